import { ordinal } from 'openskill';
import type { Services } from '../services.ts';
import type { GameStatistics, RankedPlayer } from '@parlour/client/protocol';
import type { Database } from '../store/schema.ts';

const LONGEST_BOARD = 100;

/** A rating as people read it: what somebody is worth at least, newcomers near 1000. */
function readable({ mu, sigma }: { readonly mu: number; readonly sigma: number }): number {
  return Math.round(1_000 + 40 * ordinal({ mu, sigma }));
}

/** The best players of a game. */
export async function leaderboard({ store: { db } }: Services, game: string): Promise<RankedPlayer[]> {
  const rows = await db
    .selectFrom('ratings')
    .selectAll()
    .where('game', '=', game)
    .orderBy((expression) => expression('mu', '-', expression('sigma', '*', 3)), 'desc')
    .limit(LONGEST_BOARD)
    .execute();
  const names = await namesOf(
    db,
    rows.map(({ who }) => who),
  );
  return rows.map(({ who, games, ...row }) => {
    const isBot = who.startsWith('bot:');
    return { name: isBot ? who.slice('bot:'.length) : (names.get(who) ?? ''), bot: isBot, rating: readable(row), games };
  });
}

async function namesOf(db: Database, who: readonly string[]): Promise<Map<string, string>> {
  const ids = who.filter((name) => name.startsWith('person:')).map((name) => name.slice('person:'.length));
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('people').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, name }) => [`person:${id}`, name]));
}

/** How somebody has done, game by game. */
export async function statisticsOf({ store: { db } }: Services, person: string): Promise<GameStatistics[]> {
  const results = await db.selectFrom('results').selectAll().where('person', '=', person).orderBy('at').execute();
  const ratings = await db.selectFrom('ratings').selectAll().where('who', '=', `person:${person}`).execute();
  return [...Map.groupBy(results, ({ game }) => game)].map(([game, played]) => {
    const rated = ratings.find((row) => row.game === game);
    const scores = played.map(({ score }) => score);
    return {
      game,
      played: played.length,
      won: played.filter(({ place }) => place === 1).length,
      averageScore: scores.reduce((sum, score) => sum + score, 0) / scores.length,
      bestScore: Math.max(...scores),
      lowestScore: Math.min(...scores),
      places: played.map(({ place, seats }) => ({ place, of: seats })),
      rating: rated === undefined ? null : readable(rated),
    };
  });
}
