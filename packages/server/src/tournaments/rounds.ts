import { Complaint, diceFrom, shuffle } from '@parlour/kernel';
import { closeDeal, planDeal } from '../deals/deals.ts';
import { newSecret } from '../secrets.ts';
import type { Services } from '../services.ts';
import type { Database } from '../store/schema.ts';
import { type Place, type Planned, planTable } from '../tables/seating/create.ts';
import { lock } from './gather.ts';
import { endedOf, entrantOf, loadTournament, type Tournament } from './load.ts';
import type { Lineup } from './lineup.ts';
import { nextRound } from './pairing.ts';
import { FIRST, standings } from './standings.ts';

/** Where nothing has happened for so long, whoever takes part may do what otherwise only its maker may. */
const DAY = 86_400_000;
const FEWEST = 2;

/** From when on it is not for its maker alone to begin, or to end a round. */
export function everybodyFrom({ changed }: Pick<Tournament, 'changed'>): number {
  return changed + DAY;
}

function mustMayLead({ now }: Services, tournament: Tournament, person: string): void {
  if (entrantOf(tournament, person) === undefined && tournament.host !== person) throw new Complaint('server.not-entered');
  if (tournament.host !== person && now() < everybodyFrom(tournament)) throw new Complaint('server.not-maker');
}

/** The tables that it may come to in all its rounds. */
export function tablesIn({ entrants, seats, bots, rounds }: Tournament): number {
  return rounds * Math.ceil(entrants.length / (seats - bots));
}

/** Begins the first round. Who has which number is drawn now. */
export async function startTournament(services: Services, id: string, person: string): Promise<void> {
  const { store, now } = services;
  const begun = await loadTournament(store.db, id);
  mustMayLead(services, begun, person);
  await store.write(async (db) => {
    await lock(db, id, now());
    const tournament = await loadTournament(db, id);
    if (tournament.status !== 'gathering') return;
    const drawn = tournament.entrants.filter(({ left }) => left === 0);
    if (drawn.length < FEWEST) throw new Complaint('server.tournament-few');
    shuffle(diceFrom(newSecret()), drawn);
    await db.deleteFrom('entrants').where('tournament', '=', id).execute();
    for (const [number, entrant] of drawn.entries())
      await db
        .insertInto('entrants')
        .values({ ...entrant, number })
        .execute();
    await db.updateTable('tournaments').set({ status: 'playing' }).where('id', '=', id).execute();
  });
  await goOn(services, id);
}

/** Nobody is late before so much time to decide has passed, whatever its maker would like to be the end of the round. */
const PATIENCE = { live: 600_000, days: DAY, none: DAY };

/** Ends a round before all its tables are over: at those that still play, whoever kept the others waiting is last. */
export async function closeRound(services: Services, id: string, person: string, round: number): Promise<void> {
  const tournament = await loadTournament(services.store.db, id);
  if (tournament.status !== 'playing') throw new Complaint('server.tournament-over');
  mustMayLead(services, tournament, person);
  // Somebody was faster.
  if (tournament.round !== round) return;
  const open = (tournament.fixtures.at(-1) ?? []).filter(({ state }) => state === 'playing');
  const latest = services.now() - PATIENCE[tournament.clock.kind];
  for (const { table } of open) if ((await lastDecision(services, table)) > latest) throw new Complaint('server.round-young');
  for (const { table } of open) await closeTable(services, table);
  await goOn(services, id);
}

/** When something was last decided at a table: whoever decides next has had time since then. */
function lastDecision({ rooms }: Services, id: string): Promise<number> {
  const counts = ['start', 'move', 'undo'];
  return rooms.withTable(id, async ({ log }) => log.findLast(({ entry }) => counts.includes(entry.kind))?.entry.at ?? 0);
}

function closeTable(services: Services, id: string): Promise<void> {
  return services.rooms.withTable(id, async (table, room) => {
    if (table.status === 'playing') await services.rooms.happen(room, table, [{ kind: 'closed' }]);
  });
}

/** Begins the next round of every tournament whose tables are all over. To be called now and then. */
export async function goOnWithAll(services: Services): Promise<void> {
  const due = await services.store.db
    .selectFrom('tournaments')
    .select('id')
    .where('status', '=', 'playing')
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('fixtures')
            .select('table_id')
            .whereRef('fixtures.tournament', '=', 'tournaments.id')
            .whereRef('fixtures.round', '=', 'tournaments.round')
            .where('state', '=', 'playing'),
        ),
      ),
    )
    .execute();
  for (const { id } of due) await goOn(services, id);
}

/** Begins the next round if all tables of this one are over; after the last the tournament is. */
async function goOn(services: Services, id: string): Promise<void> {
  const tournament = await loadTournament(services.store.db, id);
  const { status, round, rounds, entrants, fixtures } = tournament;
  if (status !== 'playing' || fixtures.at(-1)?.some(({ state }) => state === 'playing') === true) return;
  const staying = entrants.filter(({ left }) => left === 0).length;
  if (round >= rounds || staying < FEWEST) {
    await services.store.write((db) => advance(db, tournament, services.now(), { status: 'over' }));
    return;
  }
  const lineups = nextRound(
    tournament,
    contenders(tournament),
    entrants.length,
    fixtures.map((round) => round.map(({ lineup }) => lineup)),
  );
  const deal = tournament.sameDeal ? await dealFor(services, tournament) : undefined;
  const planned = await Promise.all(lineups.map((lineup) => planFixture(services, tournament, lineup, deal)));
  const isOurs = await services.store.write(async (db) => {
    if (!(await advance(db, tournament, services.now(), { round: round + 1 }))) return false;
    for (const [number, { made, insert }] of planned.entries()) {
      const row = { table_id: made.table, tournament: id, round: round + 1, number, state: 'playing', places: null, scores: null };
      await db
        .insertInto('fixtures')
        .values({ ...row, lineup: JSON.stringify(lineups[number]) })
        .execute();
      await insert(db);
    }
    if (deal !== undefined) await closeDeal(db, deal, services.now());
    return true;
  });
  if (isOurs) for (const { made } of planned) await services.rooms.touch(made.table);
}

/** Those who play on, the best first. */
function contenders({ entrants, fixtures }: Tournament) {
  return standings(entrants.length, endedOf(fixtures.flat()))
    .filter(({ entrant }) => entrants[entrant]?.left === 0)
    .map(({ entrant, points, games }) => ({ entrant, strength: points / FIRST / Math.max(1, games) }));
}

/** Changes a tournament unless somebody else was faster. */
async function advance(
  db: Database,
  { id, round }: Tournament,
  changed: number,
  change: { readonly round: number } | { readonly status: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('tournaments')
    .set({ ...change, changed })
    .where('id', '=', id)
    .where('round', '=', round)
    .where('status', '=', 'playing')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The cards of a round, for all its tables. */
async function dealFor(services: Services, { game, options, seats }: Tournament): Promise<string> {
  const { deal, insert } = await planDeal(services, { game, options, seats });
  await services.store.write(insert);
  return deal.id;
}

function planFixture(services: Services, tournament: Tournament, lineup: Lineup, deal: string | undefined): Promise<Planned> {
  const { id, game, options, level, clock, entrants, sameDeal } = tournament;
  const places = lineup.map((number): Place => {
    const { person = null, name = '' } = number === null ? {} : entrants[number]!;
    return person === null ? { kind: 'bot', level } : { kind: 'seated', person, name };
  });
  return planTable(
    services,
    { id: '', name: '' },
    {
      game,
      options,
      seats: places,
      clock,
      visibility: 'private',
      substitute: level,
      spectators: !sameDeal,
      delay: 0,
      rated: false,
      helpers: false,
      tournament: id,
      ...(deal === undefined ? {} : { deal }),
    },
  );
}
