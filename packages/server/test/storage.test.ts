import { mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Complaint } from '@parlour/kernel';
import { heardFrom, makeBell } from '../src/store/bell.ts';
import { type Addition, Conflict } from '../src/store/store.ts';
import { sql } from 'kysely';
import { openSqlite } from '../src/store/sqlite.ts';
import { migrations } from '../src/store/migrations/index.ts';
import { isOver, onBothStores, playOn, playOne, sitTogether, twoPeople, until } from './world.ts';
import { prepareOldDatabase } from './old-database.ts';

onBothStores('storage', (enter, kind) => {
  it('lets several processes share the tables: everybody hears everything once', async () => {
    const world = await enter();
    // Two servers cannot share a SQLite folder; there, one of them is this test's second line to the same server.
    const other = kind === 'PostgreSQL' ? await world.another() : world.server;
    const anna = world.guest('Anna');
    const bert = world.guest('Bert', other);
    const seats = [{ kind: 'me' }, { kind: 'person' }, { kind: 'bot', level: 'random' }] as const;
    const { table, links } = await anna.http.create({ game: 'nim', seats: [...seats], name: 'Anna' });
    await bert.http.join(links[0]?.key ?? '', { name: 'Bert' });
    const [annas, berts] = await Promise.all([playOn(anna.table(table)), playOn(bert.table(table))]);
    expect(annas.position?.standings).toEqual(berts.position?.standings);
    const numbers = annas.history.map(({ number }) => number);
    expect(numbers).toEqual(berts.history.map(({ number }) => number));
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('tells everybody what another process did even if no bell is heard', async () => {
    const world = await enter();
    const other = kind === 'PostgreSQL' ? await world.another() : world.server;
    world.server.services.store.ring = () => undefined;
    const { table, first } = await sitTogether(world);
    const afar = world.guest('Onlooker', other).table(table);
    await until(afar, ({ info }) => info?.status === 'playing');
    await first.chat('hello');
    await playOne(first);
    expect((await until(afar, ({ number }) => number === first.snapshot().number)).history).toHaveLength(first.snapshot().history.length);
  });

  it('keeps only so many tables in memory, none that nobody has used for a minute, and finds the others again', async () => {
    const world = await enter({ tablesInMemory: 3 });
    const anna = world.guest('Anna');
    await anna.http.introduce({ name: 'Anna' });
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 'random' }] as const;
    const tables: string[] = [];
    for (let i = 0; i < 8; i++) tables.push((await anna.http.create({ game: 'nim', seats: [...seats] })).table);
    for (const id of tables) {
      const handle = anna.table(id);
      await playOne(handle);
      handle.close();
    }
    await expect.poll(() => world.server.services.rooms.size).toBeLessThanOrEqual(3);
    world.pass(61_000);
    await expect.poll(() => world.server.services.rooms.size).toBe(0);
    expect((await playOn(anna.table(tables[0] ?? ''))).info?.status).toBe('over');
  });

  it('forgets a table at which nobody does anything, though they look at it, and goes on when somebody does', async () => {
    const world = await enter();
    const { table, first, second, bert } = await sitTogether(world);
    const { services } = world.server;
    const load = vi.spyOn(services, 'loadGame');
    const stranger = world.guest('Stranger').table(table);
    await until(stranger, ({ info }) => info !== undefined);
    await playOne(first);
    expect(load).toHaveBeenCalledTimes(0);
    world.pass(61_000);
    services.rooms.letGo();
    await playOne(second);
    expect(load).toHaveBeenCalledTimes(1);
    const { number } = second.snapshot();
    for (const handle of [first, stranger]) await until(handle, (now) => now.number === number);
    expect(first.snapshot().history.map((step) => step.number)).toEqual(Array.from({ length: number }, (_, index) => index + 1));
    // Whoever looks on hears of it even if only another process knows that something happened.
    world.pass(61_000);
    services.rooms.letGo();
    await services.store.db
      .updateTable('tables')
      .set({ number: number + 1 })
      .where('id', '=', table)
      .execute();
    await services.store.db
      .insertInto('entries')
      .values({ table_id: table, number: number + 1, at: 0, kind: 'closed', seat: null, client_id: null, body: '{}' })
      .execute();
    await services.rooms.refresh(null);
    for (const handle of [first, stranger]) await until(handle, ({ info }) => info?.status === 'closed');
    // Who is there is known without the table.
    world.pass(61_000);
    services.rooms.letGo();
    await until(first, ({ online }) => online?.seats[1] === true);
    bert.close();
    await until(first, ({ online }) => online?.seats[1] === false);
  });

  it('archives games that are long over, and still shows them', async () => {
    const world = await enter();
    const { first, second, table, anna } = await sitTogether(world);
    const [over] = await Promise.all([playOn(first), playOn(second)]);
    const record = await anna.http.record(table);
    world.pass(2 * 86_400_000);
    const { db } = world.server.services.store;
    await expect.poll(() => db.selectFrom('entries').selectAll().execute()).toEqual([]);
    await world.restart({ port: Number(new URL(world.server.address).port) });
    const late = await until(world.guest('Late').table(table), isOver);
    expect(late.position?.standings).toEqual(over.position?.standings);
    expect(await anna.http.record(table)).toEqual(record);
    await anna.http.rematch(table);
    expect((await until(first, ({ info }) => info?.rematch !== null)).number).toBe(over.number + 1);
  });

  it('writes what happens at many tables at once, and only there where nobody was faster', async () => {
    const world = await enter();
    const anna = world.guest('Anna');
    await anna.http.introduce({ name: 'Anna' });
    const made = await Promise.all(Array.from({ length: 6 }, () => anna.http.create(twoPeople)));
    const { store } = world.server.services;
    const outcomes = await Promise.allSettled(
      made.map(({ table }, index) =>
        store.append(someTalk(table, index % 3 === 0 ? { expected: 7, number: 8 } : { expected: 0, number: 1 })),
      ),
    );
    expect(outcomes.map((outcome) => (outcome.status === 'rejected' ? outcome.reason : 'written'))).toEqual(
      made.map((_, index) => (index % 3 === 0 ? new Conflict() : 'written')),
    );
    const rows = await store.db.selectFrom('entries').select('table_id').execute();
    expect(rows.map(({ table_id }) => table_id).toSorted()).toEqual(
      made.flatMap(({ table }, index) => (index % 3 === 0 ? [] : [table])).toSorted(),
    );
    const { number } = await store.db.selectFrom('tables').select('number').where('id', '=', made[1]!.table).executeTakeFirstOrThrow();
    expect(number).toBe(1);
  });

  it('writes the others where one cannot be written at all', async () => {
    const world = await enter();
    const anna = world.guest('Anna');
    await anna.http.introduce({ name: 'Anna' });
    const [broken, ...fine] = await Promise.all(Array.from({ length: 4 }, () => anna.http.create(twoPeople)));
    const { store } = world.server.services;
    // An entry that the table does not know of: its number is taken.
    await store.write((db) =>
      db
        .insertInto('entries')
        .values(someTalk(broken!.table, { expected: 0, number: 1 }).entries)
        .execute(),
    );
    const outcomes = await Promise.allSettled(
      [broken!, ...fine].map(({ table }) => store.append(someTalk(table, { expected: 0, number: 1 }))),
    );
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled', 'fulfilled']);
  });

  it('gives the same number to nobody twice, however many ask at once', async () => {
    const world = await enter();
    const { first, second, table } = await sitTogether(world);
    const talk = Array.from({ length: 20 }, (_, index) => [first.chat(`a${index}`), second.chat(`b${index}`)]).flat();
    await Promise.all(talk);
    const rows = await world.server.services.store.db
      .selectFrom('entries')
      .select('number')
      .where('table_id', '=', table)
      .orderBy('number')
      .execute();
    expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 42 }, (_, index) => index + 1));
  });

  it.each(Object.keys(migrations))('goes on with a game that was begun under the schema of %s', async (version) => {
    const old = await prepareOldDatabase(kind, version);
    // It is of 1970, which is longer ago than anything is kept.
    const kept = { daysWaiting: 0, daysGuests: 0, daysGames: 0 };
    const world = await enter({ ...kept, dataDir: old.dataDir, databaseUrl: old.databaseUrl });
    const anna = world.guest('Anna');
    anna.transport.cookie = old.cookie;
    expect(await anna.http.me()).toMatchObject({ name: 'Anna' });
    const over = await playOn(anna.table(old.table));
    expect(over.history.slice(0, 2).map(({ kind }) => kind)).toEqual(['start', 'move']);
    expect(await anna.http.statistics()).toMatchObject([{ played: 1 }]);
    await old.close();
  });
});

/** Somebody says something at a table that is thought to stand at a number. */
function someTalk(table: string, { expected, number }: { readonly expected: number; readonly number: number }): Addition {
  const entry = { table_id: table, number, at: 1, kind: 'chat', seat: 0, client_id: null, body: '{"person":"","name":"","text":"hello"}' };
  return {
    expected,
    standing: { id: table, number, status: 'waiting', changed: 1, wake: null, rematch: null, turns: null },
    entries: [entry],
  };
}

describe('the bell', () => {
  it('tells of many changes at once, each table once, and is not heard by whoever rang it', async () => {
    const said: string[] = [];
    const bell = makeBell(async (text) => said.push(text));
    for (let index = 0; index < 1_000; index++) bell.ring({ table: `table-number-${index % 500}`, number: index });
    bell.ring(null);
    // Whoever looks at a table anew sees all of it.
    bell.ring({ table: 'table-number-9', number: null });
    bell.ring({ table: 'table-number-9', number: 1_009 });
    await bell.close();
    expect(said.length).toBeLessThan(5);
    for (const text of said) expect(text.length).toBeLessThan(8_000);
    const heard = said.flatMap((text) => heardFrom(text, 'somebody else'));
    expect(heard).toHaveLength(501);
    expect(heard).toContainEqual({ table: 'table-number-7', number: 507 });
    expect(heard).toContainEqual({ table: 'table-number-9', number: null });
    expect(heard).toContain(null);
    expect(said.flatMap((text) => heardFrom(text, bell.name))).toEqual([]);
  });
});

/** Why a folder cannot be served. */
function refusal(folder: string): Promise<string> {
  return openSqlite({ dataDir: folder, lock: true }).then(
    (store) => store.close().then(() => 'opened'),
    (error: unknown) => (error instanceof Complaint ? error.key : String(error)),
  );
}

describe('the data folder', () => {
  it('is served by one server alone, and says so to a second', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'parlour-lock-'));
    const first = await openSqlite({ dataDir, lock: true });
    await expect(openSqlite({ dataDir, lock: true })).rejects.toMatchObject(new Complaint('server.locked', { folder: dataDir }));
    await first.close();
    await (await openSqlite({ dataDir, lock: true })).close();
    rmSync(dataDir, { recursive: true });
  });

  it('that is damaged, closed to us, or of a newer program is refused with a sentence, and nothing in it is touched', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'parlour-bad-'));
    const garbage = join(dataDir, 'garbage');
    mkdirSync(garbage);
    writeFileSync(join(garbage, 'parlour.db'), 'This is not a database. '.repeat(1_000));
    expect(await refusal(garbage)).toBe('server.folder-damaged');
    // The folder is not held by a server that could not start.
    expect(await refusal(garbage)).toBe('server.folder-damaged');
    const cut = join(dataDir, 'cut');
    await (await openSqlite({ dataDir: cut, lock: true })).close();
    truncateSync(join(cut, 'parlour.db'), 10_000);
    expect(await refusal(cut)).toBe('server.folder-damaged');
    expect(await refusal(join(garbage, 'parlour.db'))).toBe('server.folder-closed');
    const taken = join(dataDir, 'taken');
    mkdirSync(join(taken, 'parlour.db'), { recursive: true });
    expect(await refusal(taken)).toBe('server.folder-closed');
    const newer = await openSqlite({ dataDir, lock: true });
    await sql`insert into kysely_migration (name, timestamp) values ('999-future', '2030')`.execute(newer.db);
    await newer.close();
    const before = readFileSync(join(dataDir, 'parlour.db'));
    expect(await refusal(dataDir)).toBe('server.newer-store');
    expect(readFileSync(join(dataDir, 'parlour.db')).equals(before)).toBe(true);
    rmSync(dataDir, { recursive: true });
  });

  it('on a full disk is refused with a sentence, and served once there is room', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'parlour-full-'));
    const pragma = vi.spyOn(SqliteDatabase.prototype, 'pragma').mockImplementationOnce(() => {
      throw new SqliteDatabase.SqliteError('database or disk is full', 'SQLITE_FULL');
    });
    onTestFinished(() => pragma.mockRestore());
    expect(await refusal(dataDir)).toBe('server.folder-full');
    expect(await refusal(dataDir)).toBe('opened');
    rmSync(dataDir, { recursive: true });
  });

  it('takes back only the job that fails when several share a commit', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'parlour-group-'));
    const store = await openSqlite({ dataDir, lock: true });
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, (_, index) =>
        store.write(async (db) => {
          await db
            .insertInto('meta')
            .values({ key: `key ${index}`, value: 'kept' })
            .execute();
          if (index % 3 === 0) throw new Error('changed my mind');
          return index;
        }),
      ),
    );
    expect(outcomes.map(({ status }) => status === 'fulfilled')).toEqual(outcomes.map((_, index) => index % 3 !== 0));
    const kept = await store.db.selectFrom('meta').select('key').orderBy('key').execute();
    expect(kept.map(({ key }) => key)).toEqual([1, 2, 4, 5, 7, 8].map((index) => `key ${index}`));
    await store.close();
    rmSync(dataDir, { recursive: true });
  });

  it('is written through to the disk with every commit', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'parlour-sync-'));
    const store = await openSqlite({ dataDir, lock: true });
    const { sql } = await import('kysely');
    const [{ rows: journal }, { rows: sync }] = await Promise.all([
      sql`pragma journal_mode`.execute(store.db),
      sql`pragma synchronous`.execute(store.db),
    ]);
    expect([journal, sync]).toEqual([[{ journal_mode: 'wal' }], [{ synchronous: 2 }]]);
    await store.close();
    rmSync(dataDir, { recursive: true });
  });
});
