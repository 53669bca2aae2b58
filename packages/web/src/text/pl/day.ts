import type { Catalogue } from '@parlour/kernel';

/** Rozdanie dnia. */
export const catalogue: Catalogue = {
  'start.day': 'Rozdanie dnia',
  'start.day.lead': 'Rozdanie dnia: te same karty i ci sami przeciwnicy dla wszystkich. Jak ci pójdzie?',
  'day.title': 'Rozdanie dnia',
  'day.lead':
    'Codziennie jedno rozdanie każdej gry, przeciw {bots, plural, one {jednemu botowi} other {# botom}} na poziomie „{level}”. Kto decyduje tak samo, widzi tę samą grę, gdziekolwiek gra; można o niej porozmawiać z kimś, kto też ją zna.',
  'day.play': 'Zagraj',
  'day.see': 'Zobacz jeszcze raz',
  'day.others': 'Jak poszło innym',
  'day.result': '{place}. miejsce z {of}, {score, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}',
  'day.streak':
    '{days, plural, =0 {Ukończ dziś jedno z nich, żeby zacząć serię.} one {Seria: jeden dzień.} few {Seria: # dni.} many {Seria: # dni.} other {Seria: # dnia.}}{best, plural, =0 {} one {} few { Najdłuższa: # dni.} many { Najdłuższa: # dni.} other { Najdłuższa: # dnia.}}',
  'day.how':
    'Liczy się pierwszy wynik. Wszystko działa bez internetu i zostaje na tym urządzeniu, chyba że wpiszesz wynik, żeby go porównać: karty wynikają z daty, więc kto chce, może je podejrzeć.',
};
