import { Complaint } from '@parlour/kernel';
import type { House } from '../house.ts';
import type { Database } from '../store/schema.ts';
import { unpack } from './archive.ts';
import { type Entry, fromRow } from './entry.ts';
import { apply, emptyTable, lastNumber, readSettings, type Table } from './table.ts';

/** Reads a table and all that happened at it. */
export async function loadTable({ store: { db }, takeDown }: Pick<House, 'store' | 'takeDown'>, id: string): Promise<Table> {
  const row = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw new Complaint('server.no-table');
  const game = await takeDown(row.game);
  if (game === undefined) throw new Complaint('server.no-game', { game: row.game });
  if (game.revision !== row.rules) throw new Complaint('record.other-rules', { rules: row.rules, known: game.revision });
  const table = emptyTable(readSettings(row, game), await loadSeats(db, id));
  for (const entry of [...unpack(row).map(fromRow), ...(await loadEntries(db, id))]) applyStored(table, entry);
  return table;
}

/** Whatever is wrong with what is stored stays wrong: no use in trying again. */
function applyStored(table: Table, entry: Entry): void {
  try {
    apply(table, entry);
  } catch (error) {
    throw new Complaint('server.damaged', { number: entry.number, detail: error instanceof Error ? error.message : String(error) });
  }
}

export function loadSeats(db: Database, id: string) {
  return db.selectFrom('seats').selectAll().where('table_id', '=', id).orderBy('seat').execute();
}

async function loadEntries(db: Database, id: string, after = 0): Promise<Entry[]> {
  const rows = await db
    .selectFrom('entries')
    .selectAll()
    .where('table_id', '=', id)
    .where('number', '>', after)
    .orderBy('number')
    .execute();
  return rows.map(fromRow);
}

/** Adds what another process has committed since. */
export async function catchUp({ store: { db } }: Pick<House, 'store'>, table: Table): Promise<void> {
  const { id } = table.settings;
  table.seats = await loadSeats(db, id);
  for (const entry of await loadEntries(db, id, lastNumber(table))) apply(table, entry);
}
