/** Black-bordered cards laid down, where need be after another has made room. LW-BLACK-1, LW-BLACK-2, LW-PROP-6. */
import type { Refusal, Seat } from '@parlour/kernel';
import type { Face } from '../book.ts';
import { type DecisionRules, type DoingOf, goOn, type MoveRules } from '../decision.ts';
import type { Tell } from '../event.ts';
import type { Move, MoveOf } from '../move.ts';
import { discard, removeFromHand } from '../piles.ts';
import { offerDemotion } from '../sacked/jobs.ts';
import { limitOf, spend } from '../spending.ts';
import type { PlayerState, State } from '../state.ts';
import { type GameTable, tableOf } from '../table.ts';
import { askForPrice, canBuy, listBuy, refuseProperty } from './buying.ts';
import { outOfActions, refuseFromHand, refuseSpace, unaffordable } from './hand.ts';

/** A black card in hand: laid down or bought, where need be after another card has made room. */
export function listBlack(state: State, player: PlayerState, table: GameTable, face: Face, limit: number, moves: Move[]): void {
  if (player.board.length >= player.spaces) {
    if (canReplace(state, player, table, face, limit)) moves.push({ type: 'replace', card: face.index });
  } else if (face.kind === 'property') listBuy(state, player, table, face, moves);
  else if (canLay(player, face, limit)) moves.push({ type: 'lay', card: face.index });
}

function canLay(player: PlayerState, face: Face, limit: number): boolean {
  return face.layActions <= player.actions && face.layPounds <= limit;
}

function canReplace(state: State, player: PlayerState, table: GameTable, face: Face, limit: number): boolean {
  if (face.kind !== 'property' && !canLay(player, face, limit)) return false;
  for (let space = 0; space < player.board.length; space++) if (canMakeRoom(state, player, table, face, space)) return true;
  return false;
}

/** The card on that space is gone before the new one is paid for, so its privilege cannot serve it; a property never goes (LW-BLACK-2). */
function canMakeRoom(state: State, player: PlayerState, table: GameTable, face: Face, space: number): boolean {
  if (table.book.faces[player.board[space]!.card]!.kind === 'property') return false;
  return face.kind !== 'property' || canBuy(state, player, table, face, space);
}

/** Onto an open space, or after another card has made room for it. */
export const laying: MoveRules<MoveOf<'lay' | 'replace'>> = {
  refuse(state, seat, move) {
    const player = state.players[seat]!;
    const { faces } = tableOf(state).book;
    const face = faces[move.card]!;
    const wrong = refuseFromHand(player, face, move.card);
    if (wrong !== undefined) return wrong;
    if (face.kind === 'event') return { rule: 'LW-WHITE-1' };
    if (face.kind === 'property') return refuseProperty(state, player, face, move);
    return refuseSpace(player, faces, move.type === 'replace') ?? refuseCost(player, faces, face);
  },
  play(state, seat, { type, card }, tell) {
    if (type === 'lay') lay(state, seat, card, tell);
    else askForRoom(state, seat, card, tell);
  },
};

function refuseCost(player: PlayerState, faces: readonly Face[], { layActions, layPounds }: Face): Refusal {
  if (layActions > player.actions) return outOfActions(player, layActions);
  return layPounds > limitOf(player, faces) ? unaffordable(player, layPounds) : { rule: 'LW-BLACK-1' };
}

/** Which card must go: the only one that can, goes at once. */
function askForRoom(state: State, seat: Seat, card: number, tell: Tell): void {
  goOn(room, state, seat, { type: 'room', card }, tell);
}

/** A black card wants a space: which card goes? */
export const room: DecisionRules<MoveOf<'discard'>, DoingOf<'room'>> = {
  takes: ['discard'],
  prompt: (_view, { card }) => ['prompt.room', { card }],
  list(state, seat, moves, { card }) {
    const table = tableOf(state);
    const player = state.players[seat]!;
    for (let space = 0; space < player.board.length; space++)
      if (canMakeRoom(state, player, table, table.book.faces[card]!, space)) moves.push({ type: 'discard', space });
  },
  refuse(state, seat, { space }) {
    const played = state.players[seat]!.board[space];
    if (played === undefined) return { rule: 'BOARD' };
    return { rule: tableOf(state).book.faces[played.card]!.kind === 'property' ? 'LW-PROP-6' : 'LW-BLACK-2' };
  },
  play(state, seat, { space }, tell, { card }) {
    const table = tableOf(state);
    const player = state.players[seat]!;
    const removed = player.board[space]!.card;
    player.board.splice(space, 1);
    discard(state, table.book, removed);
    tell({ type: 'removed', seat, card: removed, space });
    if (table.book.faces[card]!.kind === 'property') askForPrice(state, seat, card, tell);
    else lay(state, seat, card, tell);
  },
};

function lay(state: State, seat: Seat, card: number, tell: Tell): void {
  const player = state.players[seat]!;
  const face = tableOf(state).book.faces[card]!;
  state.doing = null;
  removeFromHand(player, card);
  player.actions -= face.layActions;
  tell({ type: 'laid', seat, card, actions: face.layActions });
  if (face.layPounds > 0) spend(state, seat, face.layPounds, 'laying', card, [], tell);
  player.board.push({ card, step: 0, tokens: [], activated: false, served: 0 });
  if (face.extraActions > 0) {
    player.actions += face.extraActions;
    tell({ type: 'gained', seat, actions: face.extraActions, card });
  }
  offerDemotion(state, seat, face.symbols, tell);
}
