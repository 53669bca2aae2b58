import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, describe } from 'vitest';
import { WebSocketServer } from 'ws';
import { openStore } from '../src/store/index.ts';
import { cutConnections, newDatabase } from './postgres.ts';
import { check } from './torture/check.ts';
import { annoy } from './torture/neighbour.ts';
import { trendOf } from './torture/flat.ts';
import type { Player, Testimony } from './torture/player.ts';
import { makeProxy } from './torture/proxy.ts';
import { soak, soakReport } from './torture/soak.ts';
import { settle, torture } from './torture/torture.ts';

type Where = Parameters<typeof check>[0];

/** One lie each about what was told, and one about what is stored: the check that found nothing finds every one of them. */
async function seesWhatIsWrong(where: Where, testimonies: readonly Testimony[]): Promise<void> {
  const witness = testimonies.find(({ viewer, acknowledged, steps }) => viewer !== null && acknowledged.size > 0 && steps.size > 0)!;
  const [asked, number] = [...witness.acknowledged][0]!;
  const [heard, told] = [...witness.steps].at(-1)!;
  const shown = witness.syncs.at(-1)!;
  const lies: readonly Testimony[] = [
    { ...witness, acknowledged: new Map([[asked, number + 1]]) },
    { ...witness, acknowledged: new Map([['never-asked', number]]) },
    { ...witness, steps: new Map([[heard, { ...told, step: { ...told.step, at: told.step.at + 1 } }]]) },
    { ...witness, steps: new Map([[heard + 1000, told]]) },
    { ...witness, syncs: [{ ...shown, position: { ...shown.position, toAct: [99] } }] },
    { ...witness, syncs: [{ ...shown, history: shown.history.slice(1) }] },
    { ...witness, wrong: ['a stranger was heard'] },
  ];
  for (const lie of lies) expect(await check(where, [lie]), JSON.stringify(lie.wrong)).not.toEqual([]);

  const store = await openStore({ ...where, lock: false });
  await store.db.updateTable('tables').set({ number: 100_000 }).where('id', '=', witness.table).execute();
  await store.close();
  expect(await check(where, [witness])).not.toEqual([]);
}

/** The short form of `npm run torture`. */
describe.each(['SQLite', 'PostgreSQL'])('while servers are killed, lines cut and neighbours hostile (%s)', (kind) => {
  it('every acknowledged decision is kept once, and everybody is told one and the same game', { timeout: 300_000 }, async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'parlour-torture-'));
    const databaseUrl = kind === 'PostgreSQL' ? await newDatabase() : undefined;
    const alsoHurt = databaseUrl === undefined ? undefined : () => cutConnections(databaseUrl);
    const outcome = await torture({ seed: 'short', dataDir, databaseUrl, kills: 2, inputs: 500, tables: 2, alsoHurt });
    expect(outcome.wrong).toEqual([]);
    expect(outcome.acknowledged).toBeGreaterThan(10);
    await seesWhatIsWrong({ dataDir, databaseUrl }, outcome.testimonies);
    rmSync(dataDir, { recursive: true, force: true });
  });
});

/** Somebody who has asked so often in a row without anything new coming of it, until they are asked about it so many times. */
function waiting(inVain: number, number: number, isQuietAfter: number): Player {
  let looks = 0;
  return {
    testimony: { table: 'a', viewer: 0, steps: new Map(), syncs: [], acknowledged: new Map(), wrong: [] },
    isOver: false,
    get isQuiet() {
      return ++looks > isQuietAfter;
    },
    inVain,
    waitsFor: `${number}`,
    number,
    rest: () => undefined,
    close: () => undefined,
  };
}

describe('whether somebody waits in vain', () => {
  it('is judged by what they asked for, however long a busy machine takes to answer', async () => {
    expect(await settle([[waiting(0, 3, 6), waiting(50, 3, 0)]])).toEqual([]);
  });

  it('is told of those who ask again and again, and of those who never hear what the others heard', async () => {
    const never = Number.POSITIVE_INFINITY;
    expect(await settle([[waiting(50, 3, never), waiting(0, 3, 0)], [waiting(0, 7, 0)]])).toEqual(['3', '3']);
    expect(await settle([[waiting(50, 3, 0), waiting(50, 4, 0)]])).toEqual(['3', '4']);
  });
});

/** Neighbours at a server that answers every message as it is told, and every request with a failure; or nothing at all. */
async function neighboursOf(answer: string | undefined, isEnough: (neighbour: ReturnType<typeof annoy>, said: number) => boolean) {
  const server = createHttpServer((_, response) => void (answer !== undefined && response.writeHead(500).end('{}')));
  let said = 0;
  new WebSocketServer({ server }).on('connection', (line) =>
    line.on('message', () => {
      said++;
      if (answer !== undefined) line.send(answer);
    }),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const neighbour = annoy(address, () => ['table'], 'neighbour', false, Number.POSITIVE_INFINITY);
  await expect.poll(() => isEnough(neighbour, said), { timeout: 60_000 }).toBe(true);
  server.closeAllConnections();
  server.close();
  await neighbour.stop();
  return neighbour;
}

describe('a hostile neighbour', () => {
  it('notices failures of the server, and that it was heard', { timeout: 120_000 }, async () => {
    const { wrong } = await neighboursOf('{"type":"done","id":"nonsense-id","number":4}', ({ wrong, answered }) =>
      [/^[A-Z]+ \/api\/.*: 500 /, /^a stranger was heard/].every((what) => answered > 100 && wrong.some((line) => what.test(line))),
    );
    expect(wrong).not.toEqual([]);
  });

  it('counts what was answered, and not what was only said', { timeout: 120_000 }, async () => {
    const { answered } = await neighboursOf(undefined, (_, said) => said > 100);
    expect(answered).toBe(0);
  });

  it('finds nothing wrong with a server that refuses', { timeout: 120_000 }, async () => {
    const { wrong } = await neighboursOf('{"type":"error","complaint":{"key":"server.message"}}', ({ answered }) => answered > 500);
    expect(wrong.filter((line) => !line.includes(': 500 '))).toEqual([]);
  });
});

it('nothing overtakes anything else on a line that was slow and is not any more', async () => {
  const server = createServer((socket) => socket.pipe(socket)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const proxy = await makeProxy(
    () => [(server.address() as AddressInfo).port],
    () => 0,
  );
  const line = connect(Number(new URL(proxy.address).port), '127.0.0.1');
  let heard = '';
  line.on('data', (data: Buffer) => (heard += data.toString()));
  for (const [index, word] of 'parlour'.split('').entries()) {
    proxy.delay(index % 2 === 0 ? 100 : 0);
    line.write(word);
    await sleep(10);
  }
  await expect.poll(() => heard).toHaveLength(7);
  expect(heard).toBe('parlour');
  line.destroy();
  await proxy.close();
  server.close();
});

function many(value: (at: number) => number): number[] {
  return Array.from({ length: 200 }, (_, at) => value(at));
}

describe('whether what a server holds stays the same', () => {
  it('is judged by its growth and by how sure that is', () => {
    expect(
      trendOf(
        'still',
        many((at) => 100 + (at % 7)),
        0.05,
      ),
    ).toMatchObject({ verdict: 'flat' });
    expect(
      trendOf(
        'falling',
        many((at) => 100 - at / 4),
        0.05,
      ),
    ).toMatchObject({ verdict: 'flat' });
    expect(
      trendOf(
        'growing',
        many((at) => 100 + at / 10 + (at % 7)),
        0.05,
      ),
    ).toMatchObject({ verdict: 'grows' });
    const wild = many((at) => 100 + 40 * Math.sin(at / 9));
    expect(trendOf('wild', wild, 0.05)).toMatchObject({ verdict: 'unclear' });
    // A tenth in all, from first to last.
    expect(
      trendOf(
        'growing',
        many((at) => 95 + at / 20),
        0.05,
      ).growth,
    ).toBeCloseTo(0.1, 2);
  });

  it('a part of the server that keeps what it needs no more is found out', { timeout: 120_000 }, async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'parlour-soak-'));
    const short = { tables: 3, warmUpSeconds: 1, seconds: 8, sampleEverySeconds: 0.25, thinks: 20 };
    const { trends, games } = await soak({ ...short, seed: 'short', dataDir, databaseUrl: undefined, leaks: true });
    const grows = trends.flatMap(({ name, verdict }) => (verdict === 'grows' ? [name] : []));
    expect(grows).toEqual(expect.arrayContaining(['heap', 'files', 'timers']));
    expect(soakReport(trends).at(-1)).toContain('Not flat: heap (grows)');
    expect(games).toBeGreaterThanOrEqual(short.tables);
    rmSync(dataDir, { recursive: true, force: true });
  });
});
