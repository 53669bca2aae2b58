/** The money, and the yard's slots: one for each currency, left to right in this order. */
export const currencies = ['florin', 'dirham', 'denar', 'ducat'] as const;
export type Currency = (typeof currencies)[number];

export const VALUES = 9;
export const KINDS = currencies.length * VALUES;

/** A money card as its kind: cards of one currency and value cannot be told apart, so they are the same number. */
export type Money = number;

/** In the money deck among the money; removed once scored. */
export const SCORING_A = currencies.length * VALUES;
export const SCORING_B = SCORING_A + 1;

/** Two players leave one copy of each card in the box (AL-2P-1). */
export function copiesFor(seats: number): number {
  return seats === 2 ? 2 : 3;
}

/** The card of a currency, given as its slot in the yard, and a value from 1 to 9. */
export function moneyCard(slot: number, value: number): Money {
  return slot * VALUES + value - 1;
}

export function valueOf(card: Money): number {
  return (card % VALUES) + 1;
}

/** The slot of the yard that takes this card. */
export function slotOf(card: Money): number {
  return (card / VALUES) | 0;
}

export function currencyOf(card: Money): Currency {
  return currencies[slotOf(card)]!;
}

export function totalOf(cards: readonly Money[]): number {
  let total = 0;
  for (const card of cards) total += valueOf(card);
  return total;
}
