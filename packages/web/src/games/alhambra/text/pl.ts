import type { Catalogue } from '@parlour/kernel';

/** „brakuje florenów” */
const many = '{currency, select, florin {florenów} dirham {dirhamów} denar {denarów} other {dukatów}}';
const inMany = '{currency, select, florin {florenach} dirham {dirhamach} denar {denarach} other {dukatach}}';

export const pl: Catalogue = {
  'al.taking': '{cards, plural, one {Bierzesz {total}.} other {Bierzesz {sum} = {total}.}}',
  'al.paying': `{state, select, none {{building} za {price}: wskaż karty ${many}, którymi zapłacisz.} short {{building}: {paid} z {price} ${many}, brakuje {difference}.} exact {{building}: dokładnie {price} ${many}, więc grasz dalej!} other {{building}: {paid} za {price} ${many}, o {difference} za dużo.}}`,
  'al.take': 'Weź {total}',
  'al.buy': '{over, plural, =0 {Zapłać dokładnie} other {Zapłać, o # za dużo}}',
  'al.keep': '{over, plural, =0 {Zapłać dokładnie i zatrzymaj} other {Zapłać, o # za dużo, i zatrzymaj}}',
  'al.give': 'Oddaj Dirkowi',
  'al.note.price': `Kosztuje {price} w ${inMany}: decyduje pole, nie kolor.`,
  'al.note.all': '{count, plural, one {# karta} few {# karty} many {# kart} other {# karty}}: {prices}',
  'al.note.money': `Płaci za budynek na polu ${many}.`,
  'al.count.title': '{building}: {count} z {all}',
  'al.count.prices': 'Kupione za {prices}',
  'al.count.label': '{building}: {count}{leads, select, yes {, najwięcej} other {}}',
  'al.help': 'Gdyby teraz',
  'al.status.buildings': '{count, plural, one {# budynek} few {# budynki} many {# budynków} other {# budynku}}',
  'al.status.money': 'pieniądze: {count}',
  'al.status.scorings': '{count, plural, =0 {Po wszystkich punktacjach} other {Przed nami punktacje: {scorings}}}',
  'al.cards': '{count, plural, one {# karta} few {# karty} many {# kart} other {# karty}} na ręce',
  'al.dirk': 'zbiera, choć nie gra',
  'al.yard': 'Plac budowy: budynki na sprzedaż',
  'al.slot': '{currency, select, florin {Floreny} dirham {Dirhamy} denar {Denary} other {Dukaty}}',
  'al.slot.label': `Kup: {building}, płacąc w ${inMany}`,
  'al.empty': 'Sprzedane; nowe po turze',
  'al.deck': 'Talia',
  'al.display': 'Wyłożone pieniądze',
  'al.display.label': 'Weź: {card}',
  'al.discard': '{count, plural, one {# karta zapłacona} few {# karty zapłacone} many {# kart zapłaconych} other {# karty zapłaconej}}',
  'al.watching': 'Oglądasz grę: ręce graczy są ukryte.',
  'al.hand.label': `Twoje karty ${many}: {total} na {cards, plural, one {# karcie} other {# kartach}}`,
  'al.pay.label': 'Zapłać: {card}',
  'al.sheet.type': 'Rodzaj budynku',
  'al.sheet.count': '{count} · {rank}.',
  'al.sheet.total': 'Razem',
  'al.sheet.about':
    '{scoring, select, A {Punktuje tylko ten, kto ma najwięcej kart danego rodzaju; remisujący dzielą się punktami, w dół.} B {Punktują dwa pierwsze miejsca każdego rodzaju; remisujący dzielą punkty zajętych miejsc, w dół.} other {Punktują trzy pierwsze miejsca każdego rodzaju; remisujący dzielą punkty zajętych miejsc, w dół.}}',
  'al.sheet.ranks': 'Miejsca',
  'al.if': 'Gdyby teraz:',
  'al.if.about': 'Małe liczby: punkty za pierwsze, drugie i trzecie miejsce. Remisujący się nimi dzielą.',
  'al.result.where': 'Skąd wzięły się punkty',
  'al.result.scoring': 'Punktacja {scoring} w szczegółach',
};
