/** Buying a building: AL-BUY-1 … AL-BUY-3, and AL-2P-4 for two players. */
import { type Refusal, type Seat, takeOut } from '@parlour/kernel';
import type { Tell } from '../events.ts';
import { priceOf } from '../material/buildings.ts';
import { currencies, currencyOf, type Money, slotOf, totalOf, VALUES, valueOf } from '../material/money.ts';
import { type Buy, DIRK, hasDirk, type Move, NONE, PLACES, type State, seatsOf } from '../state.ts';

/** Payments in which every card is needed: without any one of them the rest would not do. */
export function listBuys(state: State, seat: Seat, into: Move[]): void {
  listPayments(state, seat, false, into);
}

/** Payments with a superfluous card: legal, and never better (AL-BUY-1). */
export function listWastefulBuys(state: State, seat: Seat, into: Move[]): void {
  listPayments(state, seat, true, into);
}

/** The slot for which payments are being listed. */
interface Shopping {
  readonly hand: readonly Money[];
  slot: number;
  /** Where in the hand the slot's currency begins. */
  first: number;
  readonly wasteful: boolean;
  readonly dirk: boolean;
  /** The cards chosen so far, the highest first. */
  readonly chosen: Money[];
  readonly into: Move[];
}

function listPayments(state: State, seat: Seat, wasteful: boolean, into: Move[]): void {
  const hand = state.hands[seat]!;
  const shopping: Shopping = { hand, slot: 0, first: 0, wasteful, dirk: hasDirk(seatsOf(state)), chosen: [], into };
  // A hand is in ascending order, so the cards of a currency lie together.
  let next = 0;
  for (let slot = 0; slot < PLACES; slot++) {
    shopping.slot = slot;
    shopping.first = next;
    let total = 0;
    for (; next < hand.length && hand[next]! < (slot + 1) * VALUES; next++) total += valueOf(hand[next]!);
    const building = state.yard[slot]!;
    if (building !== NONE) choose(shopping, next - 1, priceOf(building), total);
  }
}

/**
 * Chooses cards from the highest down, each different set once. `due` is what is still to be paid, `left` the value of the cards from `from` down.
 * The last card chosen is the lowest: if nothing was due before it, it is superfluous, else no card is.
 */
function choose(shopping: Shopping, from: number, due: number, left: number): void {
  const { hand, slot, first, wasteful, chosen, into } = shopping;
  let before: Money = NONE;
  for (let i = from; i >= first && left >= due; i--) {
    const card = hand[i]!;
    const value = valueOf(card);
    left -= value;
    if (card === before) continue;
    before = card;
    chosen.push(card);
    if (wasteful ? due <= 0 : value >= due) {
      const pay = chosen.toReversed();
      into.push({ type: 'buy', slot, pay, keep: true });
      if (shopping.dirk) into.push({ type: 'buy', slot, pay, keep: false });
    }
    if (wasteful || value < due) choose(shopping, i - 1, due - value, left);
    chosen.pop();
  }
}

export function refuseBuy(state: State, seat: Seat, move: Buy): Refusal | undefined {
  const { slot, pay, keep } = move;
  const building = state.yard[slot]!;
  const currency = currencies[slot] as string;
  if (building === NONE) return { rule: 'AL-REFILL-1', details: { currency } };
  if (!keep && !hasDirk(seatsOf(state))) return { rule: 'AL-2P-4' };
  const hand = state.hands[seat]!;
  if (pay.length === 0) {
    const problem = hand.some((card) => slotOf(card) === slot) ? 'none' : 'poor';
    return { rule: 'AL-BUY-1', details: { problem, currency, price: priceOf(building) } };
  }
  const foreign = pay.find((card) => slotOf(card) !== slot);
  if (foreign !== undefined)
    return { rule: 'AL-BUY-1', details: { problem: 'currency', currency, value: valueOf(foreign), other: currencyOf(foreign) } };
  const left = hand.slice();
  for (const card of pay) {
    if (!left.includes(card)) return { rule: 'AL-BUY-1', details: { problem: 'hand', currency, value: valueOf(card) } };
    takeOut(left, card);
  }
  const price = priceOf(building);
  const missing = price - totalOf(pay);
  return missing > 0 ? { rule: 'AL-BUY-1', details: { problem: 'short', currency, price, missing } } : undefined;
}

/** Pays and takes the building. An exact payment (true) earns another action. */
export function playBuy(state: State, seat: Seat, move: Buy, tell: Tell): boolean {
  const { slot, pay: cards } = move;
  const hand = state.hands[seat]!;
  let paid = 0;
  for (const card of cards) {
    takeOut(hand, card);
    state.discard.push(card);
    paid += valueOf(card);
  }
  tell({ type: 'paid', seat, slot, cards });
  const building = state.yard[slot]!;
  const owner = move.keep ? seat : DIRK;
  const exact = paid === priceOf(building);
  state.yard[slot] = NONE;
  state.owned[owner]!.push(building);
  tell({ type: 'bought', seat, owner, slot, building, cards, paid, exact });
  return exact;
}

export function canBuy(state: State, seat: Seat): boolean {
  const hand = state.hands[seat]!;
  return state.yard.some((building, slot) => {
    if (building === NONE) return false;
    let total = 0;
    for (const card of hand) if (slotOf(card) === slot) total += valueOf(card);
    return total >= priceOf(building);
  });
}
