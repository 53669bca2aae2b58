import type { Seat } from '@parlour/kernel';

/** What is seen of moves before they are tried, and what it weighs: learnt from what long searches looked at (the lab's `tune`). */
export interface Signs<State, Move> {
  /** How the weights were obtained, so that anybody can repeat it. */
  readonly from: string;
  readonly names: readonly string[];
  /** One row for each kind of table that was learnt by itself. */
  readonly weights: readonly (readonly number[])[];
  /** Which row is for this table. */
  rowOf(this: void, state: State): number;
  /** Names the signs that the moves have, each move by its place; a sign that is not named is 0. */
  look(this: void, state: State, seat: Seat, moves: readonly Move[], see: See): void;
}

/** A move, a sign of it, and how much of it there is. */
export type See = (move: number, sign: number, value: number) => void;

/** How strongly a search is drawn to each move, by the signs of it. */
export function favourBy<State, Move>({
  weights,
  rowOf,
  look,
}: Signs<State, Move>): (state: State, seat: Seat, moves: readonly Move[]) => number[] {
  return (state, seat, moves) => {
    const row = weights[rowOf(state)]!;
    const found = moves.map(() => 0);
    look(state, seat, moves, (move, sign, value) => {
      found[move]! += value * row[sign]!;
    });
    return found;
  };
}
