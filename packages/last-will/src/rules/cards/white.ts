/** White-bordered cards: used once. LW-WHITE-1 to LW-WHITE-6, GS-NUPT, GS-EVT. */
import type { Seat } from '@parlour/kernel';
import { companionSymbol, type Face, HELM, WILD_SYMBOL, WINE } from '../book.ts';
import { discard, insert, removeFromHand } from '../piles.ts';
import { offerDemotion } from '../sacked/jobs.ts';
import { limitOf, spend } from '../spending.ts';
import type { Tell } from '../event.ts';
import type { Move } from '../move.ts';
import type { Brought, Doing, Player, State } from '../state.ts';
import { type Table, tableOf } from '../table.ts';
import { bonusHelpers, bonusSums, whiteActions } from './helpers.ts';
import { canDepreciate, canPlaceAnimal, startFair, startRoof } from './effects.ts';
import { canSellPrivately, startSale } from './property.ts';

export type Using = Extract<Doing, { type: 'use' }>;

/** A white card in hand: at once where nothing can be added to it, otherwise begun. */
export function listWhite(player: Player, table: Table, face: Face, limit: number, moves: Move[]): void {
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

/** A card that could do nothing is not on offer (LW-WHITE-6). */
export function canDoSomething(player: Player, table: Table, face: Face): boolean {
  switch (face.effect) {
    case 'LW-WHITE-5':
      return canPlaceAnimal(player, table.book.faces);
    case 'LW-WHITE-6':
      return canDepreciate(player, table.book.faces);
    case 'GS-EVT-3':
      return canSellPrivately(player, table);
    default:
      return true;
  }
}

/** Whether companions, another nuptial card or bottles could join a card about to be played. */
function canAdd(player: Player, table: Table, face: Face, left: number): boolean {
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

/** What may still be added to a card on the table, and the amounts it may be completed with. */
export function listUse(player: Player, table: Table, doing: Using, moves: Move[]): void {
  const { faces, companions, wild } = table.book;
  const { hand } = player;
  const limit = limitOf(player, faces);
  const left = limit - doing.pounds;
  for (const to of doing.cards)
    for (const { kind, pounds } of faces[to]!.companions) {
      if (pounds > left || isTaken(doing.brought, to, kind)) continue;
      if (hand.includes(companions[kind]!)) moves.push({ type: 'bring', card: companions[kind]!, as: kind, to });
      if (hand.includes(wild)) moves.push({ type: 'bring', card: wild, as: kind, to });
    }
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]!;
    if (card === hand[i - 1]) continue;
    const face = faces[card]!;
    if (canJoin(doing, faces, face) && face.pay[0]!.pounds <= left) moves.push({ type: 'join', card });
    if (isCellar(doing, faces) && left >= 1 && (face.symbols & (HELM | WINE)) !== 0) moves.push({ type: 'toss', card });
  }
  let sums = bonusSums(player, faces, faces[doing.cards[0]!]!.symbols);
  for (let i = 1; i < doing.cards.length; i++) sums = bonusSums(player, faces, faces[doing.cards[i]!]!.symbols, sums);
  for (let i = 0; i < sums.length; i++) if (sums[i]! <= left) moves.push({ type: 'spend', pounds: doing.pounds + sums[i]! });
}

/** Each companion option serves once. */
function isTaken(brought: readonly Brought[], to: number, as: number): boolean {
  for (let i = 0; i < brought.length; i++) if (brought[i]!.to === to && brought[i]!.as === as) return true;
  return false;
}

/** Two nuptial cards of the same name never share an action (GS-NUPT-2). */
function canJoin(doing: Using, faces: readonly Face[], face: Face): boolean {
  return face.nuptial !== '' && doing.cards.every((card) => faces[card]!.nuptial !== '' && faces[card]!.nuptial !== face.nuptial);
}

function isCellar(doing: Using, faces: readonly Face[]): boolean {
  return faces[doing.cards[0]!]!.effect === 'GS-EVT-1';
}

export function play(state: State, seat: Seat, card: number, option: number, pounds: number, tell: Tell): void {
  const { actions, pounds: printed } = tableOf(state).book.faces[card]!.pay[option]!;
  removeFromHand(state.players[seat]!, card);
  complete(state, seat, { type: 'use', cards: [card], actions, pounds: printed, brought: [], tossed: [] }, pounds, tell);
}

export function begin(state: State, seat: Seat, card: number, option: number, tell: Tell): void {
  const { actions, pounds } = tableOf(state).book.faces[card]!.pay[option]!;
  removeFromHand(state.players[seat]!, card);
  state.doing = { type: 'use', cards: [card], actions, pounds, brought: [], tossed: [] };
  tell({ type: 'began', seat, card });
}

export function bring(state: State, seat: Seat, doing: Using, brought: Brought, tell: Tell): void {
  const { card, as, to } = brought;
  removeFromHand(state.players[seat]!, card);
  doing.brought.push({ card, as, to });
  doing.pounds += tableOf(state).book.faces[to]!.companions.find(({ kind }) => kind === as)!.pounds;
  tell({ type: 'brought', seat, card, as, to });
}

/** Another nuptial card joins: the whole set costs one action (GS-NUPT-1). */
export function join(state: State, seat: Seat, doing: Using, card: number, tell: Tell): void {
  removeFromHand(state.players[seat]!, card);
  doing.cards.push(card);
  doing.actions = 1;
  doing.pounds += tableOf(state).book.faces[card]!.pay[0]!.pounds;
  tell({ type: 'joined', seat, card });
}

export function toss(state: State, seat: Seat, doing: Using, card: number, tell: Tell): void {
  removeFromHand(state.players[seat]!, card);
  insert(doing.tossed, card);
  doing.pounds += 1;
  tell({ type: 'tossed', seat, card });
}

/** Pays the actions and the pounds, discards, does what else is printed, and lets a demotion follow (GS-JOB-13). */
export function complete(state: State, seat: Seat, doing: Using, pounds: number, tell: Tell): void {
  const { book } = tableOf(state);
  const player = state.players[seat]!;
  state.doing = null;
  const { cards, brought, tossed } = doing;
  tell({ type: 'played', seat, cards, actions: doing.actions, helpers: payWhite(player, book.faces, doing.actions) });
  const uses = cards.map((card) => book.faces[card]!.symbols);
  if (pounds > 0) spend(state, seat, pounds, 'event', cards[0]!, bonusHelpers(player, book.faces, uses, pounds - doing.pounds), tell);
  for (const card of cards) discard(state, book, card);
  for (const { card } of brought) discard(state, book, card);
  for (const card of tossed) discard(state, book, card);
  let symbols = 0;
  for (const shown of uses) symbols |= shown;
  for (const { card, as } of brought) symbols |= companionSymbol(as) | (card === book.wild ? WILD_SYMBOL : 0);
  effect(state, seat, book.faces[cards[0]!]!, symbols, tell);
}

function effect(state: State, seat: Seat, face: Face, symbols: number, tell: Tell): void {
  switch (face.effect) {
    case 'LW-WHITE-4':
      state.players[seat]!.actions += face.gain;
      tell({ type: 'gained', seat, actions: face.gain, card: face.index });
      offerDemotion(state, seat, symbols, tell);
      break;
    case 'LW-WHITE-5':
      startFair(state, seat, symbols, tell);
      break;
    case 'LW-WHITE-6':
      startRoof(state, seat, symbols, tell);
      break;
    case 'GS-EVT-3':
      startSale(state, seat, symbols, tell);
      break;
    default:
      offerDemotion(state, seat, symbols, tell);
  }
}

/** White-card actions of helpers go first: they are good for nothing else. Returns the helpers that gave one. */
function payWhite(player: Player, faces: readonly Face[], actions: number): readonly number[] {
  let due = actions;
  const helpers: number[] = [];
  for (const played of player.board) {
    const { whiteActions: given } = faces[played.card]!;
    while (due > 0 && played.served < given) {
      played.served++;
      due--;
      helpers.push(played.card);
    }
  }
  player.actions -= due;
  return helpers;
}
