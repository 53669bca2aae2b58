/** Black-bordered cards: laid down, given tokens, activated. LW-BLACK-1 to LW-BLACK-5, LW-EXP-1 to LW-EXP-3, LW-COMP-2. */
import type { Seat } from '@parlour/kernel';
import { companionSymbol, type Face, typeSymbol, WILD_SYMBOL } from '../book.ts';
import { discard, removeFromHand, supplyInAll } from '../piles.ts';
import { offerDemotion } from '../sacked/jobs.ts';
import { settle, spend } from '../spending.ts';
import type { Tell } from '../event.ts';
import type { Move } from '../move.ts';
import { DOG, FARM, HORSE, type Played, type Player, type State } from '../state.ts';
import { type Table, tableOf } from '../table.ts';
import { bonusHelpers, bonusSums, readyKeeper } from './helpers.ts';
import { buy, canBuy, listBuy } from './property.ts';

const NO_TYPE: readonly number[] = [-1];

/** A black card in hand: laid down or bought, where need be after another card has made room. */
export function listBlack(state: State, player: Player, table: Table, face: Face, limit: number, moves: Move[]): void {
  if (player.board.length >= player.spaces) {
    if (canReplace(state, player, table, face, limit)) moves.push({ type: 'replace', card: face.index });
  } else if (face.kind === 'property') listBuy(state, player, table, face, moves);
  else if (canLay(player, face, limit)) moves.push({ type: 'lay', card: face.index });
}

function canLay(player: Player, face: Face, limit: number): boolean {
  return face.layActions <= player.actions && face.layPounds <= limit;
}

function canReplace(state: State, player: Player, table: Table, face: Face, limit: number): boolean {
  if (face.kind !== 'property' && !canLay(player, face, limit)) return false;
  for (let space = 0; space < player.board.length; space++) if (canMakeRoom(state, player, table, face, space)) return true;
  return false;
}

/** The card on that space is gone before the new one is paid for, so its privilege cannot serve it; a property never goes (LW-BLACK-2). */
function canMakeRoom(state: State, player: Player, table: Table, face: Face, space: number): boolean {
  if (table.book.faces[player.board[space]!.card]!.kind === 'property') return false;
  return face.kind !== 'property' || canBuy(state, player, table, face, space);
}

export function listRoom(state: State, player: Player, table: Table, card: number, moves: Move[]): void {
  for (let space = 0; space < player.board.length; space++)
    if (canMakeRoom(state, player, table, table.book.faces[card]!, space)) moves.push({ type: 'discard', space });
}

/** Which card must go: the only one that can, goes at once. */
export function replace(state: State, seat: Seat, card: number, tell: Tell): void {
  state.doing = { type: 'room', card };
  const moves: Move[] = [];
  listRoom(state, state.players[seat]!, tableOf(state), card, moves);
  if (moves.length === 1) makeRoom(state, seat, card, (moves[0] as Extract<Move, { type: 'discard' }>).space, tell);
}

export function makeRoom(state: State, seat: Seat, card: number, space: number, tell: Tell): void {
  const table = tableOf(state);
  const player = state.players[seat]!;
  const removed = player.board[space]!.card;
  player.board.splice(space, 1);
  discard(state, table.book, removed);
  tell({ type: 'removed', seat, card: removed, space });
  if (table.book.faces[card]!.kind !== 'property') {
    lay(state, seat, card, tell);
    return;
  }
  state.doing = { type: 'purchase', card };
  const moves: Move[] = [];
  listBuy(state, player, table, table.book.faces[card]!, moves);
  if (moves.length === 1) buy(state, seat, moves[0] as Extract<Move, { type: 'buy' }>, tell);
}

export function lay(state: State, seat: Seat, card: number, tell: Tell): void {
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

/** What an activation spends without companions: the printed amount, or what is counted on the farms now (LW-EXP-2). */
export function firstAmount(player: Player, faces: readonly Face[], face: Face): number {
  if (!face.counts) return face.usePounds;
  let sum = face.usePounds;
  for (const { card, tokens } of player.board) {
    if (!faces[card]!.types.includes(FARM)) continue;
    sum += face.perFarm;
    for (const token of tokens) sum += token === HORSE ? face.perHorse : token === DOG ? face.perDog : 0;
  }
  return sum;
}

/** Every open amount with every sum of bonuses; each amount once, whichever way it comes about. */
export function listActivate(player: Player, table: Table, space: number, limit: number, moves: Move[]): void {
  const { faces } = table.book;
  const played = player.board[space]!;
  const face = faces[played.card]!;
  if (played.activated || !face.usable) return;
  const first = firstAmount(player, faces, face);
  if (face.counts && first === 0) return;
  const from = moves.length;
  const types = face.kind === 'property' ? face.types : NO_TYPE;
  for (let t = 0; t < types.length; t++) {
    const as = types[t]!;
    const waived = as >= 0 && face.useActions > 0 && readyKeeper(player, faces, as) >= 0;
    const paid = face.useActions <= player.actions;
    if (!waived && !paid) continue;
    const sums = bonusSums(player, faces, as >= 0 ? typeSymbol(as) : face.symbols);
    for (let i = -1; i < played.tokens.length; i++) {
      const amount = i < 0 ? first : face.spaces[i]!.pounds;
      for (let j = 0; j < sums.length; j++) {
        const pounds = amount + sums[j]!;
        if (pounds > limit) continue;
        if (paid && !has(player, faces, moves, from, pounds, false, as)) moves.push({ type: 'activate', space, as, pounds, free: false });
        if (waived && !has(player, faces, moves, from, pounds, true, as)) moves.push({ type: 'activate', space, as, pounds, free: true });
      }
    }
  }
}

/** Which of two types it is activated as makes a difference only by the amount, or by the helper that waives the actions. */
function has(
  player: Player,
  faces: readonly Face[],
  moves: readonly Move[],
  from: number,
  pounds: number,
  free: boolean,
  as: number,
): boolean {
  for (let i = from; i < moves.length; i++) {
    const move = moves[i] as Extract<Move, { type: 'activate' }>;
    if (move.pounds !== pounds || move.free !== free) continue;
    if (!free || readyKeeper(player, faces, move.as) === readyKeeper(player, faces, as)) return true;
  }
  return false;
}

export function activate(state: State, seat: Seat, move: Extract<Move, { type: 'activate' }>, tell: Tell): void {
  const { faces } = tableOf(state).book;
  const player = state.players[seat]!;
  const played = player.board[move.space]!;
  const face = faces[played.card]!;
  played.activated = true;
  const helpers: number[] = [];
  if (move.free) {
    const helper = player.board[readyKeeper(player, faces, move.as)]!;
    helper.served++;
    helpers.push(helper.card);
  } else player.actions -= face.useActions;
  tell({ type: 'activated', seat, card: played.card, space: move.space, actions: move.free ? 0 : face.useActions, helpers });
  const on = face.kind === 'property' ? 'maintenance' : face.kind === 'helper' ? 'helper' : 'expense';
  if (move.pounds > 0) spend(state, seat, move.pounds, on, played.card, bonusesIn(player, faces, played, move), tell);
  settle(state, seat, tell);
}

/** The helpers in an amount: the dearest printed amount that leaves a sum of bonuses. */
function bonusesIn(player: Player, faces: readonly Face[], played: Played, move: Extract<Move, { type: 'activate' }>): readonly number[] {
  const face = faces[played.card]!;
  const uses = [move.as >= 0 ? typeSymbol(move.as) : face.symbols];
  for (let i = played.tokens.length - 1; i >= -1; i--) {
    const over = move.pounds - (i < 0 ? firstAmount(player, faces, face) : face.spaces[i]!.pounds);
    if (over === 0) return [];
    const helpers = over > 0 ? bonusHelpers(player, faces, uses, over) : [];
    if (helpers.length > 0) return helpers;
  }
  return [];
}

/** Companion cards, and wild cards in their place, on the uppermost empty space (LW-COMP-2, LW-WILD-1). */
export function listTokens(player: Player, table: Table, space: number, moves: Move[]): void {
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

export function placeToken(state: State, seat: Seat, move: Extract<Move, { type: 'token' }>, tell: Tell): void {
  const { book } = tableOf(state);
  const player = state.players[seat]!;
  player.actions--;
  removeFromHand(player, move.card);
  player.board[move.space]!.tokens.push(move.as);
  tell({ type: 'token', seat, card: move.card, space: move.space, onto: player.board[move.space]!.card, as: move.as });
  discard(state, book, move.card);
  offerDemotion(state, seat, companionSymbol(move.as) | (move.card === book.wild ? WILD_SYMBOL : 0), tell);
}

/** The helper that draws cards and keeps one (GS-HELP-2). */
export function listDrawSix(state: State, player: Player, table: Table, space: number, moves: Move[]): void {
  const played = player.board[space]!;
  if (table.book.faces[played.card]!.searches > 0 && !played.activated && supplyInAll(state) > 0) moves.push({ type: 'drawSix', space });
}
