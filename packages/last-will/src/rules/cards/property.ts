/** Buying and selling property. LW-PROP-1 to LW-PROP-7, LW-HELP-1 to LW-HELP-3, GS-PROP-1, GS-PROP-2, GS-EVT-3. */
import type { Seat } from '@parlour/kernel';
import { type Face, typeSymbol } from '../book.ts';
import { discard, removeFromHand } from '../piles.ts';
import { offerDemotion } from '../sacked/jobs.ts';
import { settle, spend } from '../spending.ts';
import type { Tell } from '../event.ts';
import type { Move } from '../move.ts';
import { FARM, type Player, type State } from '../state.ts';
import { type Table, tableOf } from '../table.ts';
import { priceHelpers, priceShifts, readyDealer } from './helpers.ts';

/** Whether a card can be bought at all if the card on `leaving` goes. */
export function canBuy(state: State, player: Player, table: Table, face: Face, leaving: number): boolean {
  if (player.bankrupt) return false;
  const { faces } = table.book;
  for (let i = 0; i < face.types.length; i++) {
    const type = face.types[i]!;
    if (player.actions < 1 && readyDealer(player, faces, type, leaving) < 0) continue;
    if (Math.max(0, face.scale[0]! + state.market[type]! + priceShifts(player, faces, type, leaving)[0]!) <= player.money) return true;
  }
  return false;
}

export function listBuy(state: State, player: Player, table: Table, face: Face, moves: Move[]): void {
  if (player.bankrupt) return;
  const { faces } = table.book;
  const from = moves.length;
  for (let i = 0; i < face.types.length; i++) {
    const type = face.types[i]!;
    const waived = readyDealer(player, faces, type) >= 0;
    if (player.actions < 1 && !waived) continue;
    const prices = priceShifts(player, faces, type);
    for (let j = 0; j < prices.length; j++) {
      const pounds = Math.max(0, face.scale[0]! + state.market[type]! + prices[j]!);
      if (pounds > player.money) continue;
      // Which of two types it is bought as makes a difference only by the price, by who waives the action, or to a job.
      if (player.actions >= 1 && !hasDeal(player, faces, moves, from, pounds, false, type, player.job >= 0))
        moves.push({ type: 'buy', card: face.index, as: type, pounds, free: false });
      if (waived && !hasDeal(player, faces, moves, from, pounds, true, type, player.job >= 0))
        moves.push({ type: 'buy', card: face.index, as: type, pounds, free: true });
    }
  }
}

function hasDeal(
  player: Player,
  faces: readonly Face[],
  moves: readonly Move[],
  from: number,
  pounds: number,
  free: boolean,
  type: number,
  typeMatters: boolean,
): boolean {
  for (let i = from; i < moves.length; i++) {
    const move = moves[i] as Extract<Move, { type: 'buy' | 'sell' }>;
    if (move.pounds !== pounds || move.free !== free) continue;
    if (typeMatters ? move.as === type : !free || readyDealer(player, faces, move.as) === readyDealer(player, faces, type)) return true;
  }
  return false;
}

export function buy(state: State, seat: Seat, move: Extract<Move, { type: 'buy' }>, tell: Tell): void {
  const { faces } = tableOf(state).book;
  const player = state.players[seat]!;
  const face = faces[move.card]!;
  state.doing = null;
  removeFromHand(player, move.card);
  const helpers = payDeal(player, faces, move.as, move.free);
  helpers.push(...priceHelpers(player, faces, move.as, face.scale[0]! + state.market[move.as]!, move.pounds));
  tell({ type: 'bought', seat, card: move.card, as: move.as, pounds: move.pounds, helpers });
  if (move.pounds > 0) spend(state, seat, move.pounds, 'purchase', move.card, [], tell);
  const tokens = face.spaces.filter(({ free }) => free).map(({ takes }) => Math.log2(takes));
  player.board.push({ card: move.card, step: 0, tokens, activated: false, served: 0 });
  for (const as of tokens) tell({ type: 'token', seat, card: -1, space: player.board.length - 1, onto: move.card, as });
  offerDemotion(state, seat, typeSymbol(move.as), tell);
}

/** Uses an action or the helper that waives it; names the helper. */
function payDeal(player: Player, faces: readonly Face[], type: number, free: boolean): number[] {
  if (!free) {
    player.actions--;
    return [];
  }
  const helper = player.board[readyDealer(player, faces, type)]!;
  helper.served++;
  return [helper.card];
}

export function listSell(state: State, player: Player, table: Table, space: number, moves: Move[]): void {
  const { faces } = table.book;
  const played = player.board[space]!;
  const face = faces[played.card]!;
  const from = moves.length;
  for (let i = 0; i < face.types.length; i++) {
    const type = face.types[i]!;
    const waived = readyDealer(player, faces, type) >= 0;
    if (player.actions < 1 && !waived) continue;
    const prices = priceShifts(player, faces, type);
    for (let j = 0; j < prices.length; j++) {
      const pounds = Math.max(0, face.scale[played.step]! + state.market[type]! + prices[j]!);
      if (player.actions >= 1 && !hasDeal(player, faces, moves, from, pounds, false, type, false))
        moves.push({ type: 'sell', space, as: type, pounds, free: false });
      if (waived && !hasDeal(player, faces, moves, from, pounds, true, type, false))
        moves.push({ type: 'sell', space, as: type, pounds, free: true });
    }
  }
}

export function sell(state: State, seat: Seat, move: Extract<Move, { type: 'sell' }>, tell: Tell): void {
  const { faces } = tableOf(state).book;
  const player = state.players[seat]!;
  const played = player.board[move.space]!;
  const helpers = payDeal(player, faces, move.as, move.free);
  helpers.push(...priceHelpers(player, faces, move.as, faces[played.card]!.scale[played.step]! + state.market[move.as]!, move.pounds));
  handOver(state, seat, move, helpers, tell);
  settle(state, seat, tell);
}

function handOver(state: State, seat: Seat, move: Extract<Move, { type: 'sell' }>, helpers: readonly number[], tell: Tell): void {
  const player = state.players[seat]!;
  const { card } = player.board[move.space]!;
  player.board.splice(move.space, 1);
  player.money += move.pounds;
  discard(state, tableOf(state).book, card);
  tell({ type: 'sold', seat, card, space: move.space, as: move.as, pounds: move.pounds, helpers });
}

export function canSellPrivately(player: Player, table: Table): boolean {
  return player.board.some(({ card }) => table.book.faces[card]!.kind === 'property');
}

/** The private sale (GS-EVT-3): no further action, no modifier. */
export function startSale(state: State, seat: Seat, symbols: number, tell: Tell): void {
  state.doing = { type: 'sale', symbols };
  const moves: Move[] = [];
  listSale(state.players[seat]!, tableOf(state), moves);
  if (moves.length === 1) sellPrivately(state, seat, symbols, moves[0] as Extract<Move, { type: 'sell' }>, tell);
}

export function listSale(player: Player, table: Table, moves: Move[]): void {
  const { faces } = table.book;
  for (let space = 0; space < player.board.length; space++) {
    const played = player.board[space]!;
    const face = faces[played.card]!;
    const from = moves.length;
    for (const type of face.types)
      for (const change of priceShifts(player, faces, type)) {
        const pounds = Math.max(0, face.scale[played.step]! + change);
        if (!hasSale(moves, from, pounds, type)) moves.push({ type: 'sell', space, as: type, pounds, free: true });
      }
  }
}

/** No helper waives anything here, so that two types of house at one price are one sale; a farm is told from a house. */
function hasSale(moves: readonly Move[], from: number, pounds: number, type: number): boolean {
  for (let i = from; i < moves.length; i++) {
    const move = moves[i] as Extract<Move, { type: 'sell' }>;
    if (move.pounds === pounds && (move.as === FARM) === (type === FARM)) return true;
  }
  return false;
}

export function sellPrivately(state: State, seat: Seat, symbols: number, move: Extract<Move, { type: 'sell' }>, tell: Tell): void {
  const { faces } = tableOf(state).book;
  const player = state.players[seat]!;
  const played = player.board[move.space]!;
  state.doing = null;
  handOver(state, seat, move, priceHelpers(player, faces, move.as, faces[played.card]!.scale[played.step]!, move.pounds), tell);
  offerDemotion(state, seat, symbols, tell);
}
