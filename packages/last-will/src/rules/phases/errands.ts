/** Phase 3: errand boys are sent out. LW-ERR-1 to LW-ERR-8, GS-JOB-8 to GS-JOB-10, GS-PLAN-1. */
import type { Seat } from '@parlour/kernel';
import { MASK } from '../book.ts';
import { bonusHelpers, bonusSums } from '../cards/helpers.ts';
import { addToHand, drawTop, supply } from '../piles.ts';
import { answerDemotion, canBeDemoted, demote, listDemotions, offerDemotion } from '../sacked/jobs.ts';
import { limitOf, spend } from '../spending.ts';
import type { Errand, Tell } from '../event.ts';
import type { Move } from '../move.ts';
import { type Player, REGULAR, type State, type View } from '../state.ts';
import { type Table, tableOf } from '../table.ts';

const EXTENSION: Move = { type: 'extension' };
const MARKET: Move = { type: 'market' };

/** Returns whether there is nothing to place at all. */
export function startErrands(state: State, tell: Tell): boolean {
  state.phase = 'errands';
  state.pass = 1;
  return place(state, 0, tell);
}

/** From that place in the order of play on: the next seat with an errand boy and somewhere to put him. Returns whether all are placed. */
function place(state: State, from: number, tell: Tell): boolean {
  const { plans } = tableOf(state).book;
  let most = 0;
  for (let i = 0; i < state.order.length; i++) {
    const { errandBoys } = plans[state.plans[state.players[state.order[i]!]!.plan]!]!;
    if (errandBoys > most) most = errandBoys;
  }
  for (let at = from; ; at++) {
    if (at === state.order.length) {
      at = 0;
      state.pass++;
    }
    if (state.pass > most) return true;
    const seat = state.order[at]!;
    if (plans[state.plans[state.players[seat]!.plan]!]!.errandBoys < state.pass) continue;
    state.turn = seat;
    if (errandMoves(state, seat).length > 0) return false;
    tell({ type: 'noErrand', seat });
  }
}

/**
 * How many errand boys somebody has still to send. All go round once for each; whoever stands earlier in the order of play, or has
 * sent one whose errand is not done yet, has sent this pass's.
 */
export function errandBoysLeft(state: State | View, seat: Seat): number {
  const { players, plans, order, pass, turn, doing } = state;
  const { errandBoys } = tableOf(state).book.plans[plans[players[seat]!.plan]!]!;
  const isSent = order.indexOf(seat) < order.indexOf(turn) || (turn === seat && doing !== null);
  return Math.max(0, errandBoys - pass + (isSent ? 0 : 1));
}

/** A free space for an errand, or -1. `slot` says which card is to be taken; those that share spaces are interchangeable. */
export function freeSpace(state: State, table: Table, errand: Errand, slot = -1): number {
  const { spaces, slots } = table;
  const wanted = slot >= 0 && slots[slot]!.shared ? -1 : slot;
  for (let space = 0; space < spaces.length; space++)
    if (spaces[space]!.errand === errand && spaces[space]!.slot === wanted && state.figures[space]! < 0) return space;
  return -1;
}

export function errandMoves(state: State, seat: Seat): Move[] {
  const table = tableOf(state);
  const player = state.players[seat]!;
  if (state.doing?.type === 'market') return arrangements(state.market);
  const moves: Move[] = [];
  if (state.doing?.type === 'demote') {
    listDemotions(player, table, state.doing.symbols, moves);
    return moves;
  }
  for (let slot = 0; slot < table.slots.length; slot++)
    if (state.offer[slot]! >= 0 && freeSpace(state, table, 'take', slot) >= 0) moves.push({ type: 'take', slot });
  if (state.extensions > 0 && freeSpace(state, table, 'extension') >= 0) moves.push(EXTENSION);
  if (freeSpace(state, table, 'market') >= 0) moves.push(MARKET);
  if (!player.unknown) for (let deck = 0; deck < REGULAR; deck++) if (supply(state, deck) > 0) moves.push({ type: 'unknown', deck });
  if (freeSpace(state, table, 'opera') >= 0) listOpera(player, table, moves);
  if (table.parts.board) listSackedErrands(state, player, table, moves);
  return moves;
}

/** The opera is not open to someone who may not spend that much (LW-ERR-8). */
function listOpera(player: Player, table: Table, moves: Move[]): void {
  const { faces, material } = table.book;
  const limit = limitOf(player, faces);
  const sums = bonusSums(player, faces, MASK);
  for (let i = 0; i < sums.length; i++) {
    const pounds = material.opera.pounds + sums[i]!;
    if (pounds <= limit) moves.push({ type: 'opera', pounds });
  }
}

/** The errands of the expansion’s board. */
function listSackedErrands(state: State, player: Player, table: Table, moves: Move[]): void {
  if (freeSpace(state, table, 'demotion') >= 0) listLines(player, table, 'demotion', moves);
  if (freeSpace(state, table, 'either') < 0) return;
  if (mayExtendThere(state, table)) moves.push({ type: 'either', line: -1 });
  if (mayDemoteThere(state, table)) listLines(player, table, 'either', moves);
}

/** With five players each half opens only once the other space for it is occupied (GS-JOB-9). */
export function mayExtendThere(state: State, table: Table): boolean {
  return state.extensions > 0 && (table.seats < 5 || freeSpace(state, table, 'extension') < 0);
}

export function mayDemoteThere(state: State, table: Table): boolean {
  return table.seats < 5 || freeSpace(state, table, 'demotion') < 0;
}

function listLines(player: Player, table: Table, type: 'demotion' | 'either', moves: Move[]): void {
  if (!canBeDemoted(player)) return;
  const { lines } = table.book.jobs[player.job]!;
  for (let line = 0; line < lines.length; line++) if ((player.covered & (1 << line)) === 0) moves.push({ type, line });
}

const known = new Map<string, Move[]>();

/** Every order of the four modifiers, unchanged included (LW-ERR-6). */
function arrangements(market: readonly number[]): Move[] {
  const sorted = [...market].toSorted((a, b) => a - b);
  const key = sorted.join();
  let moves = known.get(key);
  if (moves === undefined) {
    moves = orders(sorted).map((order): Move => ({ type: 'arrange', order }));
    known.set(key, moves);
  }
  return [...moves];
}

function orders(values: readonly number[]): number[][] {
  if (values.length === 0) return [[]];
  return values.flatMap((value, i) =>
    values.indexOf(value) < i ? [] : orders([...values.slice(0, i), ...values.slice(i + 1)]).map((rest) => [value, ...rest]),
  );
}

/** Returns whether all errand boys are placed. */
export function playErrand(state: State, seat: Seat, move: Move, tell: Tell): boolean {
  run(state, seat, move, tell);
  return state.doing === null && place(state, state.order.indexOf(seat) + 1, tell);
}

function run(state: State, seat: Seat, move: Move, tell: Tell): void {
  const table = tableOf(state);
  const player = state.players[seat]!;
  switch (move.type) {
    case 'take': {
      const card = state.offer[move.slot]!;
      stand(state, seat, table, 'take', move.slot, tell);
      state.offer[move.slot] = -1;
      addToHand(player, card);
      tell({ type: 'took', seat, slot: move.slot, card });
      break;
    }
    case 'extension':
      stand(state, seat, table, 'extension', -1, tell);
      extend(state, seat, tell);
      break;
    case 'market':
      stand(state, seat, table, 'market', -1, tell);
      state.doing = { type: 'market' };
      break;
    case 'arrange':
      state.doing = null;
      state.market = [...move.order];
      tell({ type: 'arranged', seat, order: move.order });
      break;
    case 'unknown':
      player.unknown = true;
      tell({ type: 'errand', seat, errand: 'unknown', space: -1 });
      drawUnknown(state, seat, move.deck, tell);
      break;
    case 'opera': {
      const { faces, material } = table.book;
      stand(state, seat, table, 'opera', -1, tell);
      spend(state, seat, move.pounds, 'opera', -1, bonusHelpers(player, faces, [MASK], move.pounds - material.opera.pounds), tell);
      offerDemotion(state, seat, MASK, tell);
      break;
    }
    case 'demotion':
      stand(state, seat, table, 'demotion', -1, tell);
      demote(state, seat, move.line, tell);
      break;
    case 'either':
      stand(state, seat, table, 'either', -1, tell);
      if (move.line < 0) extend(state, seat, tell);
      else demote(state, seat, move.line, tell);
      break;
    default:
      answerDemotion(state, seat, move, tell);
  }
}

function stand(state: State, seat: Seat, table: Table, errand: Errand, slot: number, tell: Tell): void {
  const space = freeSpace(state, table, errand, slot);
  state.figures[space] = seat;
  tell({ type: 'errand', seat, errand, space });
}

function extend(state: State, seat: Seat, tell: Tell): void {
  state.extensions--;
  state.players[seat]!.spaces++;
  tell({ type: 'extended', seat });
}

function drawUnknown(state: State, seat: Seat, deck: number, tell: Tell): void {
  const cards: number[] = [];
  for (let i = 0; i < tableOf(state).book.material.unknownCard.cards; i++) {
    const card = drawTop(state, deck, seat, tell);
    if (card < 0) break;
    cards.push(card);
    addToHand(state.players[seat]!, card);
  }
  tell({ type: 'drew', seat, deck, cards, helpers: [], reveals: true });
}
