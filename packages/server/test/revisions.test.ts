import type { TableHandle } from '@parlour/client';
import { type AnyGame, replay } from '@parlour/kernel';
import { nim } from '@parlour/nim';
import type { Thinker } from '@parlour/think';
import { createThinker } from '@parlour/think/node';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { checkTables, openAdmin, repairTable } from '../src/index.ts';
import { firstNim } from './first-nim.ts';
import { anyMove, complaintOf, type Guest, isMyTurn, isOver, onBothStores, until, type World } from './world.ts';

// Threads look for the games themselves; there, Nim is an example.
beforeEach(() => {
  vi.stubEnv('PARLOUR_EXAMPLES', '1');
});
afterEach(() => {
  vi.unstubAllEnvs();
});

const before = [firstNim];
const after = [nim as AnyGame, firstNim];

/** With three players the revisions differ in their cards and in what may be taken. */
const seats = [{ kind: 'me' }, { kind: 'person' }, { kind: 'person' }] as const;

async function sitDown(world: World) {
  const [anna, bert, carl] = ['Anna', 'Bert', 'Carl'].map((name) => world.guest(name)) as [Guest, Guest, Guest];
  const { table, links } = await anna.http.create({ game: 'nim', seats: [...seats], name: 'Anna', rated: true });
  await bert.http.join(links[0]?.key ?? '', { name: 'Bert', rated: true });
  await carl.http.join(links[1]?.key ?? '', { name: 'Carl', rated: true });
  const handles = [anna, bert, carl].map((guest) => guest.table(table));
  await Promise.all(handles.map((handle) => until(handle, ({ info }) => info?.status === 'playing')));
  return { table, anna, bert, handles };
}

/** One decision of whoever is asked first; everybody has heard of it. */
async function playNext(handles: readonly TableHandle[], game: AnyGame): Promise<void> {
  const handle = await Promise.any(handles.map((each) => until(each, isMyTurn).then(() => each)));
  const { number } = handle.snapshot();
  await handle.play(anyMove(handle.snapshot(), game));
  await Promise.all(handles.map((each) => until(each, (now) => now.number > number)));
}

async function playToEnd(handle: TableHandle, game: AnyGame): Promise<void> {
  for (;;) {
    const snapshot = await until(handle, (now) => isMyTurn(now) || isOver(now));
    if (isOver(snapshot)) return;
    await handle.play(anyMove(snapshot, game));
  }
}

const rulesAt = async (handle: TableHandle) => (await until(handle, ({ info }) => info !== undefined)).info?.rules;

onBothStores('a game begun before its rules were changed', (enter) => {
  it('goes on, is taken back, ends, is rated, archived, looked at and forked by the rules it was begun under; a rematch is by the new ones', async () => {
    const world = await enter({ games: before });
    const { port } = world.server;
    const { table, anna, bert, handles } = await sitDown(world);
    const [first, second, third] = handles as [TableHandle, TableHandle, TableHandle];
    for (let decisions = 0; decisions < 5; decisions++) await playNext(handles, firstNim);
    const { number, position } = first.snapshot();

    await world.restart({ port, games: after });
    expect(await rulesAt(world.guest('Onlooker').table(table))).toBe(1);
    await playNext(handles, firstNim);
    await first.askUndo(1);
    for (const other of [second, third]) {
      await until(other, (now) => now.position?.asked !== null);
      await other.answerUndo(true);
    }
    const [back] = await Promise.all(handles.map((handle) => until(handle, ({ history }) => history.at(-1)?.kind === 'undo')));
    expect(back?.position?.view).toEqual(position?.view);
    await Promise.all(handles.map((handle) => playToEnd(handle, firstNim)));
    const record = await anna.http.record(table);
    expect(record.rules).toBe(1);
    expect(first.snapshot().position?.scores).toEqual([...firstNim.scores(replay(firstNim, record).state)]);
    expect(await world.server.services.store.db.selectFrom('ratings').selectAll().execute()).toHaveLength(3);

    const again = await anna.http.rematch(table);
    expect(await rulesAt(anna.table(again.table))).toBe(2);
    const alone = [{ kind: 'me' }, { kind: 'bot', level: 'random' }, { kind: 'bot', level: 'random' }] as const;
    const forked = bert.table((await bert.http.fork(table, number, alone)).table);
    expect(await rulesAt(forked)).toBe(1);
    await playToEnd(forked, firstNim);
    const brought = bert.table((await bert.http.importGame({ ...record, moves: record.moves.slice(0, 4) }, alone)).table);
    expect(await rulesAt(brought)).toBe(1);
    await playToEnd(brought, firstNim);

    world.pass(2 * 86_400_000);
    const stored = () => world.server.services.store.db.selectFrom('entries').selectAll().where('table_id', '=', table).execute();
    await expect.poll(stored).toEqual([]);
    await world.restart({ port, games: after });
    expect(await anna.http.record(table)).toEqual(record);
    expect((await anna.http.moment(table, number)).position.view).toEqual(position?.view);

    const admin = await openAdmin({ ...world, games: after });
    onTestFinished(() => admin.close());
    expect(await checkTables(admin)).toEqual({ checked: 4, broken: [] });
    expect(await repairTable(admin, table, false)).toBeUndefined();
  });

  it('has bots that think by the rules it was begun under, and others that think by the new ones', async () => {
    const failures: unknown[] = [];
    const world = await enter({ games: before, thinker: watched(failures), botMilliseconds: 20 });
    const { port } = world.server;
    const anna = world.guest('Anna');
    const company = { game: 'nim', seats: [{ kind: 'me' }, { kind: 'bot', level: 'expert' }, { kind: 'bot', level: 'master' }] } as const;
    const create = async () => anna.table((await anna.http.create({ ...company, seats: [...company.seats], name: 'Anna' })).table);
    const old = await create();
    for (let decisions = 0; decisions < 2; decisions++) await old.play(anyMove(await until(old, isMyTurn), firstNim));
    await world.restart({ port, games: after, thinker: watched(failures) });
    const young = await create();
    await Promise.all([playToEnd(old, firstNim), playToEnd(young, nim as AnyGame)]);
    expect([await rulesAt(old), await rulesAt(young)]).toEqual([1, 2]);
    expect(failures).toEqual([]);
  });

  it('is left alone, with a sentence, by a program that does not keep its rules', async () => {
    const world = await enter({ games: before });
    const { table } = await sitDown(world);
    await world.restart({ games: [nim] });
    const late = world.guest('Late');
    expect((await until(late.table(table), ({ gone }) => gone !== undefined)).gone?.key).toBe('record.other-rules');
    expect(await complaintOf(late.http.moment(table, 1))).toBe('record.other-rules');
  });
});

/** Thinks in a thread, and notes what it could not think about: a table would go on by chance. */
function watched(failures: unknown[]): Thinker {
  const thinker = createThinker(1);
  return {
    think: (request, signal) =>
      thinker.think(request, signal).catch((error: unknown) => {
        if (signal?.aborted !== true && !String(error).includes('closed')) failures.push(error);
        throw error;
      }),
    close: () => thinker.close(),
  };
}
