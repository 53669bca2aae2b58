/** What keeps a card in hand from being used, whatever it is. */
import type { Refusal } from '@parlour/kernel';
import type { Face } from '../book.ts';
import type { PlayerState } from '../state.ts';

export function refuseFromHand(player: PlayerState, face: Face | undefined, card: number): Refusal | undefined {
  if (face === undefined || !player.hand.includes(card)) return { rule: 'HAND' };
  return face.kind === 'companion' || face.kind === 'wild' ? { rule: 'LW-COMP-1' } : undefined;
}

/** Whether the matter is the open space (LW-BLACK-1, LW-BLACK-2, LW-PROP-6). */
export function refuseSpace(player: PlayerState, faces: readonly Face[], replaces: boolean): Refusal | undefined {
  const full = player.board.length >= player.spaces;
  if (full && player.board.every(({ card }) => faces[card]!.kind === 'property')) return { rule: 'LW-PROP-6' };
  return full === replaces ? undefined : { rule: full ? 'LW-BLACK-1' : 'LW-BLACK-2' };
}

export function outOfActions({ actions }: PlayerState, needed: number): Refusal {
  return { rule: 'LW-ACT-3', details: { needed, left: actions } };
}

export function unaffordable({ money }: PlayerState, pounds: number): Refusal {
  return { rule: 'LW-SPEND-1', details: { pounds, money } };
}
