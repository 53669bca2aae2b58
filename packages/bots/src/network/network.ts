import type { Picture } from '../evaluation.ts';

/**
 * A small network that says how strong each seat is, beside the linear sum: the same weights for every seat and any number of them.
 * Seat s looks at its own inputs, at those of all others together, and at what concerns the whole table:
 *
 *     hidden(s) = relu(own · x(s) + others · Σ x(of the others) + table · t + bias)
 *     deep(s)   = relu(deep · hidden(s) + deepBias)
 *     strength  = out · deep(s)
 *
 * Inputs are sparse, so the first layer is summed up while they are named: nothing is multiplied that is not there.
 */
export interface Shape {
  readonly seatInputs: number;
  readonly tableInputs: number;
  readonly hidden: number;
  readonly deep: number;
}

/** Every layer as one row after the other: a row for each input of the first, for each unit of the second. */
export interface Layers {
  readonly own: Float32Array;
  readonly others: Float32Array;
  readonly table: Float32Array;
  readonly bias: Float32Array;
  readonly deep: Float32Array;
  readonly deepBias: Float32Array;
  readonly out: Float32Array;
}

export const layerNames = ['own', 'others', 'table', 'bias', 'deep', 'deepBias', 'out'] as const satisfies readonly (keyof Layers)[];

export interface Network {
  readonly shape: Shape;
  /** How far imagined games go before it judges, as a part of how far they go without a network. */
  readonly reach: number;
  readonly layers: Layers;
}

/** Where a game names what is there: an input and how much of it. */
export interface Easel {
  seat(seat: number, input: number, value: number): void;
  table(input: number, value: number): void;
}

/** What a network is shown of a game: how many inputs there are of a seat and of the table, and which of them a position has. */
export interface Sight<State> {
  readonly seatInputs: number;
  readonly tableInputs: number;
  /** Whether a game like this is one the inputs were made for; others are judged without a network. */
  covers?(state: State): boolean;
  paint(state: State, picture: Picture, easel: Easel): void;
}

export function sizesOf({ seatInputs, tableInputs, hidden, deep }: Shape): Readonly<Record<keyof Layers, number>> {
  return {
    own: seatInputs * hidden,
    others: seatInputs * hidden,
    table: tableInputs * hidden,
    bias: hidden,
    deep: hidden * deep,
    deepBias: deep,
    out: deep,
  };
}

export function emptyLayers(shape: Shape): Layers {
  const sizes = sizesOf(shape);
  return Object.fromEntries(layerNames.map((name) => [name, new Float32Array(sizes[name])])) as unknown as Layers;
}

/** An evaluator keeps its scratch space: one for each thread is enough. */
export interface Judge extends Easel {
  /** Forgets what was named, for a table of so many. */
  begin(seats: number): void;
  /** Adds to each seat's strength what follows from what was named. */
  addStrengths(strengths: number[]): void;
}

const MOST_SEATS = 8;

export function judgeBy({ shape, layers }: Network): Judge {
  const { hidden, deep } = shape;
  const own = Array.from({ length: MOST_SEATS }, () => new Float32Array(hidden));
  const others = Array.from({ length: MOST_SEATS }, () => new Float32Array(hidden));
  const shared = new Float32Array(hidden);
  const units = new Float32Array(hidden);
  let count = 0;

  return {
    begin(seats) {
      count = seats;
      for (let seat = 0; seat < seats; seat++) {
        own[seat]!.fill(0);
        others[seat]!.fill(0);
      }
      shared.set(layers.bias);
    },
    seat(seat, input, value) {
      const [mine, theirs] = [own[seat]!, others[seat]!];
      const from = input * hidden;
      for (let i = 0; i < hidden; i++) {
        mine[i]! += layers.own[from + i]! * value;
        theirs[i]! += layers.others[from + i]! * value;
      }
    },
    table(input, value) {
      const from = input * hidden;
      for (let i = 0; i < hidden; i++) shared[i]! += layers.table[from + i]! * value;
    },
    addStrengths(strengths) {
      for (let seat = 0; seat < count; seat++) for (let i = 0; i < hidden; i++) shared[i]! += others[seat]![i]!;
      for (let seat = 0; seat < count; seat++) {
        const [mine, theirs] = [own[seat]!, others[seat]!];
        for (let i = 0; i < hidden; i++) units[i] = Math.max(0, shared[i]! + mine[i]! - theirs[i]!);
        let strength = strengths[seat]!;
        for (let unit = 0; unit < deep; unit++) {
          let sum = layers.deepBias[unit]!;
          const from = unit * hidden;
          for (let i = 0; i < hidden; i++) sum += layers.deep[from + i]! * units[i]!;
          if (sum > 0) strength += layers.out[unit]! * sum;
        }
        strengths[seat] = strength;
      }
    },
  };
}
