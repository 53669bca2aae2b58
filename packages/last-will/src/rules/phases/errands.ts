/** Phase 3: errand boys are sent out. LW-ERR-1 to LW-ERR-8, GS-JOB-8 to GS-JOB-10, GS-PLAN-1. */
import type { Refusal, Seat } from '@parlour/kernel';
import type { Book } from '../book.ts';
import { MASK } from '../book.ts';
import { bonusHelpers, bonusSums } from '../cards/helpers.ts';
import type { PhaseRules } from '../decision.ts';
import type { Errand, Tell } from '../event.ts';
import type { Move, MoveOf } from '../move.ts';
import { addToHand, drawTop, supply } from '../piles.ts';
import { canBeDemoted, demote, offerDemotion } from '../sacked/jobs.ts';
import { limitOf, spend } from '../spending.ts';
import { type PlayerState, REGULAR, type State, type View } from '../state.ts';
import { type GameTable, tableOf } from '../table.ts';

/** Returns whether there is nothing to place at all. */
export function startErrands(state: State, tell: Tell): boolean {
  state.phase = 'errands';
  state.pass = 1;
  return place(state, 0, tell);
}

export const errands: PhaseRules<MoveOf<Errand>> = {
  takes: ['take', 'extension', 'market', 'unknown', 'opera', 'demotion', 'either'],
  prompt: () => ['prompt.errands'],
  list(state, seat, moves) {
    const table = tableOf(state);
    const player = state.players[seat]!;
    take.list(state, player, table, moves);
    extension.list(state, player, table, moves);
    market.list(state, player, table, moves);
    unknown.list(state, player, table, moves);
    opera.list(state, player, table, moves);
    if (!table.parts.board) return;
    demotion.list(state, player, table, moves);
    either.list(state, player, table, moves);
  },
  refuse: (state, seat, move) => errandOf(move).refuse(state, state.players[seat]!, tableOf(state), move),
  play(state, seat, move, tell) {
    stand(state, seat, move, tell);
    errandOf(move).run(state, seat, move, tell);
  },
  passOn: (state, seat, tell) => place(state, state.order.indexOf(seat) + 1, tell),
};

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
    if (hasErrand(state, seat)) return false;
    tell({ type: 'noErrand', seat });
  }
}

function hasErrand(state: State, seat: Seat): boolean {
  const table = tableOf(state);
  const player = state.players[seat]!;
  const moves: Move[] = [];
  // First what is nearly always open: the space of one's own.
  unknown.list(state, player, table, moves);
  if (moves.length === 0) errands.list(state, seat, moves, null);
  return moves.length > 0;
}

/**
 * How many errand boys somebody has still to send. All go round once for each; whoever stands earlier in the order of play, or has
 * sent one whose errand is not done yet, has sent this pass's.
 */
export function errandBoysLeft(view: State | View, book: Book, seat: Seat): number {
  const { players, plans, order, pass, turn, doing } = view;
  const { errandBoys } = book.plans[plans[players[seat]!.plan]!]!;
  const isSent = order.indexOf(seat) < order.indexOf(turn) || (turn === seat && doing !== null);
  return Math.max(0, errandBoys - pass + (isSent ? 0 : 1));
}

/** A free space for an errand, or -1. `slot` says which card is to be taken; those that share spaces are interchangeable. */
function freeSpace(state: State, table: GameTable, errand: Errand, slot = -1): number {
  const { spaces, slots } = table;
  const wanted = slot >= 0 && slots[slot]!.shared ? -1 : slot;
  for (let space = 0; space < spaces.length; space++)
    if (spaces[space]!.errand === errand && spaces[space]!.slot === wanted && state.figures[space]! < 0) return space;
  return -1;
}

function isFree(state: State, table: GameTable, errand: Errand): boolean {
  return freeSpace(state, table, errand) >= 0;
}

/** The errand boy goes there. For the unknown card each player has a space of their own (LW-ERR-7). */
function stand(state: State, seat: Seat, move: MoveOf<Errand>, tell: Tell): void {
  const space = freeSpace(state, tableOf(state), move.type, move.type === 'take' ? move.slot : -1);
  if (move.type === 'unknown') state.players[seat]!.unknown = true;
  else state.figures[space] = seat;
  tell({ type: 'errand', seat, errand: move.type, space });
}

/** One errand: when it can be run, why not, and what it brings once the errand boy stands there. */
interface Running<M extends MoveOf<Errand> = MoveOf<Errand>> {
  list(state: State, player: PlayerState, table: GameTable, moves: Move[]): void;
  refuse(state: State, player: PlayerState, table: GameTable, move: M): Refusal;
  run(state: State, seat: Seat, move: M, tell: Tell): void;
}

const OCCUPIED: Refusal = { rule: 'LW-ERR-2' };
const NO_EXTENSION: Refusal = { rule: 'LW-ERR-5' };

/** A card of the offer (LW-ERR-4). */
const take: Running<MoveOf<'take'>> = {
  list(state, _player, table, moves) {
    for (let slot = 0; slot < table.slots.length; slot++)
      if (state.offer[slot]! >= 0 && freeSpace(state, table, 'take', slot) >= 0) moves.push({ type: 'take', slot });
  },
  refuse(state, _player, table, { slot }) {
    const isSlot = table.slots[slot] !== undefined;
    if (isSlot && freeSpace(state, table, 'take', slot) >= 0) return { rule: 'LW-OFFER-3' };
    return isSlot && !table.slots[slot]!.shared ? OCCUPIED : { rule: 'LW-ERR-4' };
  },
  run(state, seat, { slot }, tell) {
    const card = state.offer[slot]!;
    state.offer[slot] = -1;
    addToHand(state.players[seat]!, card);
    tell({ type: 'took', seat, slot, card });
  },
};

const EXTENSION: Move = { type: 'extension' };

/** Another space on one's board (LW-ERR-5). */
const extension: Running<MoveOf<'extension'>> = {
  list(state, _player, table, moves) {
    if (state.extensions > 0 && isFree(state, table, 'extension')) moves.push(EXTENSION);
  },
  refuse: ({ extensions }) => (extensions === 0 ? NO_EXTENSION : OCCUPIED),
  run: (state, seat, _move, tell) => extend(state, seat, tell),
};

function extend(state: State, seat: Seat, tell: Tell): void {
  state.extensions--;
  state.players[seat]!.spaces++;
  tell({ type: 'extended', seat });
}

const MARKET: Move = { type: 'market' };

/** The prices of property (LW-ERR-6): `market.ts` goes on. */
const market: Running<MoveOf<'market'>> = {
  list(state, _player, table, moves) {
    if (isFree(state, table, 'market')) moves.push(MARKET);
  },
  refuse: () => OCCUPIED,
  run(state) {
    state.doing = { type: 'market' };
  },
};

/** A card from the top of a deck, once a round (LW-ERR-7). */
const unknown: Running<MoveOf<'unknown'>> = {
  list(state, player, _table, moves) {
    if (player.unknown) return;
    for (let deck = 0; deck < REGULAR; deck++) if (supply(state, deck) > 0) moves.push({ type: 'unknown', deck });
  },
  refuse: (_state, player, _table, { deck }) => ({
    rule: player.unknown || deck < 0 || deck >= REGULAR ? 'LW-ERR-7' : 'LW-OFFER-3',
  }),
  run(state, seat, { deck }, tell) {
    const cards: number[] = [];
    for (let i = 0; i < tableOf(state).book.material.unknownCard.cards; i++) {
      const card = drawTop(state, deck, seat, tell);
      if (card < 0) break;
      cards.push(card);
      addToHand(state.players[seat]!, card);
    }
    tell({ type: 'drew', seat, deck, cards, helpers: [], reveals: true });
  },
};

/** Not open to someone who may not spend that much (LW-ERR-8). */
const opera: Running<MoveOf<'opera'>> = {
  list(state, player, table, moves) {
    if (!isFree(state, table, 'opera')) return;
    const { faces, material } = table.book;
    const limit = limitOf(player, faces);
    const sums = bonusSums(player, faces, MASK);
    for (let i = 0; i < sums.length; i++) {
      const pounds = material.opera.pounds + sums[i]!;
      if (pounds <= limit) moves.push({ type: 'opera', pounds });
    }
  },
  refuse(state, player, table, { pounds }) {
    if (!isFree(state, table, 'opera')) return OCCUPIED;
    if (pounds <= limitOf(player, table.book.faces)) return { rule: 'LW-SPEND-5' };
    return { rule: 'LW-ERR-8', details: { pounds, money: player.money } };
  },
  run(state, seat, { pounds }, tell) {
    const { faces, material } = tableOf(state).book;
    spend(state, seat, pounds, 'opera', -1, bonusHelpers(state.players[seat]!, faces, [MASK], pounds - material.opera.pounds), tell);
    offerDemotion(state, seat, MASK, tell);
  },
};

/** Any line of one's job (GS-JOB-8). */
const demotion: Running<MoveOf<'demotion'>> = {
  list(state, player, table, moves) {
    if (isFree(state, table, 'demotion')) listLines(player, table, 'demotion', moves);
  },
  refuse: (state, _player, table) => (table.parts.board && !isFree(state, table, 'demotion') ? OCCUPIED : { rule: 'GS-JOB-8' }),
  run: (state, seat, { line }, tell) => demote(state, seat, line, tell),
};

/** The extension or the demotion. With five players each half opens only once the other space for it is occupied (GS-JOB-9). */
const either: Running<MoveOf<'either'>> = {
  list(state, player, table, moves) {
    if (!isFree(state, table, 'either')) return;
    if (state.extensions > 0 && isHalfOpen(state, table, 'extension')) moves.push({ type: 'either', line: -1 });
    if (isHalfOpen(state, table, 'demotion')) listLines(player, table, 'either', moves);
  },
  refuse(state, _player, table, { line }) {
    if (table.parts.board && !isFree(state, table, 'either')) return OCCUPIED;
    if (line >= 0) return { rule: isHalfOpen(state, table, 'demotion') ? 'GS-JOB-8' : 'GS-JOB-9' };
    return state.extensions === 0 ? NO_EXTENSION : { rule: 'GS-JOB-9' };
  },
  run(state, seat, { line }, tell) {
    if (line < 0) extend(state, seat, tell);
    else demote(state, seat, line, tell);
  },
};

function isHalfOpen(state: State, table: GameTable, half: 'extension' | 'demotion'): boolean {
  return table.seats < 5 || !isFree(state, table, half);
}

function listLines(player: PlayerState, table: GameTable, type: 'demotion' | 'either', moves: Move[]): void {
  if (!canBeDemoted(player)) return;
  const { lines } = table.book.jobs[player.job]!;
  for (let line = 0; line < lines.length; line++) if ((player.covered & (1 << line)) === 0) moves.push({ type, line });
}

const board: { readonly [Kind in Errand]: Running<MoveOf<Kind>> } = { take, extension, market, unknown, opera, demotion, either };

function errandOf({ type }: MoveOf<Errand>): Running {
  return board[type];
}
