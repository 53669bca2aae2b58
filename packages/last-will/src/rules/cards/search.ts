/** The helper that draws cards and keeps one: how many of each deck is declared in `drawing.ts`, the best kept in `best-of-six.ts`. GS-HELP-2. */
import type { MoveRules } from '../decision.ts';
import type { Move, MoveOf } from '../move.ts';
import { beginDraw } from '../phases/drawing.ts';
import { supplyInAll } from '../piles.ts';
import type { PlayerState, State } from '../state.ts';
import { type GameTable, tableOf } from '../table.ts';

export function listSearch(state: State, player: PlayerState, table: GameTable, space: number, moves: Move[]): void {
  const played = player.board[space]!;
  if (table.book.faces[played.card]!.searches > 0 && !played.activated && supplyInAll(state) > 0) moves.push({ type: 'drawSix', space });
}

export const search: MoveRules<MoveOf<'drawSix'>> = {
  refuse(state, seat, { space }) {
    const played = state.players[seat]!.board[space];
    return { rule: played === undefined ? 'BOARD' : played.activated ? 'LW-BLACK-3' : 'GS-HELP-2' };
  },
  play(state, seat, { space }, tell) {
    const played = state.players[seat]!.board[space]!;
    played.activated = true;
    tell({ type: 'activated', seat, card: played.card, space, actions: 0, helpers: [] });
    beginDraw(state, seat, tableOf(state).book.faces[played.card]!.searches, true, tell);
  },
};
