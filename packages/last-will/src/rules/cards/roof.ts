/** Depreciation by hand: the owner spreads steps down over the properties. LW-WHITE-6. */
import type { Seat } from '@parlour/kernel';
import type { Face } from '../book.ts';
import type { DecisionRules, DoingOf } from '../decision.ts';
import type { MoveOf } from '../move.ts';
import type { Decay, Tell } from '../event.ts';
import { offerDemotion } from '../sacked/jobs.ts';
import type { Played, PlayerState, State } from '../state.ts';
import { tableOf } from '../table.ts';

const STEPS = 3;

/** `symbols` are those of the play that it ends. */
export function startRoof(state: State, seat: Seat, symbols: number, tell: Tell): void {
  const doing: DoingOf<'roof'> = { type: 'roof', left: STEPS, symbols };
  state.doing = doing;
  endIfClear(state, seat, doing, tell);
}

export const roof: DecisionRules<MoveOf<'decay'>, DoingOf<'roof'>> = {
  takes: ['decay'],
  prompt: (_view, { left }) => ['prompt.roof', { left }],
  list(state, seat, moves) {
    const { faces } = tableOf(state).book;
    const { board } = state.players[seat]!;
    for (let space = 0; space < board.length; space++) if (stepsLeft(board[space]!, faces) > 0) moves.push({ type: 'decay', space });
  },
  refuse: (state, seat, { space }) => ({ rule: state.players[seat]!.board[space] === undefined ? 'BOARD' : 'LW-WHITE-6' }),
  play(state, seat, { space }, tell, doing) {
    doing.left--;
    fall(state, seat, space, 1, 'card', tell);
    endIfClear(state, seat, doing, tell);
  },
};

/** As many of the steps as can be used are used; where there is nothing left to choose they are taken at once. */
function endIfClear(state: State, seat: Seat, doing: DoingOf<'roof'>, tell: Tell): void {
  const { faces } = tableOf(state).book;
  const { board } = state.players[seat]!;
  const falling = board.filter((played) => stepsLeft(played, faces) > 0);
  const all = falling.reduce((sum, played) => sum + stepsLeft(played, faces), 0);
  if (doing.left > 0 && falling.length > 1 && all > doing.left) return;
  for (let space = 0; space < board.length && doing.left > 0; space++) {
    const steps = Math.min(doing.left, stepsLeft(board[space]!, faces));
    if (steps > 0) fall(state, seat, space, steps, 'card', tell);
    doing.left -= steps;
  }
  state.doing = null;
  offerDemotion(state, seat, doing.symbols, tell);
}

export function canDepreciate({ board }: PlayerState, faces: readonly Face[]): boolean {
  for (let i = 0; i < board.length; i++) if (stepsLeft(board[i]!, faces) > 0) return true;
  return false;
}

/** How many steps a card in play can still fall. */
export function stepsLeft(played: Played, faces: readonly Face[]): number {
  const { scale } = faces[played.card]!;
  return scale.length === 0 ? 0 : scale.length - 1 - played.step;
}

/** A property’s value falls, never below the lowest step. */
export function fall(state: State, seat: Seat, space: number, steps: number, why: Decay, tell: Tell): void {
  const { faces } = tableOf(state).book;
  const played = state.players[seat]!.board[space]!;
  const { scale } = faces[played.card]!;
  const from = scale[played.step]!;
  played.step += Math.min(steps, stepsLeft(played, faces));
  tell({ type: 'decayed', seat, card: played.card, space, from, to: scale[played.step]!, why });
}
