import type { OptionValues, Thing } from '@parlour/kernel';
import { same } from '@parlour/kernel';
import type { Account } from './account.ts';
import { difference, type Estimate, type Share, portion } from './estimate.ts';
import type { TableFigures } from './figures.ts';
import { type Manner, type Series, sitterIn } from './plan.ts';
import { shareOf } from '@parlour/bots';

/** What it costs, against equals, never to use a thing, or always to. */
export interface Held {
  readonly options: OptionValues;
  readonly players: number;
  readonly thing: Thing;
  readonly manner: Manner;
  readonly games: number;
  /** Wins in the games in which it made a difference to what could be decided. */
  readonly won: Share;
  /** What free players won: those who had the choice, for one who never uses it; all of them, for one who always gets hold of it. */
  readonly free: Estimate;
  /** How much more the held-back player won than those with the choice. */
  readonly gain: Estimate;
}

export function heldBack(
  played: readonly { readonly series: Series; readonly games: readonly Account[] }[],
  tables: readonly TableFigures[],
): Held[] {
  return played.flatMap(({ series, games }) => {
    const restriction = series.sitters[0]?.restriction;
    const table = tables.find(({ options, players }) => players === series.sitters.length && same(options, series.options));
    const thing = table?.things.find(({ key }) => key === restriction?.thing);
    if (restriction === undefined || table === undefined || thing === undefined) return [];
    const bound = games.filter((game) => game.bound > 0);
    const wins = bound.reduce((sum, game) => {
      const seat = [...game.scores.keys()].find((each) => sitterIn(series, game.number, each).restriction !== undefined)!;
      return sum + shareOf(game.winners, seat);
    }, 0);
    const won = portion(wins, bound.length);
    const fair = 1 / series.sitters.length;
    const free = restriction.manner === 'never' && thing.free !== undefined ? thing.free : { value: fair, low: fair, high: fair };
    const { group, id } = thing;
    const { options, players } = table;
    const { manner } = restriction;
    return [{ options, players, thing: { group, id }, manner, games: games.length, won, free, gain: difference(won, free) }];
  });
}
