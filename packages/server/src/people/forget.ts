import { Complaint } from '@parlour/kernel';
import type { Services } from '../services.ts';
import type { Database, EntryRow, SeatRow } from '../store/schema.ts';
import { fromArchive, toArchive } from '../tables/log/archive.ts';
import { handOver as handOverTournament } from '../tournaments/gather.ts';
import { loadTournament } from '../tournaments/load.ts';
import { leaveForGood, NOBODY } from '../tables/seating/seats.ts';

/** In the place of what they wrote. */
const SILENCE = '…';

/**
 * Forgets a person: their name, devices, addresses, results and what they wrote. Games go on and stay what they were: in those under way a bot
 * plays on, in those that are over somebody without a name has played.
 */
export async function forget(services: Services, person: string): Promise<void> {
  const { store, rooms } = services;
  const sat = await store.db.selectFrom('seats').selectAll().where('person', '=', person).execute();
  for (const { table_id } of sat)
    await rooms
      .withTable(table_id, (table, room) => leaveForGood(services, room, table, person))
      .catch((error: unknown) => {
        // A game of rules that are no longer played cannot go on anyway.
        if (!(error instanceof Complaint)) throw error;
      });
  // Where they have just left a game under way, nothing but what happened there names them any more.
  const touched = new Set([...sat.map(({ table_id }) => table_id), ...(await tablesWith(store.db, person))]);
  await store.write(async (db) => {
    for (const seat of sat) await blot(db, seat, person);
    await handOver(db, person);
    await leaveTournaments(db, person);
    await strike(db, person);
  });
  for (const table of touched) {
    store.ring({ table, number: null });
    await rooms.refresh({ table, number: null });
  }
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

/** Takes a name and what was said under it out of all that is kept of a table. */
async function blot(db: Database, { table_id, seat, name }: SeatRow, person: string): Promise<void> {
  const blotted = (row: EntryRow): EntryRow => {
    const body = JSON.parse(row.body) as { person?: string; name?: string };
    if (row.kind === 'chat' && body.person === person)
      return { ...row, body: JSON.stringify({ ...body, person: '', name: NOBODY, text: SILENCE }) };
    if (row.kind === 'seat' && row.seat === seat && body.name === name) return { ...row, body: JSON.stringify({ ...body, name: NOBODY }) };
    return row;
  };
  const entries = await db
    .selectFrom('entries')
    .selectAll()
    .where('table_id', '=', table_id)
    .where('kind', 'in', ['chat', 'seat'])
    .execute();
  for (const row of entries) {
    const after = blotted(row);
    if (after === row) continue;
    await db.updateTable('entries').set({ body: after.body }).where('table_id', '=', table_id).where('number', '=', row.number).execute();
  }
  const table = await db.selectFrom('tables').select('archive').where('id', '=', table_id).executeTakeFirstOrThrow();
  if (table.archive !== null)
    await db
      .updateTable('tables')
      .set({ archive: toArchive(fromArchive(table).map(blotted)) })
      .where('id', '=', table_id)
      .execute();
  for (const { id, record } of await db.selectFrom('reports').select(['id', 'record']).where('table_id', '=', table_id).execute()) {
    const saved = JSON.parse(record) as { seats: { name: string }[] };
    const seats = saved.seats.map((player, number) => (number === seat ? { ...player, name: NOBODY } : player));
    await db
      .updateTable('reports')
      .set({ record: JSON.stringify({ ...saved, seats }) })
      .where('id', '=', id)
      .execute();
  }
  // Where the game is over or the table closed, the seat is still theirs.
  await db
    .updateTable('seats')
    .set({ person: null, name: NOBODY, key_hash: null, return_hash: null })
    .where('table_id', '=', table_id)
    .where('person', '=', person)
    .execute();
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
  await db.updateTable('reports').set({ person: null }).where('person', '=', person).execute();
  await db.updateTable('seats').set({ invited: null, name: '' }).where('invited', '=', person).execute();
  await db.deleteFrom('people').where('id', '=', person).execute();
}
