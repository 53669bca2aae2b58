import type { Account } from './account.ts';
import { type Estimate, type Share, portion } from './estimate.ts';
import { type Series, sitterIn } from './plan.ts';
import { shareOf } from '@parlour/bots';

/** How much better each player is than the next weaker, and all of it together: the depth of a game. */
export interface Ladder {
  readonly players: number;
  readonly rungs: readonly Rung[];
  /** In Elo from the weakest to the strongest, and in steps of which each wins three of four games against the one before. */
  readonly span: Estimate;
  readonly steps: number;
}

export interface Rung {
  readonly stronger: string;
  readonly weaker: string;
  /** What the stronger won of the games that one seat of each would play. */
  readonly won: Share;
  readonly elo: Estimate;
}

/** No share counts for more: nobody is infinitely better. */
const SURE = 0.999;
/** Who wins three of four. */
const STEP = eloOf(0.75);

export function ladderOf(played: readonly { readonly series: Series; readonly games: readonly Account[] }[]): Ladder | undefined {
  const rungs = played.map(({ series, games }) => rungOf(series, games));
  if (rungs.length === 0) return undefined;
  const value = rungs.reduce((sum, { elo }) => sum + elo.value, 0);
  // Doubts that know nothing of each other add up as the sides of a right angle do.
  const low = Math.hypot(...rungs.map(({ elo }) => elo.value - elo.low));
  const high = Math.hypot(...rungs.map(({ elo }) => elo.high - elo.value));
  return {
    players: played[0]?.series.sitters.length ?? 0,
    rungs,
    span: { value, low: value - low, high: value + high },
    steps: value / STEP,
  };
}

function rungOf(series: Series, games: readonly Account[]): Rung {
  const [stronger, weaker] = [series.sitters[0]?.entrant.name ?? '', series.sitters[1]?.entrant.name ?? ''];
  // By seat, as with an odd number of players there are more seats of one than of the other.
  const won = (name: string) => {
    let [wins, seats] = [0, 0];
    for (const game of games)
      for (const seat of game.scores.keys())
        if (sitterIn(series, game.number, seat).entrant.name === name) {
          wins += shareOf(game.winners, seat);
          seats++;
        }
    return wins / seats;
  };
  const [strong, weak] = [won(stronger), won(weaker)];
  const share = portion((strong / (strong + weak)) * games.length, games.length);
  // Who won all is not infinitely better: as if half a game more had been won and lost.
  const value = eloOf((share.count + 0.5) / (share.of + 1));
  return { stronger, weaker, won: share, elo: { value, low: Math.min(value, eloOf(share.low)), high: Math.max(value, eloOf(share.high)) } };
}

function eloOf(share: number): number {
  const bounded = Math.max(1 - SURE, Math.min(SURE, share));
  return 400 * Math.log10(bounded / (1 - bounded));
}
