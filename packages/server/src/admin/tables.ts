import { Complaint, type GameRecord } from '@parlour/kernel';
import { commit, readTurns } from '../tables/log/commit.ts';
import type { SeatRow, TableRow } from '../store/schema.ts';
import { recordOfTable } from '../tables/reading/history.ts';
import { loadTable } from '../tables/log/load.ts';
import type { Admin } from './open.ts';

/** A table as the host sees it: nothing of the game's secrets. */
export interface TableSummary extends Pick<TableRow, 'id' | 'game' | 'status' | 'number' | 'created' | 'changed'> {
  readonly seats: readonly SeatSummary[];
}

/** `toAct`: whether the table waits for it. */
interface SeatSummary extends Pick<SeatRow, 'seat' | 'name' | 'bot'> {
  readonly toAct: boolean;
}

const columns = ['id', 'game', 'status', 'number', 'created', 'changed', 'turns'] as const;
const seatColumns = ['table_id', 'seat', 'name', 'bot'] as const;
const LONGEST_LIST = 1_000;

/** The tables, those changed last first; all of them, or those with a status. */
export async function listTables({ store: { db } }: Admin, status?: string): Promise<TableSummary[]> {
  const all = db.selectFrom('tables').select(columns).orderBy('changed', 'desc').limit(LONGEST_LIST);
  const rows = await (status === undefined ? all : all.where('status', '=', status)).execute();
  const seats = await db.selectFrom('seats').select(seatColumns).orderBy('seat').execute();
  const byTable = Map.groupBy(seats, ({ table_id }) => table_id);
  return rows.map((row) => summaryOf(row, byTable.get(row.id) ?? []));
}

export async function showTable(admin: Admin, id: string): Promise<TableSummary> {
  const { db } = admin.store;
  const row = await db.selectFrom('tables').select(columns).where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw new Complaint('server.no-table');
  return summaryOf(row, await db.selectFrom('seats').select(seatColumns).where('table_id', '=', id).orderBy('seat').execute());
}

function summaryOf(
  { turns, ...row }: Pick<TableRow, (typeof columns)[number]>,
  seats: readonly Pick<SeatRow, (typeof seatColumns)[number]>[],
): TableSummary {
  const deciding = readTurns(turns);
  return { ...row, seats: seats.map(({ seat, name, bot }) => ({ seat, name, bot, toAct: deciding.has(seat) })) };
}

/** Ends a table for good, finished or not. */
export async function closeTable(admin: Admin, id: string): Promise<void> {
  const table = await loadTable(admin, id);
  if (table.status === 'over' || table.status === 'closed') throw new Complaint('server.over');
  await commit(admin, table, [{ kind: 'closed' }]);
}

/** The game at a table as a saved game, secrets and all: for the host's eyes. */
export async function exportTable(admin: Admin, id: string): Promise<GameRecord> {
  const table = await loadTable(admin, id);
  if (table.match === undefined) throw new Complaint('server.not-started');
  return recordOfTable(table);
}
