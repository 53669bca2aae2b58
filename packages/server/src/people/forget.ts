import { Complaint } from '@parlour/kernel';
import type { Services } from '../services.ts';
import type { Database, EntryRow } from '../store/schema.ts';
import { fromArchive, toArchive } from '../tables/log/archive.ts';
import { handOver as handOverTournament } from '../tournaments/gather.ts';
import { loadTournament } from '../tournaments/load.ts';
import { leaveForGood, NOBODY } from '../tables/seating/seats.ts';

/** In the place of what they wrote. */
const SILENCE = '…';

/**
 * Forgets a person: their name, devices, addresses, results and what they wrote. Games go on and stay what they were: in those under way a bot
 * plays on, in those that are over somebody without a name has played. Should it break off in the middle, they may ask for it again.
 */
export async function forget(services: Services, person: string): Promise<void> {
  const { store, rooms } = services;
  const { db } = store;
  for (const { table_id } of await db.selectFrom('seats').select('table_id').where('person', '=', person).execute())
    await rooms
      .withTable(table_id, (table, room) => leaveForGood(services, room, table, person))
      .catch((error: unknown) => {
        // A game of rules that are no longer played cannot go on anyway.
        if (!(error instanceof Complaint)) throw error;
      });
  const stays = await staysOf(db, person);
  const touched = new Set([...stays.map(({ table_id }) => table_id), ...(await tablesWith(db, person))]);
  // Each table by itself: those who play meanwhile are not to wait for all of them.
  for (const [table, there] of Map.groupBy(stays, ({ table_id }) => table_id))
    await store.write((db) => blot(db, table, there, person, store));
  await store.write(async (db) => {
    await handOver(db, person);
    await leaveTournaments(db, person);
    await strike(db, person);
  });
  for (const table of touched) {
    store.ring({ table, number: null });
    await rooms.refresh({ table, number: null });
  }
}

/** That somebody sits somewhere, or sat there until that number. */
interface Stay {
  readonly table_id: string;
  readonly seat: number;
  readonly until: number;
}

async function staysOf(db: Database, person: string): Promise<Stay[]> {
  const seats = await db.selectFrom('seats').select(['table_id', 'seat']).where('person', '=', person).execute();
  const visits = await db.selectFrom('visits').select(['table_id', 'seat', 'number']).where('person', '=', person).execute();
  return [
    ...seats.map((seat) => ({ ...seat, until: Number.POSITIVE_INFINITY })),
    ...visits.map(({ number, ...seat }) => ({ ...seat, until: number })),
  ];
}

/** The tables that know somebody: where they sit or are expected, and those that they made. */
async function tablesWith(db: Database, person: string): Promise<string[]> {
  const seats = await db
    .selectFrom('seats')
    .select('table_id')
    .where((where) => where.or([where('person', '=', person), where('invited', '=', person)]))
    .execute();
  const made = await db.selectFrom('tables').select('id').where('host', '=', person).execute();
  return [...seats.map(({ table_id }) => table_id), ...made.map(({ id }) => id)];
}

/** Takes the names that somebody had at a table and what they said there out of all that is kept of it. */
async function blot(
  db: Database,
  table_id: string,
  stays: readonly Stay[],
  person: string,
  { locksRows }: Pick<Services['store'], 'locksRows'>,
): Promise<void> {
  const query = db.selectFrom('tables').select('archive').where('id', '=', table_id);
  // Whoever archives it meanwhile does so before or after.
  const table = await (locksRows ? query.forUpdate() : query).executeTakeFirst();
  if (table === undefined) return;
  const archived = fromArchive(table);
  const stored = await db
    .selectFrom('entries')
    .selectAll()
    .where('table_id', '=', table_id)
    .where('kind', '!=', 'move')
    .orderBy('number')
    .execute();
  const entries = [...archived, ...stored];
  const theirs = numbersOf(entries, stays);
  const blotted = (row: EntryRow): EntryRow => (theirs.has(row.number) ? withoutName(row) : row);
  for (const row of stored) {
    const { body } = blotted(row);
    if (body === row.body) continue;
    await db.updateTable('entries').set({ body }).where('table_id', '=', table_id).where('number', '=', row.number).execute();
  }
  if (table.archive !== null)
    await db
      .updateTable('tables')
      .set({ archive: toArchive(archived.map(blotted)) })
      .where('id', '=', table_id)
      .execute();
  const begun = entries.find(({ kind }) => kind === 'start')?.number ?? Number.POSITIVE_INFINITY;
  // Whoever sat there when it began is who has played there.
  for (const { seat, until } of stays) if (begun <= until) await blotReports(db, table_id, seat);
  // Where the game is over or the table closed, the seat is still theirs.
  await db
    .updateTable('seats')
    .set({ person: null, name: NOBODY, key_hash: null, return_hash: null })
    .where('table_id', '=', table_id)
    .where('person', '=', person)
    .execute();
  await db.deleteFrom('visits').where('table_id', '=', table_id).where('person', '=', person).execute();
}

/** The numbers of what somebody did from their seats: each time from when they sat down. */
function numbersOf(entries: readonly EntryRow[], stays: readonly Stay[]): ReadonlySet<number> {
  const numbers = new Set<number>();
  for (const [seat, here] of Map.groupBy(stays, (stay) => stay.seat)) {
    const ends = here.map(({ until }) => until).toSorted((a, b) => a - b);
    let sitting: number[] = [];
    for (const row of entries.filter((entry) => entry.seat === seat)) {
      if (isSittingDown(row)) sitting = [];
      sitting.push(row.number);
      if (row.number !== ends[0]) continue;
      for (const number of sitting) numbers.add(number);
      sitting = [];
      ends.shift();
    }
    // They sit there still.
    if (ends.length > 0) for (const number of sitting) numbers.add(number);
  }
  return numbers;
}

function isSittingDown({ kind, body }: EntryRow): boolean {
  return kind === 'seat' && (JSON.parse(body) as { change?: unknown }).change === 'sat';
}

/** What happened, without who it was and what they said. They may have been known by another name, or as a guest, before. */
function withoutName(row: EntryRow): EntryRow {
  if (row.kind !== 'chat' && row.kind !== 'seat') return row;
  const said = row.kind === 'chat' ? { person: '', text: SILENCE } : {};
  return { ...row, body: JSON.stringify({ ...(JSON.parse(row.body) as object), ...said, name: NOBODY }) };
}

async function blotReports(db: Database, table: string, seat: number): Promise<void> {
  for (const { id, record } of await db.selectFrom('reports').select(['id', 'record']).where('table_id', '=', table).execute()) {
    const saved = JSON.parse(record) as { seats: { name: string }[] };
    const seats = saved.seats.map((player, number) => (number === seat ? { ...player, name: NOBODY } : player));
    await db
      .updateTable('reports')
      .set({ record: JSON.stringify({ ...saved, seats }) })
      .where('id', '=', id)
      .execute();
  }
}

/** Tables that this person made: somebody else who sits there is their host from now on, if there is anybody. */
async function handOver(db: Database, person: string): Promise<void> {
  for (const { id } of await db.selectFrom('tables').select('id').where('host', '=', person).execute()) {
    const heir = await db
      .selectFrom('seats')
      .select('person')
      .where('table_id', '=', id)
      .where('person', 'is not', null)
      .orderBy('seat')
      .executeTakeFirst();
    await db
      .updateTable('tables')
      .set({ host: heir?.person ?? '' })
      .where('id', '=', id)
      .execute();
  }
}

/** In tournaments somebody without a name has played; those under way go on without them. */
async function leaveTournaments(db: Database, person: string): Promise<void> {
  for (const { id } of await db.selectFrom('tournaments').select('id').where('host', '=', person).execute())
    await handOverTournament(db, await loadTournament(db, id), person);
  await db.updateTable('entrants').set({ person: null, name: NOBODY, left: 1 }).where('person', '=', person).execute();
}

/** Everything that is kept of a person alone. */
async function strike(db: Database, person: string): Promise<void> {
  for (const table of ['sessions', 'passkeys', 'challenges', 'channels', 'notices', 'presence', 'mutes', 'days'] as const)
    await db.deleteFrom(table).where('person', '=', person).execute();
  await db.deleteFrom('mutes').where('muted', '=', person).execute();
  await db.deleteFrom('ratings').where('who', '=', `person:${person}`).execute();
  await db.updateTable('deals').set({ host: '' }).where('host', '=', person).execute();
  await db.updateTable('results').set({ person: null }).where('person', '=', person).execute();
  await db.updateTable('reports').set({ person: null, message: SILENCE }).where('person', '=', person).execute();
  await db.updateTable('seats').set({ invited: null, name: '' }).where('invited', '=', person).execute();
  await db.deleteFrom('people').where('id', '=', person).execute();
}
