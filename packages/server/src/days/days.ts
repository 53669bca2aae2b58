/** How people did with the deals of the day. Each plays it on a device of their own; here their games are compared. */
import {
  Complaint,
  checkRecord,
  DAY_LEVEL,
  DAY_SEATS,
  daySeed,
  type GameRecord,
  leadOf,
  recordOf,
  replay,
  same,
  settingFor,
} from '@parlour/kernel';
import type { DayTable } from '@parlour/client/protocol';
import type { Services } from '../services.ts';
import { newId } from '../secrets.ts';
import type { DayRow } from '../store/schema.ts';
import { botName } from '../tables/live/bots.ts';

const DAY = 86_400_000;
/** So many of the best are shown. */
const LONGEST_TABLE = 100;

/** What a day's table is of. */
export interface Which {
  readonly game: string;
  readonly day: string;
}

interface Somebody {
  readonly id: string;
  readonly name: string;
}

/** Enters a game under the name of whoever played it; the first of a person counts. Complains about any other game than that day's, played to its end. */
export async function enterDay(services: Services, { game, day }: Which, person: Somebody, record: GameRecord): Promise<void> {
  // Somewhere on earth it is still, or already, that day.
  if (Math.abs(daysSince(services, day)) > 1) throw new Complaint('server.day-over', { day });
  const result = await resultIn(services, record, { game, day }, person.name);
  const row: DayRow = { ...result, id: newId(), game, day, person: person.id, name: person.name, luck: null, at: services.now() };
  await services.store.write(async (db) => {
    await db
      .insertInto('days')
      .values(row)
      .onConflict((conflict) => conflict.columns(['game', 'day', 'person']).doNothing())
      .execute();
  });
}

/** The table of a day: only how many have played until one has entered a result, or it is over everywhere. */
export async function viewDay(services: Services, which: Which, person: string | null): Promise<DayTable> {
  const { db } = services.store;
  const all = db.selectFrom('days').where('game', '=', which.game).where('day', '=', which.day);
  const { count: played } = await all.select((of) => of.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const mine = person === null ? undefined : await all.select(shown).where('person', '=', person).executeTakeFirst();
  if (mine === undefined && !isOver(services, which.day)) return { played, results: null };
  const best = await all.select(shown).orderBy('lead', 'desc').orderBy('place').orderBy('at').limit(LONGEST_TABLE).execute();
  const results = best.map(({ person: whose, ...row }) => ({
    ...row,
    rank: 1 + best.filter((other) => isAhead(other, row)).length,
    you: whose === person,
  }));
  if (mine !== undefined && !results.some(({ you }) => you)) {
    const { person: _, ...row } = mine;
    const ahead = await all
      .select((of) => of.fn.countAll<number>().as('count'))
      .where('lead', '>', row.lead)
      .executeTakeFirstOrThrow();
    results.push({ ...row, rank: 1 + ahead.count, you: true });
  }
  return { played, results };
}

/** The game behind a result, for whoever has entered their own. */
export async function dayRecord(services: Services, id: string, person: string | null): Promise<GameRecord> {
  const { db } = services.store;
  const row = await db.selectFrom('days').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw new Complaint('server.no-day');
  const { results } = await viewDay(services, row, person);
  if (results === null) throw new Complaint('server.day-first');
  return checkRecord(JSON.parse(row.record));
}

const shown = ['id', 'person', 'name', 'place', 'score', 'lead', 'won', 'luck'] as const;

function isAhead(one: Pick<DayRow, 'lead' | 'place'>, other: Pick<DayRow, 'lead' | 'place'>): boolean {
  return one.lead > other.lead || (one.lead === other.lead && one.place < other.place);
}

/** How long ago a day was by our clock; below 0 for one to come. */
function daysSince({ now }: Pick<Services, 'now'>, day: string): number {
  return Math.floor(now() / DAY) - Date.parse(`${day}T00:00:00Z`) / DAY;
}

function isOver(services: Services, day: string): boolean {
  return daysSince(services, day) > 1;
}

async function resultIn(
  { loadGame, gameIds }: Services,
  record: GameRecord,
  { game: id, day }: Which,
  name: string,
): Promise<Pick<DayRow, 'place' | 'score' | 'lead' | 'won' | 'record'>> {
  const other = new Complaint('server.day-other', { day });
  const game = gameIds.includes(id) ? await loadGame(id) : undefined;
  if (game === undefined) throw new Complaint('server.no-game', { game: id });
  const bots = record.seats.map(({ bot }) => bot);
  const isThat =
    record.game === id &&
    record.rules === game.revision &&
    record.seed === daySeed(id, day) &&
    record.position === undefined &&
    record.seats.length === DAY_SEATS &&
    bots.every((bot, seat) => bot === (seat === 0 ? undefined : DAY_LEVEL)) &&
    same(settingFor(game, record.options, DAY_SEATS).options, settingFor(game, {}, DAY_SEATS).options);
  if (!isThat) throw other;
  const match = replay(game, record);
  const { state } = match;
  const standings = game.standings(state);
  if (standings === undefined) throw other;
  const scores = game.scores(state);
  const places = scores.map(
    (_, seat) =>
      1 +
      standings
        .slice(
          0,
          standings.findIndex((seats) => seats.includes(seat)),
        )
        .flat().length,
  );
  const first = standings[0] ?? [];
  return {
    place: places[0]!,
    score: scores[0]!,
    lead: leadOf(places, scores, 0),
    won: first.includes(0) ? 1 / first.length : 0,
    // Decisions are all that is taken from the page; names are those that everybody has here.
    record: JSON.stringify({
      ...recordOf(match),
      seats: bots.map((bot, seat) => (bot === undefined ? { name } : { name: botName(seat), bot })),
    }),
  };
}
