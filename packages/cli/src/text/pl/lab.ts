import type { Catalogue } from '@parlour/kernel';

export const catalogue: Catalogue = {
  'help.lab': 'O co projektant pyta wiele gier: raport, pozycje bez sensu, lepsze liczby.',
  'help.lab.report':
    'Niech dobre boty zagrają wiele gier przy różnej liczbie graczy i opcjach; powstanie strona o tym, jak dobra i uczciwa jest gra.',
  'help.lab.holes': 'Szukaj pozycji bez sensu: brak wyboru, wybory bez różnicy, ta sama pozycja drugi raz.',
  'help.option.lab-players': 'liczby graczy, na przykład 2,4; w przeciwnym razie wszystkie',
  'help.option.report-bot': 'kto gra z równymi sobie, na przykład expert albo expert:500, gry w myśli na decyzję (expert)',
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
  'cli.short-ladder': '--ladder oczekuje co najmniej dwóch graczy, od najsłabszego do najsilniejszego, na przykład novice,club.',
  'help.option.examples': 'folder na zapisane gry, które pokazują, co znaleziono',
  'help.lab.luck':
    'Rozegraj partie między równymi na każdym poziomie i przy każdej liczbie graczy i powiedz, ile wyniku to przypadek: tabela szczęścia i umiejętności.',
  'help.argument.games': 'jedna gra lub kilka, tak jak je nazywa `parlour games`',
  'help.option.luck-levels': 'kto gra, np. novice,expert:150,master:400 (novice,casual,club,expert,master:400)',
  'help.option.luck-deals': 'ile rozdań przy każdym stole (100)',
  'help.option.luck-effort':
    'jak dokładnie przeglądać gry: draws tylko dla przypadku (draws:60 z mniejszą liczbą gier w myśli, do bardzo wielu gier), quick także dla błędów (draws)',
  'help.lab.tune':
    'Szuka lepszych liczb wśród tych, które sami zaprojektowaliśmy, dla wszystkich celów gry naraz, i zapisuje je jako zestaw kart.',
  'help.option.tune-bots': 'kto gra, od najtańszego do najlepszego: co wypadło dobrze z jednym, jest próbowane z następnym (greedy,club)',
  'help.option.tune-deals': 'ile rozdań przy każdym stole w pokoleniu, dla każdego z botów (8)',
  'help.option.population': 'ile zestawów liczb jest próbowanych w pokoleniu (24)',
  'help.option.parents': 'ile z nich to rodzice następnych (4)',
  'help.option.generations': 'ile pokoleń (10; z --minutes tyle, na ile starczy czasu)',
  'help.option.tune-minutes': 'ile to może trwać razem; ostatnia trzecia część jest na wybór najlepszego i świeże rozdania',
  'help.option.levers': 'tylko liczby, których nazwy tak się zaczynają, na przykład farm,plan; inaczej wszystkie, które wolno zmienić',
  'help.option.check-deals': 'ile świeżych rozdań przy każdym stole, przedtem i potem (40)',
  'help.option.tune-out': 'zestaw kart do zapisania; inaczej GRA-tuned.yaml',
  'help.option.tune-state':
    'gdzie trzymać skończone gry; inaczej obok zestawu. Ten sam plik jeszcze raz: dalej od miejsca, w którym przerwano',
};
