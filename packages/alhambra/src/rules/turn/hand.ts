import type { Money } from '../material/money.ts';

/** Puts a card where it belongs among cards in ascending order. */
export function addCard(hand: Money[], card: Money): void {
  let i = hand.length;
  hand.push(card);
  while (i > 0 && (hand[i - 1] as Money) > card) {
    hand[i] = hand[i - 1] as Money;
    i--;
  }
  hand[i] = card;
}

/** Takes one card of a kind out; the others keep their order. */
export function removeCard(hand: Money[], card: Money): void {
  const last = hand.length - 1;
  for (let i = hand.indexOf(card); i < last; i++) hand[i] = hand[i + 1] as Money;
  hand.pop();
}
