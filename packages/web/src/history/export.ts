/** All that is known of my games in one file: the games themselves, how they ended, what reviews found, and the figures made of them. */
import type { GameStatistics } from '@parlour/client/protocol';
import { type Known, opponentsOf, rateOverTime, ratingsOf, resultsOf } from './figures.ts';

export const EXPORT_FORMAT = 'parlour-my-games/1';

export function exportOf(all: readonly Known[], server: readonly GameStatistics[]): string {
  const titles = [...new Set(all.map(({ record }) => record.game))];
  const figures = {
    results: resultsOf(all),
    opponents: opponentsOf(all),
    decisions: Object.fromEntries(titles.map((game) => [game, rateOverTime(all, game).at(-1)?.soFar ?? null])),
    ratings: Object.fromEntries(titles.map((game) => [game, ratingsOf(all, game) ?? null])),
    server,
  };
  const games = all.map(({ id, where, at, me, record, digest, review }) => ({
    id,
    where,
    finished: new Date(at).toISOString(),
    mySeat: me,
    ...digest,
    review: review ?? null,
    record,
  }));
  return `${JSON.stringify({ format: EXPORT_FORMAT, figures, games }, null, 2)}\n`;
}
