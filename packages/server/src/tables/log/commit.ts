import { Complaint } from '@parlour/kernel';
import { sql } from 'kysely';
import type { Services } from '../../services.ts';
import { prepared } from '../../store/prepared.ts';
import type { Database, EntryRow, SeatRow, TableRow } from '../../store/schema.ts';
import { Conflict } from '../../store/store.ts';
import { deadline } from './clock.ts';
import { type Entry, type Happening, toRow } from './entry.ts';
import { apply, Illegal, isPlayed, lastNumber, type Status, type OnlineTable, toAct } from './table.ts';

/** A bot that has not moved after so long is thought to be lost with its process: whoever notices lets it think again. */
export const BOT_PATIENCE = 60_000;

/** What committing needs; the host's commands have no more. */
export type Committer = Pick<Services, 'store' | 'metrics' | 'now' | 'consequences'>;

/** What others write down in the same transaction because of what happened at a table: whom to tell, what a game was worth. */
export type Consequence = (db: Database, change: TableChange) => Promise<void>;

/** A table that has changed, and what it was before. */
export interface TableChange {
  readonly table: OnlineTable;
  readonly before: { readonly seats: readonly SeatRow[]; readonly status: Status };
  readonly at: number;
}

export interface Commitment {
  /** The id under which a client asked for it. */
  readonly clientId?: string;
  /** The seats as they are from now on. */
  readonly seats?: readonly SeatRow[];
  /** What else belongs to the same transaction. */
  readonly also?: (db: Database) => Promise<void>;
}

/**
 * Lets something happen at a table, and makes it durable: one transaction, whose number nobody else can have.
 * If it fails, nothing has happened, but the table in memory is spoilt and must be loaded again.
 */
export async function commit(
  { store, metrics, now, consequences }: Committer,
  table: OnlineTable,
  happenings: readonly Happening[],
  { clientId, seats = table.seats, also }: Commitment = {},
): Promise<number> {
  const before = { number: lastNumber(table), seats: table.seats, status: table.status };
  const at = Math.max(now(), table.log.at(-1)?.entry.at ?? 0);
  const entries = happenings.map((happening, index): Entry => {
    const entry = { ...happening, number: before.number + 1 + index, at };
    return index === 0 && clientId !== undefined ? { ...entry, clientId } : entry;
  });
  table.seats = seats;
  for (const entry of entries) applyNew(table, entry);
  table.seats = withTurns(table);

  const finished = metrics.commit.startTimer();
  await store
    .write(async (db) => {
      await updateTable(db, table, before.number, at);
      await insertEntries(
        db,
        entries.map((entry) => toRow(table.settings.id, entry)),
      );
      await updateSeats(db, before.seats, seats);
      await updateTurns(db, seats, table.seats);
      for (const consequence of consequences) await consequence(db, { table, before, at });
      await also?.(db);
      await store.announce(db, { table: table.settings.id, number: lastNumber(table) });
    })
    .catch((error: unknown) => {
      throw store.isConflict(error) ? new Conflict() : error;
    });
  finished();
  for (const { kind } of entries) metrics.entries.inc({ kind });
  return lastNumber(table);
}

/** The only place where a new decision is judged. One that is refused has changed nothing, so that the table can still be used. */
function applyNew(table: OnlineTable, entry: Entry): void {
  try {
    apply(table, entry);
  } catch (error) {
    throw error instanceof Illegal ? new Complaint('server.refused', {}, error.refusal) : error;
  }
}

/** The seats with who must decide now, and until when: derived, for lists and reminders. A seat that stays as it was is the same object. */
export function withTurns(table: OnlineTable): SeatRow[] {
  const deciding = table.status === 'playing' ? toAct(table) : [];
  return table.seats.map((row) => {
    const to_act = deciding.includes(row.seat) ? 1 : 0;
    const until = table.status === 'playing' ? deadline(table.clock, row.seat) : null;
    return row.to_act === to_act && row.deadline === until ? row : { ...row, to_act, deadline: until };
  });
}

/** When somebody must look after the table without being asked. Bots among themselves wait until somebody watches. */
export function wakeTime(table: OnlineTable, now: number): number | null {
  if (!isPlayed(table)) return null;
  const turns = table.seats.filter(({ to_act }) => to_act === 1);
  const times = turns.map(({ bot, deadline }) => (bot === null ? deadline : now + BOT_PATIENCE)).filter((time) => time !== null);
  return times.length === 0 ? null : Math.min(...times);
}

/** Where a table stands, for lists and for whoever wakes it; `expected`: the number that nobody else may have changed meanwhile. */
type Standing = Pick<TableRow, 'id' | 'number' | 'status' | 'changed' | 'wake' | 'rematch'> & { readonly expected: number };

const setStanding = prepared<Standing>((db, [row]) => {
  const { id, expected, ...changes } = row!;
  return db.updateTable('tables').set(changes).where('id', '=', id).where('number', '=', expected);
});

const insertEntries = prepared<EntryRow>((db, rows) => db.insertInto('entries').values([...rows]));

/** Turns change with nearly every decision: all of a table are written at once. */
const setTurns = prepared<SeatRow>((_, rows) => {
  const turns = rows.map((row) => sql`(${whole(row.seat)}, ${whole(row.to_act)}, ${whole(row.deadline)})`);
  return sql`update seats set to_act = turns.column2, deadline = turns.column3 from (values ${sql.join(turns)}) as turns
    where table_id = ${rows[0]?.table_id} and seat = turns.column1`;
});

/** Without it PostgreSQL would take the number for text. */
function whole(value: number | null) {
  return sql`cast(${value} as bigint)`;
}

async function updateTable(db: Database, table: OnlineTable, expected: number, now: number): Promise<void> {
  const { numAffectedRows } = await setStanding(db, [
    {
      id: table.settings.id,
      expected,
      number: lastNumber(table),
      status: table.status,
      changed: now,
      wake: wakeTime(table, now),
      rematch: table.rematch ?? null,
    },
  ]);
  if (numAffectedRows !== 1n) throw new Conflict();
}

async function updateSeats(db: Database, before: readonly SeatRow[], after: readonly SeatRow[]): Promise<void> {
  for (const row of after) {
    if (row === before[row.seat]) continue;
    const { table_id, seat, ...changes } = row;
    await db.updateTable('seats').set(changes).where('table_id', '=', table_id).where('seat', '=', seat).execute();
  }
}

async function updateTurns(db: Database, before: readonly SeatRow[], after: readonly SeatRow[]): Promise<void> {
  const changed = after.filter((row) => row !== before[row.seat]);
  if (changed.length > 0) await setTurns(db, changed);
}
