import type { Catalogue } from '@parlour/kernel';

export const catalogue: Catalogue = {
  'lab.no-game': 'Nie ma gry „{game}”. Są: {games}.',
  'lab.no-bot': 'Nie ma bota „{bot}” do tej gry. Są: {bots}.',
  'lab.failed': 'Gra nr {number} w symulacji (ziarno „{seed}”) została przerwana: {detail}',
  'lab.thread': 'Wątek symulacji został przerwany: {detail}',
  'lab.other-puzzles': 'W tym pliku są zagadki z innego szukania. Podaj inny plik albo usuń ten.',
  'lab.puzzles':
    '{puzzles, plural, =0 {Brak zagadek} one {# zagadka} few {# zagadki} many {# zagadek} other {# zagadki}} w {games, plural, one {# grze} other {# grach}}.',
  'lab.puzzles.level': '{level}: {count}',
  'lab.puzzles.line': '{number}. {answer} ({chance}), a nie: {obvious} ({obviousChance}). Znajduje: {level}.',
  'lab.title':
    '{game}: {games, plural, one {# symulowana gra} few {# symulowane gry} many {# symulowanych gier} other {# symulowanej gry}}',
  'lab.setting': 'Graczy: {players}, boty {bots}, ziarno „{seed}”{options}.',
  'lab.options': ', {options}',
  'lab.speed':
    '{decisions, plural, one {# decyzja} few {# decyzje} many {# decyzji} other {# decyzji}} w {seconds} s: {rate, plural, one {# decyzja} few {# decyzje} many {# decyzji} other {# decyzji}} na sekundę w tym przebiegu.',
  'lab.bots': 'Boty',
  'lab.bots.note':
    'Sprawiedliwy udział: {fair}. Z gry na grę boty przesiadają się o jedno miejsce. Wspólne zwycięstwo liczy się ułamkiem. W nawiasie: przedział ufności 95%.',
  'lab.seats': 'Miejsca',
  'lab.course': 'Przebieg gry',
  'lab.statistics': 'Statystyki',
  'lab.statistics.note': 'Jedna wartość na gracza w każdej grze. „Obecne”: jak często nie jest to 0.',
  'lab.usage.note':
    'Razy: na gracza i grę. Użyło: ilu graczy użyło choć raz. Wygrało: ilu z nich wygrało; sprawiedliwy udział to {fair}. Czego nikt nie użył, tego tu nie ma.',
  'lab.column.each': 'Razy',
  'lab.column.users': 'Użyło',
  'lab.column.won': 'Wygrało',
  'lab.column.bot': 'Bot',
  'lab.column.seat': 'Miejsce',
  'lab.column.games': 'Gry',
  'lab.column.wins': 'Wygrane',
  'lab.column.score': 'Wynik',
  'lab.column.mean': 'Średnia',
  'lab.column.deviation': 'Odchylenie',
  'lab.column.least': 'Najmniej',
  'lab.column.median': 'Mediana',
  'lab.column.most': 'Najwięcej',
  'lab.column.seen': 'Obecne',
  'lab.column.winners': 'Zwycięzcy',
  'lab.column.what': 'Co',
  'lab.decisions': 'Decyzje',
  'lab.turns': 'Tury',
  'lab.rounds': 'Rundy',
  'lab.margin': 'Przewaga zwycięzcy',
};
