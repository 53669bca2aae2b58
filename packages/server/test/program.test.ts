import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { loadGame } from '@parlour/games';
import { Client } from 'pg';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createClient, nodeTransport, type TableHandle } from '@parlour/client';
import { startCluster } from './cluster.ts';
import { cutConnections, newDatabase } from './postgres.ts';
import { anyMove, isMyTurn, until } from './world.ts';

const main = join(import.meta.dirname, '../src/start/main.ts');

/** Starting programs takes its time on a busy machine. */
vi.setConfig({ testTimeout: 180_000 });

/** The real program, as `npm start` runs it. */
function start(environment: Record<string, string>) {
  const child = spawn(process.execPath, [main], { env: { PATH: process.env['PATH'] ?? '', LANG: 'C', ...environment } });
  let output = '';
  child.stdout.on('data', (data) => (output += String(data)));
  child.stderr.on('data', (data) => (output += String(data)));
  onTestFinished(() => void child.kill('SIGKILL'));
  return { child, output: () => output };
}

async function addressOf(program: ReturnType<typeof start>): Promise<string> {
  await expect.poll(() => program.output(), { timeout: 60_000 }).toMatch(/http:\S+/);
  return /http:\S+/.exec(program.output())?.[0] ?? '';
}

async function ended(child: ChildProcess): Promise<number> {
  const [code] = (child.exitCode === null ? await once(child, 'exit') : [child.exitCode]) as [number];
  return code;
}

function folder(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'parlour-program-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  return dataDir;
}

/** What was said at a table, as it is stored. */
async function wordsAt(databaseUrl: string, table: string): Promise<string[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const chats = `select body from entries where table_id = $1 and kind = 'chat' order by number`;
  const { rows } = await client.query<{ body: string }>(chats, [table]);
  await client.end();
  return rows.map(({ body }) => (JSON.parse(body) as { text: string }).text);
}

/** Two people at a table who talk without a pause, and count on what was acknowledged. */
async function twoTalk(address: string) {
  const visitor = () => createClient(nodeTransport(address));
  const clients = [visitor(), visitor()] as const;
  const [anna, bert] = clients;
  const { table, links } = await anna.http.create({ game: 'alhambra', seats: [{ kind: 'me' }, { kind: 'person' }], name: 'Anna' });
  await bert.http.join(links[0]?.key ?? '', { name: 'Bert' });
  const acknowledged: string[] = [];
  const talking = new AbortController();
  async function talk(handle: TableHandle, name: string): Promise<void> {
    for (let i = 0; !talking.signal.aborted; i++) {
      const text = `${name} ${i}`;
      const done = await handle.chat(text).then(
        () => true,
        () => false,
      );
      if (done) acknowledged.push(text);
    }
  }
  const talks = [talk(anna.table(table), 'Anna'), talk(bert.table(table), 'Bert')];
  return {
    /** Until more has been acknowledged. */
    more: async (): Promise<void> => {
      const before = acknowledged.length;
      await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(before + 4);
    },
    /** Everything acknowledged is stored once, and those who were there and whoever comes now read the latest of it. */
    end: async (databaseUrl: string): Promise<void> => {
      talking.abort();
      await Promise.all(talks);
      const stored = await wordsAt(databaseUrl, table);
      expect(new Set(stored).size).toBe(stored.length);
      expect(acknowledged.filter((text) => !stored.includes(text))).toEqual([]);
      const late = visitor();
      for (const client of [late, ...clients]) {
        const heard = () =>
          client
            .table(table)
            .snapshot()
            .history.flatMap((step) => (step.kind === 'chat' ? [step.text] : []));
        await until(client.table(table), () => heard().at(-1) === stored.at(-1));
        expect(new Set(heard()).size).toBe(heard().length);
        expect(stored).toEqual(expect.arrayContaining(heard()));
      }
      for (const client of [late, ...clients]) client.close();
    },
  };
}

describe('the program', () => {
  it.each(['SQLite', 'PostgreSQL'])('has lost nothing that it acknowledged when it is killed in the middle (%s)', async (kind) => {
    const environment = { PORT: '0', DATA_DIR: folder(), DATABASE_URL: kind === 'PostgreSQL' ? await newDatabase() : '' };
    const game = (await loadGame('alhambra'))!;
    const first = start(environment);
    const anna = nodeTransport(await addressOf(first));
    const client = createClient(anna);
    const bots = { kind: 'bot', level: 'random' } as const;
    const { table } = await client.http.create({ game: 'alhambra', seats: [{ kind: 'me' }, bots, bots], name: 'Anna' });
    const handle = client.table(table);
    for (let i = 0; i < 5; i++) await handle.play(anyMove(await until(handle, isMyTurn), game));
    first.child.kill('SIGKILL');
    const known = handle.snapshot();
    client.close();
    await ended(first.child);

    const second = start(environment);
    const again = nodeTransport(await addressOf(second));
    again.cookie = anna.cookie;
    const back = createClient(again);
    const found = await until(back.table(table), ({ info }) => info !== undefined);
    expect(found.history.slice(0, known.history.length)).toEqual(known.history);
    // The bots that were thinking go on by themselves.
    await until(back.table(table), isMyTurn, 50_000);
    back.close();
    second.child.kill('SIGTERM');
    expect(await ended(second.child)).toBe(0);
  });

  it('lives on when its connections to the database are cut under play, and when the database is restarted', async () => {
    const cluster = await startCluster();
    onTestFinished(cluster.stop);
    const DATABASE_URL = await newDatabase(cluster.url);
    const program = start({
      PORT: '0',
      DATA_DIR: folder(),
      DATABASE_URL,
      MESSAGES_PER_TEN_SECONDS: '100000',
      MESSAGES_PER_ADDRESS: '1000000',
    });
    const address = await addressOf(program);
    const talkers = await Promise.all(Array.from({ length: 3 }, () => twoTalk(address)));
    for (let i = 0; i < 12; i++) {
      expect(await cutConnections(DATABASE_URL)).toBeGreaterThan(0);
      await Promise.all(talkers.map(({ more }) => more()));
    }
    await cluster.restart();
    await Promise.all(talkers.map(({ more }) => more()));
    expect(program.child.exitCode).toBeNull();
    for (const { end } of talkers) await end(DATABASE_URL);
    program.child.kill('SIGTERM');
    expect(await ended(program.child)).toBe(0);
  });

  it('says where it is in one line, and takes the next port where the host chose none', async () => {
    const first = start({ DATA_DIR: folder() });
    const second = start({ DATA_DIR: folder() });
    const addresses = [await addressOf(first), await addressOf(second)];
    expect(new Set(addresses).size).toBe(2);
    expect(first.output().trim().split('\n')).toEqual([`Parlour is open at ${addresses[0]}`]);
    for (const address of addresses) expect((await fetch(`${address}/healthz`)).status).toBe(200);
  });

  it('complains in a sentence about a port, a folder or a setting that it cannot use', async () => {
    const dataDir = folder();
    const running = start({ PORT: '0', DATA_DIR: dataDir });
    const { port } = new URL(await addressOf(running));
    const complaints: [Record<string, string>, RegExp][] = [
      [{ PORT: port, DATA_DIR: folder() }, /^Port \d+ is already in use\./],
      [{ PORT: '0', DATA_DIR: dataDir }, /^Another Parlour is already serving the folder/],
      [{ PORT: 'many', LANG: 'pl_PL.UTF-8' }, /^PORT musi być liczbą/],
      [{ DATABASE_URL: 'postgres://localhost:1/none' }, /^The database at DATABASE_URL cannot be reached/],
    ];
    for (const [environment, sentence] of complaints) {
      const refused = start({ DATA_DIR: folder(), ...environment });
      expect(await ended(refused.child)).toBe(1);
      expect(refused.output()).toMatch(sentence);
      expect(refused.output().trim().split('\n')).toHaveLength(1);
    }
  });

  it('serves the built page at every address that is not a file, and files that never change for long and compressed', async () => {
    const webRoot = folder();
    mkdirSync(join(webRoot, 'assets'));
    writeFileSync(join(webRoot, 'index.html'), '<title>the page</title>');
    writeFileSync(join(webRoot, 'assets', 'app-1234.js'), 'export {};');
    writeFileSync(join(webRoot, 'assets', 'app-1234.js.gz'), gzipSync('export {};'));
    const address = await addressOf(start({ PORT: '0', DATA_DIR: folder(), WEB_ROOT: webRoot, REQUESTS_PER_MINUTE: '10' }));
    const get = (path: string, accept = 'text/html') => fetch(address + path, { headers: { accept, 'accept-language': 'pl-PL,pl;q=0.9' } });
    for (const path of ['/', '/table/AAAAAAAAAAAAAAAA', '/join']) expect(await (await get(path)).text()).toContain('the page');
    expect((await get('/')).headers.get('cache-control')).toBe('no-cache');
    const script = await get('/assets/app-1234.js', '*/*');
    expect(script.headers.get('cache-control')).toContain('immutable');
    expect(script.headers.get('content-encoding')).toBe('gzip');
    expect(await script.text()).toBe('export {};');
    expect((await get('/assets/none.js', '*/*')).status).toBe(404);
    expect((await get('/api/nothing')).status).toBe(404);
    expect((await get('/../package.json', '*/*')).status).toBe(404);
    // A visit takes many files, so they are counted by themselves; whoever looks at too many pages reads a sentence.
    const statuses = (path: string, times: number) =>
      Promise.all(Array.from({ length: times }, async () => (await get(path, '*/*')).status));
    expect(await statuses('/assets/app-1234.js', 200)).not.toContain(429);
    const patiently = { timeout: 50_000, interval: 1 };
    await expect.poll(() => statuses('/', 10), patiently).toContain(429);
    await expect.poll(async () => (await get('/join')).text(), patiently).toMatch(/^<!doctype html><html lang="pl">.*<p>[^<{]+<\/p>/);
    await expect.poll(() => statuses('/assets/app-1234.js', 100), patiently).toContain(429);
  });
});
