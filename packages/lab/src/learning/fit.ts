import { type Picture, strength, softmax } from '@parlour/bots';
import { descent } from './adam.ts';

/** A moment of a finished game: what it looked like, and what each seat won in the end. */
export interface Example {
  readonly picture: Picture;
  readonly won: readonly number[];
}

export interface Fit {
  readonly stages: number[][];
  /** How badly the weights foretell who wins, on average (cross-entropy), in the samples and in those held back. */
  readonly loss: number;
  readonly heldBackLoss: number;
}

const ROUNDS = 250;
const PACE = 0.05;
/** Keeps weights small that the samples say little about. */
const RESTRAINT = 1e-4;
/** One game in so many is held back to see how well the weights do on games they were not made from. */
export const HELD_BACK = 5;

/** Weights that foretell the winners best, one row for each stage: gradient descent on features of equal spread. */
export function fit(samples: readonly Example[], heldBack: readonly Example[], stages: number, features: number): Fit {
  const spread = spreads(samples, features);
  const rows = Array.from({ length: stages }, (_, stage) => {
    const here = samples.filter(({ picture }) => picture.stage === stage);
    return here.length === 0 ? Array.from({ length: features }, () => 0) : fitStage(here, features, spread);
  });
  return { stages: rows, loss: lossOf(samples, rows), heldBackLoss: lossOf(heldBack, rows) };
}

function fitStage(samples: readonly Example[], features: number, spread: readonly number[]): number[] {
  const { weights, step } = descent(features);
  const slope = new Float64Array(features);
  const scaled = samples.map(({ picture, won }) => ({
    seats: picture.seats.map((seat) => seat.map((value, i) => value / spread[i]!)),
    won,
  }));
  for (let round = 0; round < ROUNDS; round++) {
    slope.fill(0);
    for (const { seats, won } of scaled) {
      const chances = softmax(seats.map((seat) => strength(seat, weights)));
      for (let seat = 0; seat < seats.length; seat++) {
        const error = chances[seat]! - won[seat]!;
        const values = seats[seat]!;
        for (let i = 0; i < features; i++) slope[i]! += error * values[i]!;
      }
    }
    step(
      slope.map((sum) => sum / scaled.length),
      PACE,
      RESTRAINT,
    );
  }
  return [...weights].map((weight, i) => weight / spread[i]!);
}

/** How much each feature differs between the seats of one moment. */
function spreads(samples: readonly Example[], features: number): number[] {
  return Array.from({ length: features }, (_, i) => {
    let squares = 0;
    let count = 0;
    for (const { seats } of samples.map(({ picture }) => picture)) {
      const mean = seats.reduce((sum, seat) => sum + seat[i]!, 0) / seats.length;
      for (const seat of seats) squares += (seat[i]! - mean) ** 2;
      count += seats.length;
    }
    return Math.sqrt(squares / Math.max(1, count)) || 1;
  });
}

function lossOf(samples: readonly Example[], rows: readonly (readonly number[])[]): number {
  let loss = 0;
  for (const { picture, won } of samples) {
    const chances = softmax(picture.seats.map((seat) => strength(seat, rows[picture.stage]!)));
    for (const [seat, share] of won.entries()) if (share > 0) loss -= share * Math.log(Math.max(1e-9, chances[seat]!));
  }
  return loss / Math.max(1, samples.length);
}
