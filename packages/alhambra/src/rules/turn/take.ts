/** Taking money: AL-MONEY-1. */
import { putInOrder, type Refusal, type Seat } from '@parlour/kernel';
import type { Tell } from '../events.ts';
import { currencyOf, KINDS, type Money, totalOf, valueOf } from '../material/money.ts';
import { type Move, NONE, PLACES, type State, type Take } from '../state.ts';

/** Several cards may be worth this much together; one card alone may be worth anything. */
const SEVERAL_AT_MOST = 5;

/** Every way to take one card: there is one move for each kind, made once. */
const single: readonly Take[] = Array.from({ length: KINDS }, (_, card) => ({ type: 'take', cards: [card] }));

export function listTakes(state: State, into: Move[]): void {
  const cards: Money[] = [];
  for (const card of state.display) if (card !== NONE) putInOrder(cards, card);
  let before: Money = NONE;
  for (const card of cards) {
    if (card !== before) into.push(single[card]!);
    before = card;
  }
  listSeveral(cards, 0, SEVERAL_AT_MOST, [], into);
}

/** Adds each different set of two or more cards within `room`, with those already `chosen`, looking only at cards from `from` on. */
function listSeveral(cards: readonly Money[], from: number, room: number, chosen: Money[], into: Move[]): void {
  let before: Money = NONE;
  for (let i = from; i < cards.length; i++) {
    const card = cards[i]!;
    const left = room - valueOf(card);
    if (card === before || left < 0) continue;
    before = card;
    chosen.push(card);
    if (chosen.length > 1) into.push({ type: 'take', cards: chosen.slice() });
    if (left > 0) listSeveral(cards, i + 1, left, chosen, into);
    chosen.pop();
  }
}

export function refuseTake(state: State, move: Take): Refusal | undefined {
  if (move.cards.length === 0) return { rule: 'AL-MONEY-1', details: { problem: 'none' } };
  const left = state.display.slice();
  for (const card of move.cards) {
    const place = left.indexOf(card);
    if (place === -1) return { rule: 'AL-MONEY-1', details: { problem: 'missing', value: valueOf(card), currency: currencyOf(card) } };
    left[place] = NONE;
  }
  const total = totalOf(move.cards);
  if (move.cards.length > 1 && total > SEVERAL_AT_MOST) return { rule: 'AL-MONEY-1', details: { problem: 'total', total } };
  return undefined;
}

export function playTake(state: State, seat: Seat, move: Take, tell: Tell): void {
  const hand = state.hands[seat]!;
  const places: number[] = [];
  for (const card of move.cards) {
    const place = state.display.indexOf(card);
    state.display[place] = NONE;
    places.push(place);
    putInOrder(hand, card);
  }
  tell({ type: 'taken', seat, cards: move.cards, places });
}

export function canTake(state: State): boolean {
  for (let place = 0; place < PLACES; place++) if (state.display[place] !== NONE) return true;
  return false;
}
