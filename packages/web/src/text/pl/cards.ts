import type { Catalogue } from '@parlour/kernel';

export const catalogue: Catalogue = {
  'sheet.title': '{game}: na jednej stronie',
  'cards.title': '{game}: wszystkie karty',
  'cards.search': 'Szukaj wśród kart',
  'cards.deck': 'Talia',
  'cards.symbol': 'Symbol',
  'cards.cost': 'Koszt',
  'cards.source': 'Liczby',
  'cards.any': 'dowolne',
  'cards.source.printed': 'z druku',
  'cards.source.ours': 'nasze',
  'cards.source.pack': 'z zestawu',
  'cards.found': '{count, plural, one {# karta} few {# karty} many {# kart} other {# karty}}',
  'cards.none': 'Takiej karty nie ma.',
  'cards.copies': '{count, plural, one {jeden egzemplarz} few {# egzemplarze} many {# egzemplarzy} other {# egzemplarza}}',
  'cards.rules': 'Zasady, które o niej mówią',
  'cards.of-rule': '{count, plural, one {# karta} few {# karty} many {# kart} other {# karty}}',
  'cards.of-rule.clear': 'Tylko te, o których mówi {rule}',
  'cards.figures': 'W rękach dobrych botów',
  'cards.figures.used': 'Używa jej {share, number, percent} tych, którzy mogą.',
  'cards.figures.won':
    'Kto jej użył, wygrał {share, number, percent} swoich gier; przy równych szansach byłoby to {even, number, percent}.',
  'cards.figures.few': 'Zbyt rzadko używana, by powiedzieć, czy daje zwycięstwo.',
  'cards.figures.from':
    '{games, plural, one {# gra} few {# gry} many {# gier} other {# gry}} botów między sobą (poziom: {bot}), rewizja zasad {revision}. Kto wygrywa, może sobie na więcej pozwolić: to, że karta idzie w parze ze zwycięstwem, nie znaczy, że jest jego przyczyną.',
};
