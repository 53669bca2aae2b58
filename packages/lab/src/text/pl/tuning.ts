import type { Catalogue } from '@parlour/kernel';

export const catalogue: Catalogue = {
  'lab.all-facts': 'Każda liczba gry „{game}” jest faktem: jest wydrukowana w pudełku, więc nie ma czego stroić.',
  'lab.no-lever': 'Żadna liczba, którą wolno zmienić, nie zaczyna się od „{levers}”. Przykład takiej: „{example}”.',
  'lab.column.number': 'Liczba',
  'lab.column.before': 'Przedtem',
  'lab.column.after': 'Potem',
  'lab.tune.changes':
    '{count, plural, =0 {Żadna liczba się nie zmieniła} one {Zmieniła się jedna liczba} few {Zmieniły się # liczby} many {Zmieniło się # liczb} other {Zmieniło się # liczby}}',
  'lab.tune.aims': 'Cele, przedtem i potem',
  'lab.tune.loss':
    '✓ osiągnięty, ✗ wyraźnie chybiony, ? trzeba więcej gier. Odległość od wszystkich celów (najlepiej 0): przedtem {before}, potem {after}; {games, plural, one {# świeże rozdanie} few {# świeże rozdania} many {# świeżych rozdań} other {# świeżego rozdania}} przy każdym stole.',
  'lab.tune.better': 'To o {gain} bliżej celów (od {low} do {high} z ufnością 95%).',
  'lab.tune.unsure':
    'To o {gain} bliżej celów, ale może to być przypadek (od {low} do {high} z ufnością 95%): zanim w to uwierzysz, rozegraj więcej rozdań.',
  'lab.tune.lucky':
    'Nowe liczby miały tylko szczęście: w świeżych rozdaniach nie są bliżej celów ({gain}; od {low} do {high} z ufnością 95%). Zestaw nie został zapisany.',
  'lab.tune.none': 'Nie znaleziono nic lepszego niż liczby początkowe, więc zestaw nie został zapisany.',
  'lab.tune.generation': 'Pokolenie {generation}, {bot}',
  'lab.tune.best':
    'jak dotąd odległość {loss}, {changed, plural, one {zmieniona # liczba} few {zmienione # liczby} many {zmienionych # liczb} other {zmienione # liczby}}',
  'lab.tune.check': 'Świeże rozdania',
};
