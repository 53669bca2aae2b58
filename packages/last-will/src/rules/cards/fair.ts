/** Breeders’ Fair: animals on one's cards without a card for them. LW-WHITE-5. */
import type { Seat } from '@parlour/kernel';
import type { Face } from '../book.ts';
import type { DecisionRules, DoingOf } from '../decision.ts';
import type { Tell } from '../event.ts';
import type { Move, MoveOf } from '../move.ts';
import { offerDemotion } from '../sacked/jobs.ts';
import { DOG, HORSE, type Played, type PlayerState, type State } from '../state.ts';
import { tableOf } from '../table.ts';

const TOKENS = 2;
const ANIMALS = (1 << DOG) | (1 << HORSE);
const DONE: Move = { type: 'done' };

/** `symbols` are those of the play that it ends. */
export function startFair(state: State, seat: Seat, symbols: number, tell: Tell): void {
  const doing: DoingOf<'fair'> = { type: 'fair', left: TOKENS, symbols };
  state.doing = doing;
  endIfDone(state, seat, doing, tell);
}

export const fair: DecisionRules<MoveOf<'place' | 'done'>, DoingOf<'fair'>> = {
  takes: ['place', 'done'],
  prompt: (_view, { left }) => ['prompt.fair', { left }],
  list(state, seat, moves) {
    const { faces } = tableOf(state).book;
    const { board } = state.players[seat]!;
    for (let space = 0; space < board.length; space++) {
      const animals = animalsOn(board[space]!, faces);
      if ((animals & (1 << DOG)) !== 0) moves.push({ type: 'place', space, as: DOG });
      if ((animals & (1 << HORSE)) !== 0) moves.push({ type: 'place', space, as: HORSE });
    }
  },
  /** To place fewer animals than one could. */
  wasteful(_state, _seat, moves) {
    moves.push(DONE);
  },
  refuse: (state, seat, move) => ({
    rule: move.type === 'place' && state.players[seat]!.board[move.space] === undefined ? 'BOARD' : 'LW-WHITE-5',
  }),
  play(state, seat, move, tell, doing) {
    if (move.type === 'done') {
      end(state, seat, doing, tell);
      return;
    }
    const played = state.players[seat]!.board[move.space]!;
    played.tokens.push(move.as);
    doing.left--;
    tell({ type: 'token', seat, card: -1, space: move.space, onto: played.card, as: move.as });
    endIfDone(state, seat, doing, tell);
  },
};

function endIfDone(state: State, seat: Seat, doing: DoingOf<'fair'>, tell: Tell): void {
  if (doing.left > 0 && canPlaceAnimal(state.players[seat]!, tableOf(state).book.faces)) return;
  end(state, seat, doing, tell);
}

function end(state: State, seat: Seat, { symbols }: DoingOf<'fair'>, tell: Tell): void {
  state.doing = null;
  offerDemotion(state, seat, symbols, tell);
}

/** The animals that a card's uppermost empty space takes, as bits. */
function animalsOn(played: Played, faces: readonly Face[]): number {
  const space = faces[played.card]!.spaces[played.tokens.length];
  return space === undefined ? 0 : space.takes & ANIMALS;
}

export function canPlaceAnimal({ board }: PlayerState, faces: readonly Face[]): boolean {
  for (let i = 0; i < board.length; i++) if (animalsOn(board[i]!, faces) !== 0) return true;
  return false;
}
