import type { Seat } from '@parlour/kernel';
import type { Weights } from '@parlour/bots';
import { type Building, DIRK, type Money, type Move, NONE, priceOf, type State, slotOf, typeIndexOf, valueOf } from '../rules/index.ts';
import { CARDS, slotStrength, stageOf, TURN, typeStrength } from './features.ts';
import { countTypes } from './majorities.ts';
import { newPurse, type Purse, pursesOf, putIn } from './purse.ts';

/** A change of strength by this much is one step of a rating. */
const STEP = 0.15;

/** By how much a move strengthens the mover against the others, as far as it shows before the yard is filled again. */
export function rate(state: State, seat: Seat, moves: readonly Move[], weights: Weights): number[] {
  const stage = stageOf(state);
  const row = weights.stages[stage]!;
  const { yard } = state;
  const hand = state.hands[seat] as readonly Money[];
  const purses = pursesOf(hand);
  const before: number[] = [];
  for (let slot = 0; slot < purses.length; slot++) before.push(slotStrength(purses[slot]!, yard[slot]!, row));
  let counts: number[][] | undefined;
  const gains: number[] = [];
  const strengths: number[][] = [];
  const rates: number[] = [];
  let lastPay: readonly Money[] | undefined;
  let [handChange, again] = [0, 0];
  for (const move of moves) {
    if (move.type === 'take') {
      rates.push(takeChange(yard, purses, before, move.cards, row) / STEP);
      continue;
    }
    const { slot, pay, keep } = move;
    const building = yard[slot]!;
    const place = slot * 2 + (keep ? 1 : 0);
    counts ??= countTypes(state.owned);
    gains[place] ??= ownershipGain(stage, state.hands.length, seat, typeIndexOf(building), keep ? seat : DIRK, counts, strengths, row);
    // What is paid is the same for whoever gets the building.
    if (pay !== lastPay) {
      lastPay = pay;
      const paid = payFrom(hand, slot, pay);
      handChange = slotStrength(rest, NONE, row) - before[slot]! - pay.length * row[CARDS]!;
      again = paid === priceOf(building) ? row[TURN]! : 0;
    }
    rates.push((gains[place] + handChange + again) / STEP);
  }
  return rates;
}

/** Scratch space: a purse as a move would leave it. */
const rest: Purse = newPurse();

function takeChange(
  yard: readonly Building[],
  purses: readonly Purse[],
  before: readonly number[],
  cards: readonly Money[],
  row: readonly number[],
): number {
  let change = cards.length * row[CARDS]!;
  for (let i = 0; i < cards.length; ) {
    const slot = slotOf(cards[i]!);
    rest.total = purses[slot]!.total;
    rest.sums = purses[slot]!.sums;
    for (; i < cards.length && slotOf(cards[i]!) === slot; i++) putIn(rest, valueOf(cards[i]!));
    change += slotStrength(rest, yard[slot]!, row) - before[slot]!;
  }
  return change;
}

/** Leaves in `rest` what remains of a currency after a payment, and says how much was paid. Both the hand and the payment are in ascending order. */
function payFrom(hand: readonly Money[], slot: number, pay: readonly Money[]): number {
  rest.total = 0;
  rest.sums = 1;
  let paid = 0;
  let next = 0;
  for (const card of hand) {
    if (slotOf(card) !== slot) continue;
    if (card === pay[next]) {
      next++;
      paid += valueOf(card);
    } else putIn(rest, valueOf(card));
  }
  return paid;
}

/** What it means for the mover, and on average for the others, that a collector gets one more building of a type. */
function ownershipGain(
  stage: number,
  seats: number,
  seat: Seat,
  type: number,
  owner: number,
  counts: readonly number[][],
  strengths: number[][],
  row: readonly number[],
): number {
  const owned = counts[type]!;
  const now = (strengths[type] ??= strengthsIn(stage, seats, type, owned, row));
  owned[owner]!++;
  const then = strengthsIn(stage, seats, type, owned, row);
  owned[owner]!--;
  let gain = 0;
  for (let other = 0; other < seats; other++) {
    const change = then[other]! - now[other]!;
    gain += other === seat ? change : -change / (seats - 1);
  }
  return gain;
}

/** What a type gives each seat. */
function strengthsIn(stage: number, seats: number, type: number, owned: readonly number[], row: readonly number[]): number[] {
  const found: number[] = [];
  for (let seat = 0; seat < seats; seat++) found.push(typeStrength(stage, type, owned, seat, row));
  return found;
}
