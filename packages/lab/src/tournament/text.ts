import type { Catalogues } from '@parlour/kernel';

export const tournamentText: Catalogues = {
  en: {
    'lab.entrant':
      'There is no entrant “{entrant}”. Write a bot, such as master, with its budget if it has one: expert:500 (imagined games a decision) or master:1000ms (time a decision).',
    'lab.entrants': 'A tournament needs at least two different entrants.',
    'lab.other-tournament': 'The file is of another tournament: another game, other entrants, options or deals.',
    'lab.untaught': 'Bots have no evaluation of “{game}” that could be tuned.',
    'lab.tournament': '{game}: a tournament of {games, plural, one {# game} other {# games}}',
    'lab.tournament.setting':
      '{players} players, {deals, plural, one {# deal} other {# deals}}, every table plays each in every rotation; seed “{seed}”.',
    'lab.tournament.note':
      'Fair share: {fair}. A shared win counts as its share. In brackets: 95 % confidence (Wilson). Rating: Plackett–Luce, mean ± deviation.',
    'lab.tournament.pairs': 'Against each other',
    'lab.tournament.pairs.note': 'Of the games at one table that one of the two won.',
    'lab.column.entrant': 'Entrant',
    'lab.column.rating': 'Rating',
    'lab.column.per-decision': 'ms/decision',
    'lab.column.speed': 'Iterations/s',
    'lab.column.over': 'Longest over time, ms',
    'lab.column.pair': 'Pair',
    'lab.tuned': 'Loss {loss} in the games learnt from, {heldBack} in games held back.',
  },
  pl: {
    'lab.entrant':
      'Nie ma uczestnika „{entrant}”. Podaj bota, np. master, ewentualnie z budżetem: expert:500 (wyobrażonych gier na decyzję) albo master:1000ms (czas na decyzję).',
    'lab.entrants': 'Turniej wymaga co najmniej dwóch różnych uczestników.',
    'lab.other-tournament': 'To plik innego turnieju: inna gra, inni uczestnicy, opcje albo rozdania.',
    'lab.untaught': 'Boty nie mają oceny gry „{game}”, którą można by dostroić.',
    'lab.tournament': '{game}: turniej, {games, plural, one {# gra} few {# gry} many {# gier} other {# gry}}',
    'lab.tournament.setting':
      'Graczy: {players}, {deals, plural, one {# rozdanie} few {# rozdania} many {# rozdań} other {# rozdania}}, każdy stół gra każde we wszystkich rotacjach; ziarno „{seed}”.',
    'lab.tournament.note':
      'Sprawiedliwy udział: {fair}. Wspólne zwycięstwo liczy się ułamkiem. W nawiasie: przedział ufności 95 % (Wilson). Ranking: Plackett–Luce, średnia ± odchylenie.',
    'lab.tournament.pairs': 'Między sobą',
    'lab.tournament.pairs.note': 'Z gier przy jednym stole, które wygrał jeden z dwóch.',
    'lab.column.entrant': 'Uczestnik',
    'lab.column.rating': 'Ranking',
    'lab.column.per-decision': 'ms/decyzję',
    'lab.column.speed': 'Iteracji/s',
    'lab.column.over': 'Najdłużej ponad czas, ms',
    'lab.column.pair': 'Para',
    'lab.tuned': 'Strata {loss} w grach, z których się uczono, {heldBack} w grach odłożonych.',
  },
};
