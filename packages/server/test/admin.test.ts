import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
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
  openOffice,
  repairTable,
  reportAsScenario,
  restore,
  showTable,
} from '../src/index.ts';
import { newDatabase } from './postgres.ts';
import { complaintOf, isOver, onBothStores, playOn, playOne, sitTogether, until, type World } from './world.ts';

const games = [nim as AnyGame];

/** The host's commands, beside the running server. */
async function office({ dataDir, databaseUrl }: Pick<World, 'dataDir' | 'databaseUrl'>) {
  const opened = await openOffice({ dataDir, databaseUrl, games });
  onTestFinished(() => opened.close());
  return opened;
}

onBothStores('the host', (enter, kind) => {
  it('lists and shows tables, without the secrets of their games', async () => {
    const world = await enter();
    const { table } = await sitTogether(world);
    const desk = await office(world);
    const [listed] = await listTables(desk);
    expect(listed).toMatchObject({ id: table, game: 'nim', status: 'playing', seats: [{ name: 'Anna' }, { name: 'Bert' }] });
    expect(await listTables(desk, 'over')).toEqual([]);
    expect(await showTable(desk, table)).toMatchObject({ id: table, number: 2 });
    const { seed } = await exportTable(desk, table);
    expect(JSON.stringify(await showTable(desk, table))).not.toContain(seed);
    expect(await complaintOf(showTable(desk, 'AAAAAAAAAAAAAAAA'))).toBe('server.no-table');
  });

  it('closes a table under the eyes of its players', async () => {
    const world = await enter();
    const { table, first, anna } = await sitTogether(world);
    const desk = await office(world);
    await closeTable(desk, table);
    const closed = await until(first, ({ info }) => info?.status === 'closed');
    expect(closed.history.at(-1)?.kind).toBe('closed');
    expect(await complaintOf(first.play({ type: 'done' }))).toBe('server.over');
    expect(await complaintOf(closeTable(desk, table))).toBe('server.over');
    expect((await anna.http.record(table)).moves).toEqual([]);
  });

  it('finds out whether the rules of this program break a stored game', async () => {
    const world = await enter();
    const { table } = await sitTogether(world);
    expect(await checkTables(await office(world))).toEqual({ checked: 1, broken: [] });
    const changed = { ...(nim as AnyGame), revision: 2 };
    const desk = await openOffice({ ...world, games: [changed] });
    expect((await checkTables(desk)).broken).toMatchObject([{ id: table, reason: expect.stringContaining('record.other-rules') }]);
    await desk.close();
  });

  it('repairs a damaged table by cutting off what cannot have happened', async () => {
    const world = await enter();
    const { table, first, second } = await sitTogether(world);
    await playOne(first);
    await playOne(second);
    const desk = await office(world);
    const body = '{"move":{"type":"take","heap":99,"count":99}}';
    await desk.store.write((db) => db.updateTable('entries').set({ body }).where('table_id', '=', table).where('number', '=', 4).execute());
    expect((await checkTables(desk)).broken).toHaveLength(1);
    expect(await repairTable(desk, table, false)).toMatchObject({ number: 4, lost: [{ number: 4, body }] });
    expect((await showTable(desk, table)).number).toBe(4);
    await repairTable(desk, table, true);
    expect(await checkTables(desk)).toEqual({ checked: 1, broken: [] });
    // Those at the table see it as it is now, and play on.
    const back = await until(first, ({ number }) => number === 3);
    expect(back.position?.toAct).toEqual([1]);
    await until(second, ({ number }) => number === 3);
    await Promise.all([playOn(first), playOn(second)]);
  });

  it('makes a backup while people play, and goes back to it while they watch', async () => {
    const world = await enter();
    const { table, first, second } = await sitTogether(world);
    await playOne(first);
    const desk = await office(world);
    const file = join(world.dataDir, 'backup.gz');
    expect(await backup(desk, file)).toBeGreaterThan(5);
    await Promise.all([playOn(first), playOn(second)]);
    const later = await sitTogether(world);
    await restore(desk, file);
    const back = await until(first, ({ number }) => number === 3);
    expect(back.info?.status).toBe('playing');
    await until(second, ({ number }) => number === 3);
    expect((await until(later.first, ({ gone }) => gone !== undefined)).gone?.key).toBe('server.no-table');
    const [over] = await Promise.all([playOn(first), playOn(second)]);
    expect(isOver(over)).toBe(true);
    expect((await listTables(desk)).map(({ id }) => id)).toEqual([table]);
  });

  it('moves everything to the other kind of store', async () => {
    const world = await enter();
    const { table, first } = await sitTogether(world);
    await playOne(first);
    const file = join(world.dataDir, 'move.gz');
    const desk = await office(world);
    await backup(desk, file);
    const databaseUrl = kind === 'SQLite' ? await newDatabase() : undefined;
    const other = await office({ dataDir: join(world.dataDir, 'other'), databaseUrl });
    await restore(other, file);
    expect(await exportTable(other, table)).toEqual(await exportTable(desk, table));
  });

  it('is told what is not a backup, and nothing has changed', async () => {
    const world = await enter();
    await sitTogether(world);
    const desk = await office(world);
    const file = join(world.dataDir, 'nonsense.gz');
    writeFileSync(file, 'nonsense');
    expect(await complaintOf(restore(desk, file))).toBe('server.bad-backup');
    expect(await complaintOf(restore(desk, join(world.dataDir, 'missing')))).toBe('server.bad-backup');
    expect(await listTables(desk)).toHaveLength(1);
  });

  it('reads a bug report as a scenario that shows the same', async () => {
    const world = await enter();
    const { table, first, anna } = await sitTogether(world);
    await playOne(first);
    const { report } = await anna.http.report(table, 'My card is gone');
    const desk = await office(world);
    expect(await listReports(desk)).toMatchObject([{ id: report, table_id: table, message: 'My card is gone' }]);
    const scenario = checkScenario(JSON.parse(JSON.stringify(await reportAsScenario(desk, report))));
    expect(runScenario(nim as AnyGame, scenario).passed).toBe(true);
    expect(await complaintOf(reportAsScenario(desk, 'none'))).toBe('server.no-report');
  });
});
