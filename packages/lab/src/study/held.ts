import { type OptionValues, same, type Thing } from '@parlour/kernel';
import type { Account } from './account.ts';
import { type Estimate, type Share, portion } from './estimate.ts';
import type { TableFigures } from './figures.ts';
import { type Fork, meanDifference } from './forks.ts';
import { type Manner, restrictionKey, type Series } from './plan.ts';

/** What it costs, against equals, never to use a thing, or always to. */
export interface Held {
  readonly options: OptionValues;
  readonly players: number;
  readonly thing: Thing;
  readonly manner: Manner;
  /** The players in these games to whom it would have made a difference. */
  readonly met: Share;
  /** What such a player won who was held back from that moment on, and what freely: the same games up to there. */
  readonly won: Share;
  readonly free: Share;
  /** How much more the held-back player won. */
  readonly gain: Estimate;
}

export function heldBack(
  played: readonly { readonly series: Series; readonly games: readonly Account[] }[],
  tables: readonly TableFigures[],
): Held[] {
  return played.flatMap(({ series, games }) => {
    const table = tables.find(({ options, players }) => players === series.sitters.length && same(options, series.options));
    const forks = forksIn(games);
    return (series.held ?? []).flatMap((restriction): Held[] => {
      const thing = table?.things.find(({ key }) => key === restriction.thing);
      const found = forks.get(restrictionKey(restriction)) ?? [];
      if (table === undefined || thing === undefined || found.length === 0) return [];
      const { options, players } = table;
      const met = found.filter(([, count]) => count > 0);
      const total = (part: 1 | 2 | 3) => met.reduce((sum, fork) => sum + fork[part], 0);
      return [
        {
          options,
          players,
          thing: { group: thing.group, id: thing.id },
          manner: restriction.manner,
          met: portion(total(1), found.length * players),
          won: portion(total(3), met.length),
          free: portion(total(2), met.length),
          gain: meanDifference(differencesIn(met)),
        },
      ];
    });
  });
}

/** What came of every restriction in these games. */
export function forksIn(games: readonly Account[]): Map<string, Fork[]> {
  return Map.groupBy(
    games.flatMap(({ forks }) => forks ?? []),
    ([key]) => key,
  );
}

/** How much more was won held back than freely, wherever it made a difference. */
export function differencesIn(forks: readonly Fork[]): number[] {
  return forks.flatMap(([, players, free, held]) => (players > 0 ? held - free : []));
}
