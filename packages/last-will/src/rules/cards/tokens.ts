/** Companions put on cards in play. LW-COMP-2, LW-WILD-1. */
import { companionSymbol, WILD_SYMBOL } from '../book.ts';
import type { MoveRules } from '../decision.ts';
import type { Move, MoveOf } from '../move.ts';
import { discard, removeFromHand } from '../piles.ts';
import { offerDemotion } from '../sacked/jobs.ts';
import type { PlayerState } from '../state.ts';
import { type GameTable, tableOf } from '../table.ts';
import { outOfActions } from './hand.ts';

/** Companion cards, and wild cards in their place, on the uppermost empty space (LW-COMP-2, LW-WILD-1). */
export function listTokens(player: PlayerState, table: GameTable, space: number, moves: Move[]): void {
  if (player.actions < 1) return;
  const { faces, companions, wild } = table.book;
  const played = player.board[space]!;
  const open = faces[played.card]!.spaces[played.tokens.length];
  if (open === undefined) return;
  for (let as = 0; as < companions.length; as++) {
    if ((open.takes & (1 << as)) === 0) continue;
    if (player.hand.includes(companions[as]!)) moves.push({ type: 'token', space, card: companions[as]!, as });
    if (player.hand.includes(wild)) moves.push({ type: 'token', space, card: wild, as });
  }
}

export const tokens: MoveRules<MoveOf<'token'>> = {
  refuse(state, seat, { space, card }) {
    const player = state.players[seat]!;
    if (player.board[space] === undefined) return { rule: 'BOARD' };
    if (player.actions < 1) return outOfActions(player, 1);
    return { rule: player.hand.includes(card) ? 'LW-COMP-2' : 'HAND' };
  },
  play(state, seat, move, tell) {
    const { book } = tableOf(state);
    const player = state.players[seat]!;
    player.actions--;
    removeFromHand(player, move.card);
    player.board[move.space]!.tokens.push(move.as);
    tell({ type: 'token', seat, card: move.card, space: move.space, onto: player.board[move.space]!.card, as: move.as });
    discard(state, book, move.card);
    offerDemotion(state, seat, companionSymbol(move.as) | (move.card === book.wild ? WILD_SYMBOL : 0), tell);
  },
};
