/**
 * What a thing is worth to whoever plays well: a game is played on from the moment at which somebody did (or did not do) what they are now held not to do (or
 * to do), and compared with how it went on freely. Before that moment nothing would have been different, so nothing else need be played.
 */
import { shareOf } from '@parlour/bots';
import { diceFrom, pick, type Seat } from '@parlour/kernel';
import { type Contest, type Moment, type Outcome, playOut } from '../playout.ts';
import { designOf, type Subject } from '../subject.ts';
import { mean } from './drama.ts';
import type { Estimate } from './estimate.ts';
import { type Restriction, restrictionKey } from './plan.ts';
import { restrict } from './restrict.ts';

/** By its key, a restriction: to how many players it would have made a difference; if to any, what one of them won freely, and what held back. */
export type Fork = readonly [key: string, players: number, free: number, held: number];

/** Looks on while a game is played freely, and afterwards plays it on with somebody held back. */
export function forkFinder(subject: Subject, restrictions: readonly Restriction[]) {
  const design = designOf(subject);
  const made: unknown[] = [];
  /** By restriction: when it would first have made a difference to whom. */
  const places = restrictions.map(() => new Map<Seat, number>());

  function watch({ state, seat, moves, thought: { move } }: Moment): void {
    const uses = moves.map((each) => design.uses(state, seat, each));
    const usable = new Set(uses.flat());
    const used = design.uses(state, seat, move);
    const sought = design.seeks === undefined ? [] : moves.map((each) => design.seeks!(state, seat, each));
    const seekable = new Set(sought.flat());
    const seeks = design.seeks?.(state, seat, move) ?? [];
    for (const [index, { thing, manner }] of restrictions.entries()) {
      if (places[index]!.has(seat)) continue;
      const differs =
        manner === 'never'
          ? used.includes(thing) && uses.some((keys) => !keys.includes(thing))
          : usable.has(thing)
            ? !used.includes(thing)
            : seekable.has(thing) && !seeks.includes(thing);
      if (differs) places[index]!.set(seat, made.length);
    }
    made.push(move);
  }

  function playOn(contest: Contest, { winners }: Outcome, whims: string): Fork[] {
    const dice = diceFrom(`${whims}/forks`);
    return restrictions.map((restriction, index): Fork => {
      const key = restrictionKey(restriction);
      const seats = places[index]!;
      if (seats.size === 0) return [key, 0, 0, 0];
      const [seat, at] = pick(dice, [...seats]);
      const { bots } = contest;
      const held = playOut({
        ...contest,
        whims: `${whims}/${key}`,
        opening: made.slice(0, at),
        bots: bots.with(seat, restrict(bots[seat]!, restriction, design)),
      });
      return [key, seats.size, shareOf(winners, seat), shareOf(held.winners, seat)];
    });
  }

  return { watch, playOn };
}

/** The mean of differences, each between -1 and 1. A few that are all the same are no reason to be sure: one more of each extreme is counted in the doubt. */
export function meanDifference(differences: readonly number[], sigmas = 1.96): Estimate {
  const value = mean(differences);
  const doubted = [...differences, 1, -1];
  const spread = Math.sqrt(mean(doubted.map((each) => (each - mean(doubted)) ** 2)) / doubted.length);
  return { value, low: Math.max(-1, value - sigmas * spread), high: Math.min(1, value + sigmas * spread) };
}

/** With fewer games than this nothing is settled. */
const FEW = 12;
/** Looking again and again one is mistaken more often, so more is asked for than usual. */
const SIGMAS = 2.6;
/** So little (as a share of wins) is too little to look further for. */
const FINE = 0.1;

/** Whether more games would hardly tell more: it clearly matters, or clearly not much. */
export function isSettled(differences: readonly number[]): boolean {
  if (differences.length < FEW) return false;
  const { low, high } = meanDifference(differences, SIGMAS);
  return low > 0 || high < 0 || (high - low) / 2 < FINE;
}
