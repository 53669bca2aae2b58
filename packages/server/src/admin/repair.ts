import { Complaint } from '@parlour/kernel';
import type { EntryRow } from '../store/schema.ts';
import { fromArchive } from '../tables/log/archive.ts';
import { standingOf } from '../tables/log/commit.ts';
import { fromRow, toRow } from '../tables/log/entry.ts';
import { loadSeats } from '../tables/log/load.ts';
import { apply, emptyTable, readSettings, type OnlineTable } from '../tables/log/table.ts';
import { newEpoch } from '../store/epoch.ts';
import type { Admin } from './open.ts';

/** What is wrong with a table: the first entry that cannot have happened, and those that follow. */
export interface Damage {
  readonly number: number;
  readonly reason: string;
  readonly lost: readonly EntryRow[];
}

/** Plays all that is stored of a table, as far as it goes. */
async function examine({ store: { db }, loadGame }: Admin, id: string): Promise<{ table: OnlineTable; damage: Damage | undefined }> {
  const row = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw new Complaint('server.no-table');
  const game = await loadGame(row.game, row.rules);
  if (game === undefined) throw new Complaint('server.no-game', { game: row.game });
  const stored = await db.selectFrom('entries').selectAll().where('table_id', '=', id).orderBy('number').execute();
  const entries = [...fromArchive(row), ...stored];
  const fresh = () => emptyTable(readSettings(row, game), seats);
  const seats = await loadSeats(db, id);
  let table = fresh();
  for (const [index, entry] of entries.entries()) {
    try {
      if (entry.number !== index + 1) throw new Error(`entry ${index + 1} is missing`);
      apply(table, fromRow(entry));
    } catch (error) {
      // A failed entry may have left its traces.
      table = fresh();
      for (const good of entries.slice(0, index)) apply(table, fromRow(good));
      const reason = error instanceof Error ? error.message : String(error);
      return { table, damage: { number: index + 1, reason, lost: entries.slice(index) } };
    }
  }
  return { table, damage: undefined };
}

/** Plays every stored game, each by the revision of the rules it was begun under. Before a new release: whether it breaks a game in progress. */
export async function checkTables(admin: Admin): Promise<{ checked: number; broken: { id: string; reason: string }[] }> {
  const rows = await admin.store.db.selectFrom('tables').select('id').orderBy('id').execute();
  const broken: { id: string; reason: string }[] = [];
  for (const { id } of rows) {
    const reason = await examine(admin, id).then(
      ({ damage }) => damage && `${damage.number}: ${damage.reason}`,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    if (reason !== undefined) broken.push({ id, reason });
  }
  return { checked: rows.length, broken };
}

/**
 * Writes everything that is derived from a table's entries anew. With `cut`, entries that cannot have happened, and all after them,
 * are taken out; the caller keeps them. Returns what is damaged.
 */
export async function repairTable(admin: Admin, id: string, cut: boolean): Promise<Damage | undefined> {
  const { table, damage } = await examine(admin, id);
  if (damage !== undefined && !cut) return damage;
  await admin.store.write(async (db) => {
    if (damage !== undefined) {
      await db.updateTable('tables').set({ archive: null }).where('id', '=', id).execute();
      const kept = table.log.map(({ entry }) => toRow(id, entry));
      await db.deleteFrom('entries').where('table_id', '=', id).execute();
      for (const row of kept) await db.insertInto('entries').values(row).execute();
    }
    await db.updateTable('tables').set(standingOf(table, admin.now())).where('id', '=', id).execute();
    await newEpoch(db);
  });
  admin.store.ring(null);
  return damage;
}
