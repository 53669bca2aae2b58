import { below, diceFrom } from '@parlour/kernel';
import { type Interval, wilson } from '../wilson.ts';

/** A figure and where it truly lies, with 95 % confidence. */
export interface Estimate extends Interval {
  readonly value: number;
}

/** How many of how many, as an estimate of the true share. */
export interface Share extends Estimate {
  readonly count: number;
  readonly of: number;
}

/** `alike`: how many of them say as much as one, where they are not independent of each other. */
export function portion(count: number, of: number, alike = 1): Share {
  return { count, of, value: of === 0 ? 0 : count / of, ...wilson(count / alike, of / alike) };
}

const RESAMPLES = 300;

/**
 * A figure of groups of things that belong together, such as the games of one deal, and how much it would differ with other groups of the kind: it is
 * worked out again and again from as many groups drawn at random (bootstrap). The same groups, the same estimate.
 */
export function bootstrap<Item>(groups: readonly (readonly Item[])[], figure: (items: readonly Item[]) => number): Estimate {
  const value = figure(groups.flat());
  const dice = diceFrom('bootstrap');
  const again = Array.from({ length: groups.length < 2 ? 0 : RESAMPLES }, () =>
    figure(groups.flatMap(() => groups[below(dice, groups.length)]!)),
  )
    .filter(Number.isFinite)
    .toSorted((a, b) => a - b);
  const at = (share: number) => again[Math.min(again.length - 1, Math.floor(share * again.length))] ?? value;
  return { value, low: at(0.025), high: at(0.975) };
}
