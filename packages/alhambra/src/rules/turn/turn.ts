/** A turn: AL-TURN-1, AL-BUY-2, AL-REFILL-3. */
import { type Refusal, refuseTurn, type Seat } from '@parlour/kernel';
import { finish } from '../end.ts';
import type { Tell } from '../events.ts';
import { KINDS } from '../material/money.ts';
import { type Move, PLACES, type State, seatsOf } from '../state.ts';
import { canBuy, listBuys, listWastefulBuys, playBuy, refuseBuy } from './buy.ts';
import { refill } from './refill.ts';
import { canTake, listTakes, playTake, refuseTake } from './take.ts';

const nobody: readonly Seat[] = [];
const alone: readonly (readonly Seat[])[] = [[0], [1], [2], [3], [4], [5]];

export function toAct(state: State): readonly Seat[] {
  return state.over ? nobody : alone[state.active]!;
}

export function moves(state: State, seat: Seat): Move[] {
  const found: Move[] = [];
  if (state.over || seat !== state.active) return found;
  listTakes(state, found);
  listBuys(state, seat, found);
  return found;
}

export function wasteful(state: State, seat: Seat): Move[] {
  const found: Move[] = [];
  if (!state.over && seat === state.active) listWastefulBuys(state, seat, found);
  return found;
}

export function refuse(state: State, seat: Seat, move: unknown): Refusal | undefined {
  const notTheirs = refuseTurn(toAct(state), seat);
  if (notTheirs !== undefined) return notTheirs;
  if (!isMove(move)) return { rule: 'MOVE', details: { problem: 'unknown' } };
  const refusal = move.type === 'take' ? refuseTake(state, move) : refuseBuy(state, seat, move);
  if (refusal !== undefined) return refusal;
  // One way to write a move down, so that equal moves are equal data.
  return isAscending(move.type === 'take' ? move.cards : move.pay) ? undefined : { rule: 'MOVE', details: { problem: 'order' } };
}

export function play(state: State, seat: Seat, move: Move, tell: Tell): void {
  if (move.type === 'take') {
    playTake(state, seat, move, tell);
  } else if (playBuy(state, seat, move, tell)) {
    if (canAct(state, seat)) return;
    tell({ type: 'passed', seat, again: true, reveals: true });
  }
  if (refill(state, tell)) passOn(state, tell);
  else finish(state, tell);
}

/** To the next seat that can do anything: with nothing on display all money is in hands, so somebody always can. */
function passOn(state: State, tell: Tell): void {
  for (;;) {
    state.active = (state.active + 1) % seatsOf(state);
    if (canAct(state, state.active)) return;
    tell({ type: 'passed', seat: state.active, again: false, reveals: true });
  }
}

export function canAct(state: State, seat: Seat): boolean {
  return canTake(state) || canBuy(state, seat);
}

/** Whether anything at all is written like a move. */
function isMove(value: unknown): value is Move {
  if (typeof value !== 'object' || value === null) return false;
  const move = value as Record<string, unknown>;
  const fields = Object.keys(move).length;
  if (move['type'] === 'take') return fields === 2 && isMoney(move['cards']);
  return move['type'] === 'buy' && fields === 4 && isSlot(move['slot']) && isMoney(move['pay']) && typeof move['keep'] === 'boolean';
}

function isSlot(value: unknown): boolean {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) < PLACES;
}

function isMoney(value: unknown): boolean {
  return Array.isArray(value) && value.every((card) => Number.isInteger(card) && card >= 0 && card < KINDS);
}

function isAscending(cards: readonly number[]): boolean {
  return cards.every((card, i) => i === 0 || cards[i - 1]! <= card);
}
