/** Cards kept in ascending order, so that a hand says nothing about when its cards came. */

/** Puts a card where it belongs among those in ascending order. */
export function putInOrder(cards: number[], card: number): void {
  let i = cards.length;
  cards.push(card);
  while (i > 0 && cards[i - 1]! > card) {
    cards[i] = cards[i - 1]!;
    i--;
  }
  cards[i] = card;
}

/** Takes one card of a kind out, if there is one; the others keep their order. */
export function takeOut(cards: number[], card: number): void {
  const at = cards.indexOf(card);
  if (at < 0) return;
  for (let i = at + 1; i < cards.length; i++) cards[i - 1] = cards[i]!;
  cards.length--;
}
