import type { Catalogue } from '@parlour/kernel';

/** Skąd się biorą karty w grze. */
export const catalogue: Catalogue = {
  'deal.title': 'To rozdanie',
  'deal.about':
    'Wszystkie karty wynikają z sekretu i z tego, co dodają do niego gracze. Skrót sekretu jest ustalony, zanim ktokolwiek doda słowo, więc nikt nie może wybrać kart; po grze każdy może to sprawdzić.',
  'deal.about.shared':
    'Wszystkie karty przy wszystkich stołach wynikają z jednego sekretu. Jego skrót ustalono, zanim zaczął pierwszy stół, więc nikt nie mógł później wybrać kart; po grze każdy może to sprawdzić.',
  'deal.hash': 'Skrót sekretu (SHA-256)',
  'deal.word': 'Twoje słowo',
  'deal.word-of': 'Słowo ({name})',
  'deal.word.help':
    'Do 12 liter i cyfr; puste pole oznacza to słowo, które w nim widać. Zobaczą je wszyscy przy stole i zostanie w zapisie gry.',
  'deal.unchecked': 'Ta gra nie ma skrótu: jest starsza albo jest dalszym ciągiem zapisanej gry.',
  'deal.shared': 'Przy innych stołach są te same karty. Sekret poznamy, gdy wszyscy skończą.',
  'deal.others': 'Stoły z tymi samymi kartami',
  'deal.later': 'Po grze przeglądarka wszystko tu sprawdzi.',
  'deal.checking': 'Odtwarzanie gry…',
  'deal.verified':
    'Sprawdzone w przeglądarce: rozdanie, {draws, plural, one {jedyne dobranie} few {wszystkie # dobrania} many {wszystkie # dobrań} other {wszystkie dobrania (#)}} i wynik wynikają z sekretu o tym skrócie.',
  'deal.compare': 'To urządzenie zobaczyło skrót dopiero po rozpoczęciu gry: porównaj go z tym, który ktoś widział przed grą.',
};
