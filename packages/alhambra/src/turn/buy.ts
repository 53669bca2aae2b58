/** Buying a building: AL-BUY-1 … AL-BUY-3, and AL-2P-4 for two players. */
import type { Refusal, Seat } from '@parlour/kernel';
import type { Tell } from '../events.ts';
import { type Building, priceOf } from '../material/buildings.ts';
import { currencies, currencyOf, type Money, slotOf, totalOf, VALUES, valueOf } from '../material/money.ts';
import { type Buy, DIRK, hasDirk, type Move, NONE, PLACES, type State } from '../state.ts';
import { removeCard } from './hand.ts';

/** Payments in which every card is needed: without any one of them the rest would not do. */
export function listBuys(state: State, seat: Seat, into: Move[]): void {
  for (let slot = 0; slot < PLACES; slot++) listPayments(state, seat, slot, false, into);
}

/** Payments with a superfluous card: legal, and never better (AL-BUY-1). */
export function listWastefulBuys(state: State, seat: Seat, into: Move[]): void {
  for (let slot = 0; slot < PLACES; slot++) listPayments(state, seat, slot, true, into);
}

/** The seat's cards of the slot's currency, the highest last, while payments are listed. */
const purse: Money[] = [];
/** Those chosen so far, the highest first. */
const chosen: Money[] = [];

function listPayments(state: State, seat: Seat, slot: number, wasteful: boolean, into: Move[]): void {
  const building = state.yard[slot] as Building;
  if (building === NONE) return;
  const price = priceOf(building);
  purse.length = 0;
  let total = 0;
  const hand = state.hands[seat] as Money[];
  const lowest = slot * VALUES;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i] as Money;
    if (card < lowest || card >= lowest + VALUES) continue;
    purse.push(card);
    total += valueOf(card);
  }
  if (total < price) return;
  chosen.length = 0;
  choose(slot, purse.length - 1, price, total, wasteful, hasDirk(state), into);
}

/**
 * Chooses cards from the highest down, each different set once. `due` is what is still to be paid, `left` the value of the cards from `from` down.
 * The last card chosen is the lowest: if nothing was due before it, it is superfluous, else no card is.
 */
function choose(slot: number, from: number, due: number, left: number, wasteful: boolean, dirk: boolean, into: Move[]): void {
  let before: Money = NONE;
  for (let i = from; i >= 0 && left >= due; i--) {
    const card = purse[i] as Money;
    const value = valueOf(card);
    left -= value;
    if (card === before) continue;
    before = card;
    chosen.push(card);
    if (wasteful ? due <= 0 : value >= due) {
      const pay = chosen.toReversed();
      into.push({ type: 'buy', slot, pay, keep: true });
      if (dirk) into.push({ type: 'buy', slot, pay, keep: false });
    }
    if (wasteful || value < due) choose(slot, i - 1, due - value, left, wasteful, dirk, into);
    chosen.pop();
  }
}

export function refuseBuy(state: State, seat: Seat, move: Buy): Refusal | undefined {
  const { slot, pay, keep } = move;
  const building = state.yard[slot] as Building;
  const currency = currencies[slot] as string;
  if (building === NONE) return { rule: 'AL-REFILL-1', details: { currency } };
  if (!keep && !hasDirk(state)) return { rule: 'AL-2P-4' };
  if (pay.length === 0) return { rule: 'AL-BUY-1', details: { problem: 'none', currency } };
  const foreign = pay.find((card) => slotOf(card) !== slot);
  if (foreign !== undefined)
    return { rule: 'AL-BUY-1', details: { problem: 'currency', currency, value: valueOf(foreign), other: currencyOf(foreign) } };
  const hand = state.hands[seat] as Money[];
  const left = hand.slice();
  for (const card of pay) {
    if (!left.includes(card)) return { rule: 'AL-BUY-1', details: { problem: 'hand', currency, value: valueOf(card) } };
    removeCard(left, card);
  }
  const price = priceOf(building);
  const missing = price - totalOf(pay);
  return missing > 0 ? { rule: 'AL-BUY-1', details: { problem: 'short', currency, price, missing } } : undefined;
}

/** Pays and takes the building. An exact payment (true) earns another action. */
export function playBuy(state: State, seat: Seat, move: Buy, tell: Tell): boolean {
  const { slot, pay: cards } = move;
  const hand = state.hands[seat] as Money[];
  let paid = 0;
  for (const card of cards) {
    removeCard(hand, card);
    state.discard.push(card);
    paid += valueOf(card);
  }
  tell({ type: 'paid', seat, slot, cards });
  const building = state.yard[slot] as Building;
  const owner = move.keep ? seat : DIRK;
  const exact = paid === priceOf(building);
  state.yard[slot] = NONE;
  (state.owned[owner] as Building[]).push(building);
  tell({ type: 'bought', seat, owner, slot, building, cards, paid, exact });
  return exact;
}

export function canBuy(state: State, seat: Seat): boolean {
  const hand = state.hands[seat] as Money[];
  return state.yard.some((building, slot) => {
    if (building === NONE) return false;
    let total = 0;
    for (const card of hand) if (slotOf(card) === slot) total += valueOf(card);
    return total >= priceOf(building);
  });
}
