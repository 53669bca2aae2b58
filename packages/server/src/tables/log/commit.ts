import { Complaint, type Seat } from '@parlour/kernel';
import type { Services } from '../../services.ts';
import type { Database, SeatRow } from '../../store/schema.ts';
import { type Addition, Conflict, type Standing } from '../../store/store.ts';
import { deadline } from './clock.ts';
import { type Entry, type Happening, toRow } from './entry.ts';
import { apply, Illegal, isPlayed, lastNumber, type Status, type OnlineTable, toAct } from './table.ts';

/** A bot of which nothing was heard for so long is lost with its process: whoever notices lets it think again. */
export const BOT_PATIENCE = 4_000;

/** What committing needs; the host's commands have no more. */
export type Committer = Pick<Services, 'store' | 'metrics' | 'now' | 'consequences'>;

/** What others write down in the same transaction because of what happened at a table: whom to tell, what a game was worth. Nothing, most of the time. */
export type Consequence = (change: TableChange) => ((db: Database) => Promise<void>) | undefined;

/** A table that has changed, and what it was before. */
export interface TableChange {
  readonly table: OnlineTable;
  readonly before: { readonly seats: readonly SeatRow[]; readonly status: Status; readonly toAct: readonly Seat[] };
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
 * If it fails, nothing has happened, but the table in memory is spoilt and must be loaded again. Returns the number of the first thing that
 * happened: what was asked for, and is found again under its id.
 */
export async function commit(
  { store, metrics, now, consequences }: Committer,
  table: OnlineTable,
  happenings: readonly Happening[],
  { clientId, seats = table.seats, also }: Commitment = {},
): Promise<number> {
  const expected = lastNumber(table);
  const before = { seats: table.seats, status: table.status, toAct: deciding(table) };
  const at = Math.max(now(), table.log.at(-1)?.entry.at ?? 0);
  const entries = happenings.map((happening, index): Entry => {
    const entry = { ...happening, number: expected + 1 + index, at };
    return index === 0 && clientId !== undefined ? { ...entry, clientId } : entry;
  });
  table.seats = seats;
  for (const entry of entries) applyNew(table, entry);

  const addition = { expected, standing: standingOf(table, at), entries: entries.map((entry) => toRow(table.settings.id, entry)) };
  const change = { table, before, at };
  const more = consequences.map((consequence) => consequence(change)).filter((write) => write !== undefined);
  if (also !== undefined) more.push(also);
  const finished = metrics.commit.startTimer();
  if (more.length === 0 && seats === before.seats) await store.append(addition);
  else await writeMore(store, addition, before.seats, seats, more);
  finished();
  store.ring({ table: table.settings.id, number: lastNumber(table) });
  for (const { kind } of entries) metrics.entries.inc({ kind });
  return expected + 1;
}

async function writeMore(
  store: Committer['store'],
  addition: Addition,
  before: readonly SeatRow[],
  after: readonly SeatRow[],
  more: readonly ((db: Database) => Promise<void>)[],
): Promise<void> {
  await store
    .write(async (db) => {
      await store.appendWithin(db, addition);
      await updateSeats(db, before, after);
      for (const write of more) await write(db);
    })
    .catch((error: unknown) => {
      throw store.isConflict(error) ? new Conflict() : error;
    });
}

/** The only place where a new decision is judged. One that is refused has changed nothing, so that the table can still be used. */
function applyNew(table: OnlineTable, entry: Entry): void {
  try {
    apply(table, entry);
  } catch (error) {
    throw error instanceof Illegal ? new Complaint('server.refused', {}, error.refusal) : error;
  }
}

/** Who must decide in a game under way. */
export function deciding(table: OnlineTable): readonly Seat[] {
  return table.status === 'playing' ? toAct(table) : [];
}

/** Where a table stands by its entries. */
export function standingOf(table: OnlineTable, changed: number): Standing {
  const turns = deciding(table).map((seat) => [seat, deadline(table.clock, seat)] as const);
  return {
    id: table.settings.id,
    number: lastNumber(table),
    status: table.status,
    changed,
    wake: wakeTime(table, changed),
    rematch: table.rematch ?? null,
    turns: turns.length === 0 ? null : JSON.stringify(turns),
  };
}

/** Whose turn it is, and until when, as it is stored for lists. */
export function readTurns(turns: string | null): ReadonlyMap<Seat, number | null> {
  return new Map(turns === null ? [] : (JSON.parse(turns) as [Seat, number | null][]));
}

/** When somebody must look after the table without being asked. Bots among themselves wait until somebody watches. */
export function wakeTime(table: OnlineTable, now: number): number | null {
  if (!isPlayed(table)) return null;
  const times = deciding(table)
    .map((seat) => (table.seats[seat]?.bot === null ? deadline(table.clock, seat) : now + BOT_PATIENCE))
    .filter((time) => time !== null);
  return times.length === 0 ? null : Math.min(...times);
}

async function updateSeats(db: Database, before: readonly SeatRow[], after: readonly SeatRow[]): Promise<void> {
  for (const row of after) {
    if (row === before[row.seat]) continue;
    const { table_id, seat, ...changes } = row;
    await db.updateTable('seats').set(changes).where('table_id', '=', table_id).where('seat', '=', seat).execute();
  }
}
