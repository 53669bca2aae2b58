import { Complaint } from '@parlour/kernel';
import type { Services } from '../../services.ts';
import type { Database, EntryRow } from '../../store/schema.ts';
import { fromArchive } from './archive.ts';
import { fromRow } from './entry.ts';
import { apply, emptyTable, lastNumber, readSettings, type OnlineTable } from './table.ts';

const MOST_ATTEMPTS = 3;

/** Reads a table and all that happened at it. */
export async function loadTable(services: Pick<Services, 'store' | 'loadGame'>, id: string): Promise<OnlineTable> {
  for (let attempt = 1; ; attempt++) {
    const table = await readTable(services, id);
    // Its entries may have been archived while we read.
    if (table !== undefined) return table;
    if (attempt === MOST_ATTEMPTS) throw new Complaint('server.damaged', { number: 0, detail: 'entries are missing' });
  }
}

async function readTable({ store: { db }, loadGame }: Pick<Services, 'store' | 'loadGame'>, id: string): Promise<OnlineTable | undefined> {
  const row = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw new Complaint('server.no-table');
  const game = await loadGame(row.game, row.rules);
  if (game === undefined) throw new Complaint('server.no-game', { game: row.game });
  const rows = await loadEntries(db, id);
  // The seats come last: whoever knows newer seats than entries cannot commit, and hears of what they missed.
  const seats = await loadSeats(db, id);
  let at = 0;
  try {
    const table = emptyTable(readSettings(row, game), seats);
    for (const entry of [...fromArchive(row), ...rows]) {
      at = entry.number;
      apply(table, fromRow(entry));
    }
    return lastNumber(table) < row.number ? undefined : table;
  } catch (error) {
    // Whatever is wrong with what is stored stays wrong: no use in trying again.
    throw new Complaint('server.damaged', { number: at, detail: error instanceof Error ? error.message : String(error) });
  }
}

export function loadSeats(db: Database, id: string) {
  return db.selectFrom('seats').selectAll().where('table_id', '=', id).orderBy('seat').execute();
}

function loadEntries(db: Database, id: string, after = 0): Promise<EntryRow[]> {
  return db.selectFrom('entries').selectAll().where('table_id', '=', id).where('number', '>', after).orderBy('number').execute();
}

/** Adds what another process has committed since. */
export async function catchUp({ store: { db } }: Pick<Services, 'store'>, table: OnlineTable): Promise<void> {
  const { id } = table.settings;
  const entries = await loadEntries(db, id, lastNumber(table));
  const seats = await loadSeats(db, id);
  for (const entry of entries) apply(table, fromRow(entry));
  table.seats = seats;
}
