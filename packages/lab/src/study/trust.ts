/** How far chances that bots estimate can be trusted, and what they are when that is put right. */
import type { Account } from './account.ts';
import { type Share, portion } from './estimate.ts';
import { shareOf } from '@parlour/bots';

/** What was thought of seats' chances, and how often such seats won. */
export interface Trust {
  readonly thought: number;
  readonly won: Share;
}

/** Chances are compared in tenths. */
const TENTHS = 10;

export function trustOf(games: readonly Account[], alike: number): Trust[] {
  const bins = Array.from({ length: TENTHS }, () => ({ thought: 0, won: 0, count: 0 }));
  for (const game of games)
    for (const chances of game.course)
      for (const [seat, percent] of chances.entries()) {
        const bin = bins[Math.min(TENTHS - 1, Math.floor(percent / TENTHS))]!;
        bin.thought += percent / 100;
        bin.won += shareOf(game.winners, seat);
        bin.count++;
      }
  const moments = games[0]?.course.length ?? 1;
  return bins
    .filter(({ count }) => count > 0)
    .map(({ thought, won, count }) => ({ thought: thought / count, won: portion(won, count, alike * moments) }));
}

/** What is kept as 0 per cent was less than half of one. */
const LEAST = 0.5;
/** The powers that are tried: below 1, bots were too sure; above, too timid. */
const POWERS = Array.from({ length: 36 }, (_, index) => 0.5 + index / 10);

/** A few games are no reason to think that bots are far off. */
const RESTRAINT = 3;

/** The power to which chances are to be raised so that they foretell the winners best. */
export function boldness(games: readonly Account[]): number {
  let [best, least] = [1, Number.POSITIVE_INFINITY];
  for (const power of POWERS) {
    let loss = RESTRAINT * Math.log(power) ** 2;
    for (const game of games)
      for (const percents of game.course) {
        const chances = raised(percents, power);
        // All moments of one game have the same winner: they say as much as one.
        for (const seat of game.winners) loss -= Math.log(chances[seat]!) / game.winners.length / game.course.length;
      }
    if (loss < least) [best, least] = [power, loss];
  }
  return best;
}

/** Chances from per cent, raised to a power; together 1. */
export function raised(percents: readonly number[], power: number): number[] {
  const powers = percents.map((percent) => Math.max(LEAST, percent) ** power);
  const sum = powers.reduce((all, each) => all + each, 0);
  return powers.map((each) => each / sum);
}
