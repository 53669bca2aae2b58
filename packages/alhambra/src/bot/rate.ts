import type { Seat } from '@parlour/kernel';
import type { Weights } from '@parlour/bots';
import { DIRK, type Money, type Move, NONE, priceOf, type State, slotOf, typeIndexOf, valueOf } from '../rules/index.ts';
import { CARDS, slotStrength, stageOf, TURN, typeStrength } from './features.ts';
import { countTypes } from './majorities.ts';
import { newPurse, type Purse, pursesOf, putIn } from './purse.ts';

/** A change of strength by this much is one step of a rating. */
const STEP = 0.15;

/** By how much a move strengthens the mover against the others, as far as it shows before the yard is filled again. */
export function rate(state: State, seat: Seat, moves: readonly Move[], weights: Weights): number[] {
  const row = weights.stages[stageOf(state)]!;
  const hand = state.hands[seat] as readonly Money[];
  const purses = pursesOf(hand);
  const before = purses.map((purse, slot) => slotStrength(purse, state.yard[slot]!, row));
  let counts: number[][] | undefined;
  const gains: number[] = [];
  return moves.map((move) => {
    if (move.type === 'take') return takeChange(state, purses, before, move.cards, row) / STEP;
    const building = state.yard[move.slot]!;
    const place = move.slot * 2 + (move.keep ? 1 : 0);
    counts ??= countTypes(state.owned);
    gains[place] ??= ownershipGain(state, seat, typeIndexOf(building), move.keep ? seat : DIRK, counts, row);
    const { purse, paid } = purseWithout(hand, move.slot, move.pay);
    const handChange = slotStrength(purse, NONE, row) - before[move.slot]! - move.pay.length * row[CARDS]!;
    return (gains[place] + handChange + (paid === priceOf(building) ? row[TURN]! : 0)) / STEP;
  });
}

function takeChange(
  { yard }: State,
  purses: readonly Purse[],
  before: readonly number[],
  cards: readonly Money[],
  row: readonly number[],
): number {
  let change = cards.length * row[CARDS]!;
  for (let i = 0; i < cards.length; i++) {
    const slot = slotOf(cards[i]!);
    if (i > 0 && slotOf(cards[i - 1]!) === slot) continue;
    const purse = { ...purses[slot]! };
    for (let same = i; same < cards.length && slotOf(cards[same]!) === slot; same++) putIn(purse, valueOf(cards[same]!));
    change += slotStrength(purse, yard[slot]!, row) - before[slot]!;
  }
  return change;
}

/** What is left in a currency after a payment. Both the hand and the payment are in ascending order. */
function purseWithout(hand: readonly Money[], slot: number, pay: readonly Money[]): { purse: Purse; paid: number } {
  const purse = newPurse();
  let paid = 0;
  let next = 0;
  for (const card of hand) {
    if (slotOf(card) !== slot) continue;
    if (card === pay[next]) {
      next++;
      paid += valueOf(card);
    } else putIn(purse, valueOf(card));
  }
  return { purse, paid };
}

/** What it means for the mover, and on average for the others, that a collector gets one more building of a type. */
function ownershipGain(
  state: State,
  seat: Seat,
  type: number,
  owner: number,
  counts: readonly (readonly number[])[],
  row: readonly number[],
): number {
  const stage = stageOf(state);
  const now = counts[type]!;
  const then = now.with(owner, now[owner]! + 1);
  const seats = state.hands.length;
  let gain = 0;
  for (let other = 0; other < seats; other++) {
    const change = typeStrength(stage, type, then, other, row) - typeStrength(stage, type, now, other, row);
    gain += other === seat ? change : -change / (seats - 1);
  }
  return gain;
}
