import type { Catalogue } from '@parlour/kernel';

const Many = '{currency, select, florin {Florins} dirham {Dirhams} denar {Denars} other {Ducats}}';

/** The table in words. */
export const catalogue: Catalogue = {
  'al.words.now': 'Now',
  'al.words.active': 'To decide: {player}.',
  'al.words.starter': '{player} began; {dealt, plural, one {# card} other {# cards}} of money had been dealt.',
  'al.words.buildings': 'Buildings in the deck: {count}.',
  'al.words.money': 'Money in the deck: {count}.',
  'al.words.hand': 'Your money',
  'al.words.purse': `${Many}, {total} in all: {values}.`,
  'al.words.none': 'None.',
  'al.words.offer': 'On offer',
  'al.words.sale': `${Many}: {building}, {price}.`,
  'al.words.sold': `${Many}: nothing, until the turn is over.`,
  'al.words.display': 'Money to take: {card}.',
  'al.words.paid': 'Money paid so far',
  'al.words.points': '{points, plural, one {# point} other {# points}}.',
  'al.words.owned': '{building}, {count, plural, one {# card} other {# cards}}: {prices}.',
  'al.words.lead': 'Who leads',
  'al.words.total': '{player}: {points, plural, one {# point} other {# points}}.',
};
