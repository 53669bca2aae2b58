import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type AnyGame, checkScenario, runScenario } from '@parlour/kernel';
import { expect, it, onTestFinished } from 'vitest';
import { nim } from '@parlour/nim';
import {
  backup,
  checkTables,
  closeTable,
  exportTable,
  listReports,
  listTables,
  openAdmin,
  repairTable,
  reportAsScenario,
  restore,
  showTable,
} from '../src/index.ts';
import { newDatabase } from './postgres.ts';
import { complaintOf, isOver, onBothStores, playOn, playOne, sitTogether, until, type World } from './world.ts';

const games = [nim as AnyGame];

/** The host's commands, beside the running server. */
/** A server in this very process that would write while we restore waits for us, and we for it. */
const calm = { sweepEvery: 60_000 };

async function openFor({ dataDir, databaseUrl }: Pick<World, 'dataDir' | 'databaseUrl'>) {
  const opened = await openAdmin({ dataDir, databaseUrl, games });
  onTestFinished(() => opened.close());
  return opened;
}

onBothStores('the host', (enter, kind) => {
  it('lists and shows tables, without the secrets of their games', async () => {
    const world = await enter();
    const { table } = await sitTogether(world);
    const admin = await openFor(world);
    const [listed] = await listTables(admin);
    expect(listed).toMatchObject({ id: table, game: 'nim', status: 'playing', seats: [{ name: 'Anna' }, { name: 'Bert' }] });
    expect(await listTables(admin, 'over')).toEqual([]);
    expect(await showTable(admin, table)).toMatchObject({ id: table, number: 2 });
    const { seed } = await exportTable(admin, table);
    expect(JSON.stringify(await showTable(admin, table))).not.toContain(seed);
    expect(await complaintOf(showTable(admin, 'AAAAAAAAAAAAAAAA'))).toBe('server.no-table');
  });

  it('closes a table under the eyes of its players', async () => {
    const world = await enter();
    const { table, first, anna } = await sitTogether(world);
    const admin = await openFor(world);
    await closeTable(admin, table);
    const closed = await until(first, ({ info }) => info?.status === 'closed');
    expect(closed.history.at(-1)?.kind).toBe('closed');
    expect(await complaintOf(first.play({ type: 'done' }))).toBe('server.over');
    expect(await complaintOf(closeTable(admin, table))).toBe('server.over');
    expect((await anna.http.record(table)).moves).toEqual([]);
  });

  it('finds out whether the rules of this program break a stored game', async () => {
    const world = await enter();
    const { table } = await sitTogether(world);
    expect(await checkTables(await openFor(world))).toEqual({ checked: 1, broken: [] });
    const changed = { ...(nim as AnyGame), revision: nim.revision + 1 };
    const admin = await openAdmin({ ...world, games: [changed] });
    expect((await checkTables(admin)).broken).toMatchObject([{ id: table, reason: expect.stringContaining('record.other-rules') }]);
    await admin.close();
  });

  it('repairs a damaged table by cutting off what cannot have happened', async () => {
    const world = await enter();
    const { table, first, second } = await sitTogether(world);
    await playOne(first);
    await playOne(second);
    const admin = await openFor(world);
    const body = '{"move":{"type":"take","heap":99,"count":99}}';
    await admin.store.write((db) =>
      db.updateTable('entries').set({ body }).where('table_id', '=', table).where('number', '=', 4).execute(),
    );
    expect((await checkTables(admin)).broken).toHaveLength(1);
    expect(await repairTable(admin, table, false)).toMatchObject({ number: 4, lost: [{ number: 4, body }] });
    expect((await showTable(admin, table)).number).toBe(4);
    await repairTable(admin, table, true);
    expect(await checkTables(admin)).toEqual({ checked: 1, broken: [] });
    // Those at the table see it as it is now, and play on.
    const back = await until(first, ({ number }) => number === 3);
    expect(back.position?.toAct).toEqual([1]);
    await until(second, ({ number }) => number === 3);
    await Promise.all([playOn(first), playOn(second)]);
  });

  it('makes a backup while people play, and goes back to it while they watch', async () => {
    const world = await enter(calm);
    const { table, first, second } = await sitTogether(world);
    await playOne(first);
    const admin = await openFor(world);
    const file = join(world.dataDir, 'backup.gz');
    expect(await backup(admin, file)).toBeGreaterThan(5);
    await Promise.all([playOn(first), playOn(second)]);
    const later = await sitTogether(world);
    await restore(admin, file);
    const back = await until(first, ({ number }) => number === 3);
    expect(back.info?.status).toBe('playing');
    await until(second, ({ number }) => number === 3);
    expect((await until(later.first, ({ gone }) => gone !== undefined)).gone?.key).toBe('server.no-table');
    const [over] = await Promise.all([playOn(first), playOn(second)]);
    expect(isOver(over)).toBe(true);
    expect((await listTables(admin)).map(({ id }) => id)).toEqual([table]);
  });

  it('moves everything to the other kind of store', async () => {
    const world = await enter(calm);
    const { table, first } = await sitTogether(world);
    await playOne(first);
    const file = join(world.dataDir, 'move.gz');
    const admin = await openFor(world);
    await backup(admin, file);
    const databaseUrl = kind === 'SQLite' ? await newDatabase() : undefined;
    const other = await openFor({ dataDir: join(world.dataDir, 'other'), databaseUrl });
    await restore(other, file);
    expect(await exportTable(other, table)).toEqual(await exportTable(admin, table));
  });

  it('is told what is not a backup, and nothing has changed', async () => {
    const world = await enter(calm);
    await sitTogether(world);
    const admin = await openFor(world);
    const file = join(world.dataDir, 'nonsense.gz');
    writeFileSync(file, 'nonsense');
    expect(await complaintOf(restore(admin, file))).toBe('server.bad-backup');
    expect(await complaintOf(restore(admin, join(world.dataDir, 'missing')))).toBe('server.bad-backup');
    // A small file that is one line without an end, whether or not it could be read.
    const head = JSON.stringify({ format: 'parlour-backup/1', schema: '001-tables', at: 0 });
    const endless = JSON.stringify(['meta', { key: 'endless', value: 'a'.repeat(65_000_000) }]);
    writeFileSync(file, gzipSync(`${head}\n${endless}\n`));
    expect(await complaintOf(restore(admin, file))).toBe('server.bad-backup');
    expect(await listTables(admin)).toHaveLength(1);
  });

  it('reads a bug report as a scenario that shows the same', async () => {
    const world = await enter();
    const { table, first, anna } = await sitTogether(world);
    await playOne(first);
    const { report } = await anna.http.report(table, 'My card is gone');
    const admin = await openFor(world);
    expect(await listReports(admin)).toMatchObject([{ id: report, table_id: table, message: 'My card is gone' }]);
    const scenario = checkScenario(JSON.parse(JSON.stringify(await reportAsScenario(admin, report))));
    expect(runScenario(nim as AnyGame, scenario).passed).toBe(true);
    expect(await complaintOf(reportAsScenario(admin, 'none'))).toBe('server.no-report');
  });
});
