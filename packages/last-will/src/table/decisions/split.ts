import { type Seat, silent } from '@parlour/kernel';
import { lastWill, type MoveOf, type State } from '../../rules/index.ts';

type Draw = MoveOf<'draw'>;

/** The moves that declare such a split: one for each deck that leaves a choice. */
export function splitMoves(world: State, seat: Seat, split: readonly number[]): Draw[] {
  const state = lastWill.copy(world);
  const moves: Draw[] = [];
  while (state.doing?.type === 'draw') {
    const { deck } = state.doing;
    const move: Draw = { type: 'draw', deck, cards: split[deck] ?? 0 };
    moves.push(move);
    // What is not allowed is played nowhere; whoever runs the game says why.
    if (lastWill.refuse(state, seat, move) !== undefined) break;
    lastWill.play(state, seat, move, silent);
  }
  return moves;
}
