import type { Catalogue } from '@parlour/kernel';

export const catalogue: Catalogue = {
  'lab.entrant':
    'Nie ma uczestnika „{entrant}”. Podaj bota, np. master, ewentualnie z budżetem: expert:500 (gier w myśli na decyzję) albo master:1000ms (czas na decyzję).',
  'lab.entrants': 'Turniej wymaga co najmniej dwóch różnych uczestników.',
  'lab.other-tournament': 'To plik innego turnieju: inna gra, inni uczestnicy, opcje albo rozdania.',
  'lab.untaught': 'Boty nie mają oceny gry „{game}”, którą można by dostroić.',
  'lab.tournament': '{game}: turniej, {games, plural, one {# gra} few {# gry} many {# gier} other {# gry}}',
  'lab.tournament.setting':
    'Graczy: {players}, {deals, plural, one {# rozdanie} few {# rozdania} many {# rozdań} other {# rozdania}}, każdy stół gra każde we wszystkich rotacjach; ziarno „{seed}”.',
  'lab.tournament.note':
    'Sprawiedliwy udział: {fair}. Wspólne zwycięstwo liczy się ułamkiem. W nawiasie: przedział ufności 95% (Wilson). Ranking: Plackett–Luce, średnia ± odchylenie.',
  'lab.tournament.pairs': 'Między sobą',
  'lab.tournament.pairs.note': 'Z gier przy jednym stole, które wygrał jeden z dwóch.',
  'lab.column.entrant': 'Uczestnik',
  'lab.column.rating': 'Ranking',
  'lab.column.per-decision': 'ms/decyzję',
  'lab.column.speed': 'Iteracji/s',
  'lab.column.over': 'Najdłużej ponad czas, ms',
  'lab.column.pair': 'Para',
  'lab.tuned': 'Strata {loss} w grach, z których się uczono, {heldBack} w grach odłożonych.',
  'lab.other-lesson': 'W folderze jest praca innego treningu: inna gra, inni gracze, liczba gier lub namysłu albo inne ziarno.',
  'lab.train.generation':
    'Pokolenie {generation}: {games, plural, one {# gra} few {# gry} many {# gier} other {# gry}}, {positions, plural, one {# pozycja} few {# pozycje} many {# pozycji} other {# pozycji}}. Strata w grach odłożonych: suma liniowa {linear}, sieć {loss}. Wyobrażona gra trwa {cost} raza tyle co przedtem.',
  'lab.train.reach': 'Wyobrażone gry, które idą na {reach} odległości, trwają {cost} raza tyle co przedtem:',
  'lab.train.standing':
    '  Graczy: {players}; {share} zwycięstw (± {margin}; sprawiedliwie {fair}) w równym czasie, {deals, plural, one {# rozdanie} few {# rozdania} many {# rozdań} other {# rozdania}} na każdym miejscu',
  'lab.train.kept': '  Wygrywa i zostaje.',
  'lab.train.dropped': '  Nie wygrywa wyraźnie i odpada.',
  'lab.train.none': 'Żadna sieć nie wygrała z dotychczas najlepszą oceną: niczego nie zapisano.',
  'lab.luck-table': 'Tabela szczęścia i umiejętności',
  'lab.luck-table.note':
    'Grają równi z równymi. Jaka część zmienności wyników przypada na rozdanie, na dobierane karty i na jedno z drugim; ± to przedział ufności 95%. Strata na decyzję: w tysięcznych zwycięstwa.',
  'lab.column.chance': 'Przypadek',
  'lab.column.game': 'Gra',
  'lab.column.players': 'Gracze',
  'lab.other-luck': 'To plik innej tabeli szczęścia: inne gry, poziomy, rozdania albo dokładność.',
  'lab.luck': 'Szczęście i umiejętności',
  'lab.luck.note':
    'W setnych zwycięstwa na grę; razem ze sprawiedliwym udziałem dają wynik. Bez szczęścia: zwycięstwa po odjęciu szczęścia w rozdaniu i dobieraniu; ± i nawiasy: przedział ufności 95%. Strata na decyzję: w tysięcznych zwycięstwa.',
  'lab.luck.shares': 'Co rozstrzyga o wyniku',
  'lab.luck.shares.note': 'Jaka część wariancji wyników wiąże się z każdym składnikiem.',
  'lab.column.corrected': 'Bez szczęścia',
  'lab.column.deal': 'Rozdanie',
  'lab.column.draws': 'Dobieranie',
  'lab.column.others': 'Błędy innych',
  'lab.column.own': 'Własne błędy',
  'lab.column.mistakes': 'Błędy',
  'lab.column.rest': 'Reszta',
  'lab.column.rate': 'Strata na decyzję',
};
