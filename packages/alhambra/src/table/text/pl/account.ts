import type { Catalogue } from '@parlour/kernel';

const Many = '{currency, select, florin {Floreny} dirham {Dirhamy} denar {Denary} other {Dukaty}}';
const points = '{points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}';
const cards = (count: string) => `{${count}, plural, one {# karta} few {# karty} many {# kart} other {# karty}}`;

/** Stół opowiedziany słowami. */
export const catalogue: Catalogue = {
  'al.words.now': 'Teraz',
  'al.words.active': 'Decyzję podejmuje: {player}.',
  'al.words.starter': `Grę zaczyna: {player}; rozdano pieniądze: ${cards('dealt')}.`,
  'al.words.buildings': 'Budowle w talii: {count}.',
  'al.words.money': 'Pieniądze w talii: {count}.',
  'al.words.hand': 'Twoje pieniądze',
  'al.words.purse': `${Many}, razem {total}: {values}.`,
  'al.words.none': 'Nie ma.',
  'al.words.offer': 'Do wzięcia',
  'al.words.sale': `${Many}: {building}, {price}.`,
  'al.words.sold': `${Many}: nic, aż do końca kolejki.`,
  'al.words.display': 'Pieniądze do wzięcia: {card}.',
  'al.words.paid': 'Pieniądze już zapłacone',
  'al.words.points': `${points}.`,
  'al.words.owned': `{building}, ${cards('count')}: {prices}.`,
  'al.words.lead': 'Kto prowadzi',
  'al.words.total': `{player}: ${points}.`,
};
