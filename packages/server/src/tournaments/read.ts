import type { ListedTournament, TournamentView } from '@parlour/client/protocol';
import type { Services } from '../services.ts';
import type { Lineup } from './lineup.ts';
import { endedOf, entrantOf, type Fixture, loadTournament, type Tournament } from './load.ts';
import { isAllPlayAll } from './pairing.ts';
import { everybodyFrom } from './rounds.ts';
import { pointsOf, standings } from './standings.ts';

/** A tournament as somebody may see it: nothing of what others did with cards that they still play themselves. */
export async function viewTournament({ store: { db } }: Services, id: string, person: string | null): Promise<TournamentView> {
  const tournament = await loadTournament(db, id);
  const { entrants, host, fixtures, options, changed: _, ...plain } = tournament;
  const you = entrantOf(tournament, person)?.number ?? null;
  const shown = fixtures.map((round, index) => (isSecret(tournament, index, you) ? round.map(withoutResult) : round));
  return {
    ...plain,
    options: { ...options },
    host: entrants.find((entrant) => entrant.person === host)?.name ?? '',
    isHost: host === person,
    you: you === null ? null : entrants.findIndex(({ number }) => number === you),
    entrants: entrants.map(({ name, left }) => ({ name, left: left === 1 })),
    allPlayAll: isAllPlayAll(tournament, entrants.length),
    everybodyFrom: everybodyFrom(tournament),
    fixtures: shown.map((round) => round.map((fixture) => publicFixture(fixture, isOver(round)))),
    standings: plain.round === 0 ? [] : standings(entrants.length, endedOf(shown.flat())),
  };
}

/** Whether a round is one with the same cards for all, of which somebody has not finished their own. */
function isSecret({ sameDeal, status, fixtures }: Tournament, round: number, you: number | null): boolean {
  const tables = fixtures[round] ?? [];
  if (!sameDeal || status !== 'playing' || isOver(tables)) return false;
  const mine = tables.find(({ lineup }) => lineup.includes(you));
  return you === null || mine === undefined || mine.state === 'playing';
}

/** Then its games are open to be looked at. */
function isOver(round: readonly Fixture[]): boolean {
  return round.every(({ state }) => state !== 'playing');
}

function withoutResult(fixture: Fixture): Fixture {
  return { ...fixture, places: null, scores: null };
}

function publicFixture({ table, lineup, state, places, scores, luck }: Fixture, open: boolean): TournamentView['fixtures'][number][number] {
  return {
    table,
    lineup: [...lineup],
    state,
    places: places && [...places],
    scores: scores && [...scores],
    points: places && pointsOf(places),
    luck: open && luck !== null ? [...luck] : null,
  };
}

const LONGEST_LIST = 50;

/** The tournaments in which somebody takes part, the latest first. Their cards and results are not read for it: they may be large. */
export async function tournamentsOf({ store: { db } }: Services, person: string): Promise<ListedTournament[]> {
  const rows = await db
    .selectFrom('entrants')
    .innerJoin('tournaments', 'tournaments.id', 'entrants.tournament')
    .select(['id', 'number', 'title', 'game', 'status', 'round', 'rounds'])
    .where('person', '=', person)
    .where('left', '=', 0)
    .where('status', '!=', 'closed')
    .orderBy('changed', 'desc')
    .limit(LONGEST_LIST)
    .execute();
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const open = await db
    .selectFrom('fixtures')
    .select(['tournament', 'table_id', 'lineup'])
    .where('tournament', 'in', ids)
    .where('state', '=', 'playing')
    .execute();
  const tables = Map.groupBy(open, ({ tournament }) => tournament);
  return rows.map(({ number, status, ...row }) => ({
    ...row,
    status: status as ListedTournament['status'],
    table: tables.get(row.id)?.find(({ lineup }) => (JSON.parse(lineup) as Lineup).includes(number))?.table_id ?? null,
  }));
}
