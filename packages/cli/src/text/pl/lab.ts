import type { Catalogue } from '@parlour/kernel';

export const catalogue: Catalogue = {
  'help.lab': 'Pytania projektantów o wiele gier: raport i pozycje bez sensu.',
  'help.lab.report':
    'Niech dobre boty zagrają wiele gier przy różnej liczbie graczy i opcjach; powstanie strona o tym, jak dobra i uczciwa jest gra.',
  'help.lab.holes': 'Szukaj pozycji bez sensu: brak wyboru, wybory bez różnicy, ta sama pozycja drugi raz.',
  'help.option.lab-players': 'liczby graczy, na przykład 2,4; w przeciwnym razie wszystkie',
  'help.option.report-bot': 'kto gra z równymi sobie, na przykład expert albo expert:500, wyobrażone gry na decyzję (expert)',
  'help.option.holes-bot': 'kto gra (greedy)',
  'help.option.lab-deals': 'ile rozdań na każdą liczbę graczy i każde ustawienie (40 w raporcie, 20 przy szukaniu)',
  'help.option.repeats': 'ile razy równi grają każde rozdanie: co najmniej 2, żeby zobaczyć, co jest szczęściem (2)',
  'help.option.ladder': 'coraz silniejsi gracze, każdy gra z następnym (random,novice,casual,club,expert)',
  'help.option.ladder-deals': 'ile rozdań gra każda z tych par; 0: żadnego (20)',
  'help.option.restrict': 'czego jeden gracz nigdy nie używa albo używa zawsze: grupy lub rzeczy, na przykład theme,plan:2',
  'help.option.restrict-deals': 'ile rozdań gra każdy z nich, na wszystkich miejscach (20)',
  'help.option.report-page': 'strona do zapisania; w przeciwnym razie GRA-report.html',
  'help.option.report-state': 'gdzie trzymać skończone gry; w przeciwnym razie obok strony. Ten sam plik: ciąg dalszy tam, gdzie przerwano',
  'help.option.beside': 'liczby z innego raportu (z --json) do porównania, na przykład innej gry',
  'cli.not-figures': '„{file}” nie zawiera liczb z raportu: powstają przez parlour lab report GRA --json.',
  'help.option.examples': 'folder na zapisane gry, które pokazują, co znaleziono',
};
