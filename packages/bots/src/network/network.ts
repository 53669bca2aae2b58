import type { Picture } from '../evaluation.ts';

/**
 * A small network that says how strong each seat is, beside the linear sum: the same weights for every seat and any number of them.
 * Seat s looks at its own inputs, at those of all others together, and at what concerns the whole table:
 *
 *     hidden(s) = relu(own · x(s) + others · Σ x(of the others) + table · t + bias)
 *     deep(s)   = relu(deep · hidden(s) + deepBias)
 *     strength  = out · deep(s)
 *
 * Inputs are sparse, so they are named one by one: nothing is multiplied that is not there.
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

/** So many sums are kept at hand at once: a row of weights is a multiple of it. */
const BLOCK = 8;

/** Inputs that were named, one after the other. */
interface Named {
  readonly inputs: number[];
  readonly values: number[];
  count: number;
}

const newList = (): Named => ({ inputs: [], values: [], count: 0 });

function name(list: Named, input: number, value: number): void {
  list.inputs[list.count] = input;
  list.values[list.count++] = value;
}

export function judgeBy({ shape, layers }: Network): Judge {
  const { hidden, deep, seatInputs, tableInputs } = shape;
  const width = Math.ceil(hidden / BLOCK) * BLOCK;
  // What an input says of its own seat and what it says of all others are summed up in one go.
  const ofSeats = new Float64Array(seatInputs * 2 * width);
  const ofTable = new Float64Array(tableInputs * width);
  for (let input = 0; input < seatInputs; input++) {
    ofSeats.set(layers.own.subarray(input * hidden, (input + 1) * hidden), input * 2 * width);
    ofSeats.set(layers.others.subarray(input * hidden, (input + 1) * hidden), (input * 2 + 1) * width);
  }
  for (let input = 0; input < tableInputs; input++) {
    ofTable.set(layers.table.subarray(input * hidden, (input + 1) * hidden), input * width);
  }
  const ofSeat = Array.from({ length: MOST_SEATS }, newList);
  const onTable = newList();
  const sums = Array.from({ length: MOST_SEATS }, () => new Float64Array(2 * width));
  const shared = new Float64Array(width);
  const units = new Float64Array(hidden);
  let count = 0;

  return {
    begin(seats) {
      count = seats;
      for (let seat = 0; seat < seats; seat++) ofSeat[seat]!.count = 0;
      onTable.count = 0;
    },
    seat(seat, input, value) {
      name(ofSeat[seat]!, input, value);
    },
    table(input, value) {
      name(onTable, input, value);
    },
    addStrengths(strengths) {
      shared.set(layers.bias);
      sumUp(ofTable, width, onTable, shared);
      for (let seat = 0; seat < count; seat++) {
        const mine = sums[seat]!.fill(0);
        sumUp(ofSeats, 2 * width, ofSeat[seat]!, mine);
        for (let i = 0; i < hidden; i++) shared[i]! += mine[width + i]!;
      }
      for (let seat = 0; seat < count; seat++) {
        const mine = sums[seat]!;
        for (let i = 0; i < hidden; i++) units[i] = Math.max(0, shared[i]! + mine[i]! - mine[width + i]!);
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

/** Adds the rows of all inputs that were named, each as often as there is of it. A block of sums after the other: so few need not be written down on the way. */
function sumUp(rows: Float64Array, width: number, { inputs, values, count }: Named, into: Float64Array): void {
  for (let block = 0; block < width; block += BLOCK) {
    let a = into[block]!;
    let b = into[block + 1]!;
    let c = into[block + 2]!;
    let d = into[block + 3]!;
    let e = into[block + 4]!;
    let f = into[block + 5]!;
    let g = into[block + 6]!;
    let h = into[block + 7]!;
    for (let n = 0; n < count; n++) {
      const at = inputs[n]! * width + block;
      const value = values[n]!;
      a += rows[at]! * value;
      b += rows[at + 1]! * value;
      c += rows[at + 2]! * value;
      d += rows[at + 3]! * value;
      e += rows[at + 4]! * value;
      f += rows[at + 5]! * value;
      g += rows[at + 6]! * value;
      h += rows[at + 7]! * value;
    }
    into[block] = a;
    into[block + 1] = b;
    into[block + 2] = c;
    into[block + 3] = d;
    into[block + 4] = e;
    into[block + 5] = f;
    into[block + 6] = g;
    into[block + 7] = h;
  }
}
