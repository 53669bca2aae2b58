import type { Catalogue } from '@parlour/kernel';

/** The worked examples in the rules: what each shows, and what is said at its steps. */
export const catalogue: Catalogue = {
  'example.dirk': 'Dirk gets a gift, six buildings and his share of the points',
  'example.dirk.1': 'Ala buys a Tower and gives it to Dirk. She paid exactly, so she goes on.',
  'example.dirk.2': 'One Tower each: they share the six points of scoring A.',
  'example.exact-payment': 'Paying exactly: buy, buy again, take money',
  'example.exact-payment.1': 'It is Ala’s turn, not Bartek’s.',
  'example.exact-payment.2': '5 and 4 are 9: not enough for a price of 10.',
  'example.exact-payment.3': 'The Tower lies in the place for ducats: denars do not help.',
  'example.exact-payment.4': 'The price to the coin: Ala acts again, and the slot stays empty.',
  'example.exact-payment.5': 'The empty place is filled only after the turn.',
  'example.exact-payment.6': 'Exactly again.',
  'example.exact-payment.7': 'Three cards worth 11: too much.',
  'example.exact-payment.8': 'Taking money ends the turn; buildings come first, then money.',
  'example.exact-payment.9': 'Bartek overpays by one and gets no change.',
  'example.shared-places': 'Scoring B: two players share first and second place',
  'example.shared-places.1':
    'Ala takes money, and the scoring card B comes up. Ala and Bartek have two Towers each: they share 13 for first and 6 for second place, 9 each, rounded down. Both places are used up, and Celina’s third place brings nothing in B.',
  'example.small-change': 'Small change: several cards worth 5 together, or one of any value',
  'example.small-change.1': '2, 1, 2 and 9 are far more than 5.',
  'example.small-change.2': 'The three small cards are worth 5 together, in three currencies.',
  'example.small-change.3': 'One card alone may be worth anything.',
  'example.the-end': 'The yard cannot be filled: leftovers, scoring C, a shared victory',
  'example.the-end.1': 'Nobody has dirhams, Ala and Bartek have two denars each, and one ducat is enough for a Tower.',
};
