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
import { readyHelper } from './helpers.ts';

/** The helper that waives the action of buying or selling. */
export function dealer(type: number): string {
  return type === FARM ? 'LW-HELP-1' : 'LW-HELP-2';
}

const UNCHANGED: readonly number[] = [0];

/** By how much helpers may change a price: a farm 2 down for each agent (LW-HELP-1), a house 2 up or down for each adviser (LW-HELP-3). */
function changes(player: Player, faces: readonly Face[], type: number, leaving: number): readonly number[] {
  const privilege = type === FARM ? 'LW-HELP-1' : 'LW-HELP-3';
  let helpers = 0;
  for (let i = 0; i < player.board.length; i++) if (i !== leaving && faces[player.board[i]!.card]!.privilege === privilege) helpers++;
  if (helpers === 0) return UNCHANGED;
  const found: number[] = [];
  for (let change = -2 * helpers; change <= (type === FARM ? 0 : 2 * helpers); change += 2) found.push(change);
  return found;
}

/** Whether a card can be bought at all if the card on `leaving` goes. */
export function canBuy(state: State, player: Player, table: Table, face: Face, leaving: number): boolean {
  if (player.bankrupt) return false;
  const { faces } = table.book;
  for (let i = 0; i < face.types.length; i++) {
    const type = face.types[i]!;
    if (player.actions < 1 && readyHelper(player, faces, dealer(type), leaving) < 0) continue;
    if (Math.max(0, face.scale[0]! + state.market[type]! + changes(player, faces, type, leaving)[0]!) <= player.money) return true;
  }
  return false;
}

export function listBuy(state: State, player: Player, table: Table, face: Face, moves: Move[]): void {
  if (player.bankrupt) return;
  const { faces } = table.book;
  const from = moves.length;
  for (let i = 0; i < face.types.length; i++) {
    const type = face.types[i]!;
    const waived = readyHelper(player, faces, dealer(type)) >= 0;
    if (player.actions < 1 && !waived) continue;
    const prices = changes(player, faces, type, -1);
    for (let j = 0; j < prices.length; j++) {
      const pounds = Math.max(0, face.scale[0]! + state.market[type]! + prices[j]!);
      if (pounds > player.money) continue;
      // Which of two types it is bought as makes a difference only by the price, by who waives the action, or to a job.
      if (player.actions >= 1 && !hasDeal(moves, from, pounds, false, type, player.job >= 0))
        moves.push({ type: 'buy', card: face.index, as: type, pounds, free: false });
      if (waived && !hasDeal(moves, from, pounds, true, type, player.job >= 0))
        moves.push({ type: 'buy', card: face.index, as: type, pounds, free: true });
    }
  }
}

function hasDeal(moves: readonly Move[], from: number, pounds: number, free: boolean, type: number, typeMatters: boolean): boolean {
  for (let i = from; i < moves.length; i++) {
    const move = moves[i] as Extract<Move, { type: 'buy' | 'sell' }>;
    if (move.pounds !== pounds || move.free !== free) continue;
    if (typeMatters ? move.as === type : !free || dealer(move.as) === dealer(type)) return true;
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
  helpers.push(...priceHelpers(player, faces, move.as, move.pounds - Math.max(0, face.scale[0]! + state.market[move.as]!)));
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
  const helper = player.board[readyHelper(player, faces, dealer(type))]!;
  helper.served++;
  return [helper.card];
}

/** The helpers that changed a price by so much, for the record of events. */
function priceHelpers(player: Player, faces: readonly Face[], type: number, change: number): number[] {
  const privilege = type === FARM ? 'LW-HELP-1' : 'LW-HELP-3';
  const changed = player.board.filter(({ card }) => faces[card]!.privilege === privilege).map(({ card }) => card);
  return changed.slice(0, Math.ceil(Math.abs(change) / 2));
}

export function listSell(state: State, player: Player, table: Table, space: number, moves: Move[]): void {
  const { faces } = table.book;
  const played = player.board[space]!;
  const face = faces[played.card]!;
  const from = moves.length;
  for (let i = 0; i < face.types.length; i++) {
    const type = face.types[i]!;
    const waived = readyHelper(player, faces, dealer(type)) >= 0;
    if (player.actions < 1 && !waived) continue;
    const prices = changes(player, faces, type, -1);
    for (let j = 0; j < prices.length; j++) {
      const pounds = Math.max(0, face.scale[played.step]! + state.market[type]! + prices[j]!);
      if (player.actions >= 1 && !hasDeal(moves, from, pounds, false, type, false))
        moves.push({ type: 'sell', space, as: type, pounds, free: false });
      if (waived && !hasDeal(moves, from, pounds, true, type, false)) moves.push({ type: 'sell', space, as: type, pounds, free: true });
    }
  }
}

export function sell(state: State, seat: Seat, move: Extract<Move, { type: 'sell' }>, tell: Tell): void {
  const { faces } = tableOf(state).book;
  const player = state.players[seat]!;
  const played = player.board[move.space]!;
  const helpers = payDeal(player, faces, move.as, move.free);
  const usual = Math.max(0, faces[played.card]!.scale[played.step]! + state.market[move.as]!);
  helpers.push(...priceHelpers(player, faces, move.as, move.pounds - usual));
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
      for (const change of changes(player, faces, type, -1)) {
        const pounds = Math.max(0, face.scale[played.step]! + change);
        if (!hasDeal(moves, from, pounds, true, type, false)) moves.push({ type: 'sell', space, as: type, pounds, free: true });
      }
  }
}

export function sellPrivately(state: State, seat: Seat, symbols: number, move: Extract<Move, { type: 'sell' }>, tell: Tell): void {
  const { faces } = tableOf(state).book;
  const player = state.players[seat]!;
  const played = player.board[move.space]!;
  state.doing = null;
  handOver(state, seat, move, priceHelpers(player, faces, move.as, move.pounds - faces[played.card]!.scale[played.step]!), tell);
  offerDemotion(state, seat, symbols, tell);
}
