import type { Seat } from '@parlour/kernel';

/** What is seen of moves before they are tried, and what it weighs: learnt from what long searches looked at (the lab's `tune`). */
export interface Signs<State, Move> {
  /** How the weights were obtained, so that anybody can repeat it. */
  readonly from: string;
  readonly names: readonly string[];
  readonly weights: readonly number[];
  /** Shows the signs of each move in turn, in one array that the next overwrites. */
  look(this: void, state: State, seat: Seat, moves: readonly Move[], see: (signs: Float64Array) => void): void;
}

/** How strongly a search is drawn to each move, by the signs of it. */
export function favourBy<State, Move>({
  weights,
  look,
}: Signs<State, Move>): (state: State, seat: Seat, moves: readonly Move[]) => number[] {
  return (state, seat, moves) => {
    const found: number[] = [];
    look(state, seat, moves, (signs) => {
      let sum = 0;
      for (let i = 0; i < signs.length; i++) sum += signs[i]! * weights[i]!;
      found.push(sum);
    });
    return found;
  };
}
