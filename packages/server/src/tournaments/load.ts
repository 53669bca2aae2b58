import { Complaint, type OptionValues } from '@parlour/kernel';
import { type ClockSetting, clockSetting } from '@parlour/client/protocol';
import type { Database, EntrantRow, FixtureRow, TableRow, TournamentRow } from '../store/schema.ts';
import type { Format, Lineup } from './lineup.ts';
import type { Ended } from './standings.ts';

/** A table of a round, as far as it has got. */
export interface Fixture {
  readonly table: string;
  readonly lineup: Lineup;
  readonly state: 'playing' | 'over' | 'closed';
  /** Seat by seat, once it is over. */
  readonly places: readonly number[] | null;
  readonly scores: readonly number[] | null;
  /** What the deal and the draws brought, seat by seat, once the server has looked. */
  readonly luck: readonly number[] | null;
}

/** A tournament with all that has happened in it. */
export interface Tournament extends Format {
  readonly id: string;
  readonly title: string;
  readonly game: string;
  readonly options: OptionValues;
  readonly level: string;
  readonly clock: ClockSetting;
  readonly sameDeal: boolean;
  readonly host: string;
  readonly status: 'gathering' | 'playing' | 'over' | 'closed';
  readonly round: number;
  readonly created: number;
  readonly changed: number;
  readonly entrants: readonly EntrantRow[];
  /** Round by round. */
  readonly fixtures: readonly (readonly Fixture[])[];
}

export async function loadTournament(db: Database, id: string): Promise<Tournament> {
  const row = await db.selectFrom('tournaments').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw new Complaint('server.no-tournament');
  const entrants = await db.selectFrom('entrants').selectAll().where('tournament', '=', id).orderBy('number').execute();
  const fixtures = await db
    .selectFrom('fixtures')
    .leftJoin('tables', 'tables.id', 'fixtures.table_id')
    .selectAll('fixtures')
    .select('luck')
    .where('fixtures.tournament', '=', id)
    .orderBy('fixtures.number')
    .execute();
  return read(row, entrants, fixtures);
}

function read({ same_deal, ...row }: TournamentRow, entrants: readonly EntrantRow[], fixtures: readonly LookedThrough[]): Tournament {
  const byRound = Map.groupBy(fixtures, ({ round }) => round);
  return {
    ...row,
    options: JSON.parse(row.options) as OptionValues,
    clock: clockSetting.parse(JSON.parse(row.clock)),
    sameDeal: same_deal === 1,
    status: row.status as Tournament['status'],
    entrants,
    fixtures: Array.from({ length: row.round }, (_, round) => (byRound.get(round + 1) ?? []).map(readFixture)),
  };
}

type LookedThrough = FixtureRow & Pick<TableRow, 'luck'>;

function readFixture({ table_id, lineup, state, places, scores, luck }: LookedThrough): Fixture {
  return {
    table: table_id,
    lineup: JSON.parse(lineup) as Lineup,
    state: state as Fixture['state'],
    places: places === null ? null : (JSON.parse(places) as number[]),
    scores: scores === null ? null : (JSON.parse(scores) as number[]),
    luck: luck === null ? null : (JSON.parse(luck) as number[]),
  };
}

/** Those of some tables whose game is over. */
export function endedOf(fixtures: readonly Fixture[]): Ended[] {
  return fixtures.flatMap(({ lineup, places }) => (places === null ? [] : [{ lineup, places }]));
}

/** The number of a person in a tournament, while they take part. */
export function entrantOf({ entrants }: Tournament, person: string | null): EntrantRow | undefined {
  return person === null ? undefined : entrants.find((entrant) => entrant.person === person);
}
