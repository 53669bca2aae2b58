import type { Catalogue } from '@parlour/kernel';

/** Why a move, by feature: more of it for the mover, or (`.others`) less of it for the others. */
export const catalogue: Catalogue = {
  'why.score': 'it brings {amount, plural, one {a point} other {# points}} at once',
  'why.next': 'it is good for {amount, plural, one {a point} other {# points}} more at the next scoring',
  'why.last': 'it is good for {amount, plural, one {a point} other {# points}} more in the last scoring as things stand',
  'why.promise': 'it builds towards majorities that can still grow',
  'why.cash': 'it leaves {amount} more money in hand',
  'why.cards': 'it leaves more cards in hand',
  'why.flexibility': 'it leaves money that pays more prices exactly',
  'why.reach': 'it brings more of the yard within reach',
  'why.exactness': 'it lets you pay a building in the yard exactly',
  'why.turn': 'it earns another action',
  'why.others.next': 'it costs the others {amount, plural, one {a point} other {# points}} at the next scoring',
  'why.others.last': 'it costs the others {amount, plural, one {a point} other {# points}} in the last scoring as things stand',
  'why.others.promise': 'it spoils a majority for the others',
  'why.others.reach': 'it takes a building away that the others could pay',
  'why.others.exactness': 'it takes a building away that the others could pay exactly',

  // What a puzzle is about.
  'theme.score': 'Points',
  'theme.next': 'The next scoring',
  'theme.last': 'The last scoring',
  'theme.promise': 'Majorities that grow',
  'theme.cash': 'Money in hand',
  'theme.cards': 'Cards in hand',
  'theme.flexibility': 'The right change',
  'theme.reach': 'Within reach',
  'theme.exactness': 'To the coin',
  'theme.turn': 'Another action',
  'theme.others.next': 'Spoiling the next scoring',
  'theme.others.last': 'Spoiling the last scoring',
  'theme.others.promise': 'Spoiling a majority',
  'theme.others.reach': 'Taking it from others',
  'theme.others.exactness': 'Taking it from others, to the coin',
};
