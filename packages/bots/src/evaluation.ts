import { exp } from './exp.ts';
import { judgeBy, type Network, type Sight } from './network/network.ts';

/**
 * The chance of winning: every seat has a strength, the weighted sum of its features, and wins in proportion to the
 * exponential of it. Weights come from self-play (the lab's `tune`), one row for each stage of a game.
 */
export interface Weights {
  /** How the numbers were obtained, so that anybody can repeat it. */
  readonly from: string;
  readonly features: readonly string[];
  readonly stages: readonly (readonly number[])[];
}

/** What matters at a moment of a game: its stage, and for each seat one number a feature. */
export interface Picture {
  readonly stage: number;
  readonly seats: readonly (readonly number[])[];
}

/** An evaluation: what a position looks like, the weights of it, and a network that adds what a sum cannot say, where there is one. */
export interface Eye<State> {
  readonly weights: Weights;
  picture(state: State): Picture;
  readonly sight?: Sight<State>;
  readonly network?: Network;
}

/** Each seat's chance of winning as it looks to that eye. */
export function evaluateBy<State>(eye: Eye<State>): (state: State) => number[] {
  const { weights, sight, network } = eye;
  if (sight === undefined || network === undefined) return (state) => softmax(linearStrengths(eye.picture(state), weights));
  const judge = judgeBy(network);
  return (state) => {
    const seen = eye.picture(state);
    const strengths = linearStrengths(seen, weights);
    if (sight.covers?.(state) === false) return softmax(strengths);
    judge.begin(seen.seats.length);
    sight.paint(state, seen, judge);
    judge.addStrengths(strengths);
    return softmax(strengths);
  };
}

export function linearStrengths({ stage, seats }: Picture, { stages }: Weights): number[] {
  const row = stages[stage]!;
  return seats.map((features) => strength(features, row));
}

export function strength(features: readonly number[], row: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < row.length; i++) sum += features[i]! * row[i]!;
  return sum;
}

export function softmax(strengths: readonly number[]): number[] {
  let highest = Number.NEGATIVE_INFINITY;
  for (const strength of strengths) if (strength > highest) highest = strength;
  const shares = strengths.map((strength) => exp(strength - highest));
  let sum = 0;
  for (const share of shares) sum += share;
  return shares.map((share) => share / sum);
}
