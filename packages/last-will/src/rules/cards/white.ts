/** White-bordered cards: used once. LW-WHITE-1 to LW-WHITE-4, GS-EVT. What may join one on the table is decided in `use.ts`. */
import type { MoveRules, DoingOf } from '../decision.ts';
import { type Face, HELM, WINE } from '../book.ts';
import type { Move, MoveOf } from '../move.ts';
import { removeFromHand } from '../piles.ts';
import { limitOf, ownsProperty } from '../spending.ts';
import type { PlayerState } from '../state.ts';
import { type GameTable, tableOf } from '../table.ts';
import { canPlaceAnimal } from './fair.ts';
import { refuseFromHand, unaffordable } from './hand.ts';
import { bonusSums, whiteActions } from './helpers.ts';
import { canDepreciate } from './roof.ts';
import { complete } from './use.ts';

/** A white card in hand: at once where nothing can be added to it, otherwise begun. */
export function listWhite(player: PlayerState, table: GameTable, face: Face, limit: number, moves: Move[]): void {
  const { faces } = table.book;
  if (!canDoSomething(player, table, face)) return;
  for (let option = 0; option < face.pay.length; option++) {
    const { actions, pounds } = face.pay[option]!;
    if (pounds > limit || actions > player.actions + whiteActions(player, faces)) continue;
    if (canAdd(player, table, face, limit - pounds)) {
      moves.push({ type: 'begin', card: face.index, option });
      continue;
    }
    const sums = bonusSums(player, faces, face.symbols);
    for (let i = 0; i < sums.length; i++)
      if (pounds + sums[i]! <= limit) moves.push({ type: 'play', card: face.index, option, pounds: pounds + sums[i]! });
  }
}

export const white: MoveRules<MoveOf<'play' | 'begin'>> = {
  refuse(state, seat, move) {
    const player = state.players[seat]!;
    const table = tableOf(state);
    const { faces } = table.book;
    const face = faces[move.card]!;
    const wrong = refuseFromHand(player, face, move.card);
    if (wrong !== undefined) return wrong;
    if (face.kind !== 'event') return { rule: face.kind === 'property' ? 'LW-PROP-2' : 'LW-BLACK-1' };
    const option = face.pay[move.option];
    if (option === undefined) return { rule: 'LW-WHITE-3' };
    const left = player.actions + whiteActions(player, faces);
    if (option.actions > left) return { rule: 'LW-ACT-3', details: { needed: option.actions, left } };
    if (!canDoSomething(player, table, face)) return { rule: face.effect };
    const pounds = move.type === 'play' ? Math.max(move.pounds, option.pounds) : option.pounds;
    if (pounds > limitOf(player, faces)) return unaffordable(player, pounds);
    if (move.type === 'begin') return { rule: 'LW-WHITE-1' };
    return face.companions.length > 0 ? { rule: 'LW-WHITE-2' } : { rule: 'LW-SPEND-5' };
  },
  play(state, seat, move, tell) {
    const { card } = move;
    const { actions, pounds } = tableOf(state).book.faces[card]!.pay[move.option]!;
    removeFromHand(state.players[seat]!, card);
    const doing: DoingOf<'use'> = { type: 'use', cards: [card], actions, pounds, brought: [], tossed: [] };
    if (move.type === 'play') complete(state, seat, doing, move.pounds, tell);
    else {
      state.doing = doing;
      tell({ type: 'began', seat, card });
    }
  },
};

/** A card that could do nothing is not on offer (LW-WHITE-6). */
export function canDoSomething(player: PlayerState, table: GameTable, face: Face): boolean {
  switch (face.effect) {
    case 'LW-WHITE-5':
      return canPlaceAnimal(player, table.book.faces);
    case 'LW-WHITE-6':
      return canDepreciate(player, table.book.faces);
    case 'GS-EVT-3':
      return ownsProperty(player, table.book.faces);
    default:
      return true;
  }
}

/** Whether companions, another nuptial card or bottles could join a card about to be played. */
function canAdd(player: PlayerState, table: GameTable, face: Face, left: number): boolean {
  const { faces, companions, wild } = table.book;
  const { hand } = player;
  for (let i = 0; i < face.companions.length; i++) {
    const { kind, pounds } = face.companions[i]!;
    if (pounds <= left && (hand.includes(companions[kind]!) || hand.includes(wild))) return true;
  }
  if (face.nuptial !== '')
    for (let i = 0; i < hand.length; i++) {
      const other = faces[hand[i]!]!;
      if (other.nuptial !== '' && other.nuptial !== face.nuptial && other.pay[0]!.pounds <= left) return true;
    }
  if (face.effect === 'GS-EVT-1' && left >= 1) {
    let bottles = 0;
    for (let i = 0; i < hand.length; i++) if ((faces[hand[i]!]!.symbols & (HELM | WINE)) !== 0) bottles++;
    return bottles > ((face.symbols & (HELM | WINE)) !== 0 ? 1 : 0);
  }
  return false;
}
