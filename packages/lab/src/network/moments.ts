/** Many positions of finished games, as a network is shown them: packed, because there are millions. */
import type { Easel, Insight, Picture } from '@parlour/bots';
import { linearStrengths } from '@parlour/bots';
import type { GameState } from '@parlour/kernel';

/** An array that grows. */
class Growing<Numbers extends Float32Array | Uint16Array | Uint32Array> {
  numbers: Numbers;
  length = 0;
  readonly #make: (size: number) => Numbers;

  constructor(make: (size: number) => Numbers) {
    this.#make = make;
    this.numbers = make(1024);
  }

  push(value: number): void {
    this.#makeRoom(1);
    this.numbers[this.length++] = value;
  }

  /** Adds these, each with so much more. */
  append(more: ArrayLike<number>, shift: number): void {
    this.#makeRoom(more.length);
    for (let i = 0; i < more.length; i++) this.numbers[this.length + i] = more[i]! + shift;
    this.length += more.length;
  }

  #makeRoom(count: number): void {
    if (this.length + count <= this.numbers.length) return;
    const larger = this.#make(Math.max(this.length + count, this.numbers.length * 2));
    larger.set(this.numbers);
    this.numbers = larger;
  }

  /** What is there, without the room for more. */
  packed(): Numbers {
    return this.numbers.slice(0, this.length) as Numbers;
  }
}

const floats = () => new Growing((size) => new Float32Array(size));

/** Positions as they are sent from thread to thread. */
export type PackedMoments = Readonly<{
  inputs: Uint16Array;
  values: Float32Array;
  rows: Uint32Array;
  first: Uint32Array;
  seats: Uint32Array;
  linear: Float32Array;
  target: Float32Array;
}>;

/**
 * Position after position. Each has a row of inputs for every seat and one for the table; `rows` says where each row begins in `inputs` and
 * `values`, `first` which is a position's first row, and `seats` where its seats begin in `linear` and `target`.
 */
export class Moments {
  readonly inputs = new Growing((size) => new Uint16Array(size));
  readonly values = floats();
  readonly rows = new Growing((size) => new Uint32Array(size));
  readonly first = new Growing((size) => new Uint32Array(size));
  readonly seats = new Growing((size) => new Uint32Array(size));
  /** How strong the linear sum takes each seat to be, and each seat's chance of winning as it turned out. */
  readonly linear = floats();
  readonly target = floats();

  constructor() {
    this.rows.push(0);
    this.first.push(0);
    this.seats.push(0);
  }

  get count(): number {
    return this.first.length - 1;
  }

  /** Adds a position; what it is worth is said later, with `aim`. */
  add(state: GameState, insight: Insight<GameState>): void {
    const { sight } = insight;
    if (sight === undefined) throw new Error('there is nothing to be shown');
    const picture = insight.picture(state);
    const easel = sheet(picture);
    sight.paint(state, picture, easel);
    for (const row of easel.rows) {
      for (let at = 0; at < row.length; at += 2) {
        this.inputs.push(row[at]!);
        this.values.push(row[at + 1]!);
      }
      this.rows.push(this.inputs.length);
    }
    for (const strength of linearStrengths(picture, insight.weights)) {
      this.linear.push(strength);
      this.target.push(0);
    }
    this.first.push(this.rows.length - 1);
    this.seats.push(this.linear.length);
  }

  /** Adds all positions of others. */
  append({ inputs, values, rows, first, seats, linear, target }: PackedMoments): void {
    const [toInputs, toRows, toSeats] = [this.inputs.length, this.rows.length - 1, this.linear.length];
    this.inputs.append(inputs, 0);
    this.values.append(values, 0);
    this.rows.append(rows.subarray(1), toInputs);
    this.first.append(first.subarray(1), toRows);
    this.seats.append(seats.subarray(1), toSeats);
    this.linear.append(linear, 0);
    this.target.append(target, 0);
  }

  packed(): PackedMoments {
    return {
      inputs: this.inputs.packed(),
      values: this.values.packed(),
      rows: this.rows.packed(),
      first: this.first.packed(),
      seats: this.seats.packed(),
      linear: this.linear.packed(),
      target: this.target.packed(),
    };
  }

  aim(moment: number, chances: readonly number[]): void {
    const from = this.seats.numbers[moment]!;
    for (const [seat, chance] of chances.entries()) this.target.numbers[from + seat] = chance;
  }
}

/** Writes down what is named: a row of inputs and values for each seat, and the last for the table. */
function sheet({ seats }: Picture): Easel & { readonly rows: readonly number[][] } {
  const rows: number[][] = Array.from({ length: seats.length + 1 }, () => []);
  return {
    rows,
    seat: (seat, input, value) => void rows[seat]!.push(input, value),
    table: (input, value) => void rows.at(-1)!.push(input, value),
  };
}
