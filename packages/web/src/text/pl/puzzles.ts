import type { Catalogue } from '@parlour/kernel';

export const catalogue: Catalogue = {
  'start.puzzles': 'Zagadki',
  'start.puzzles.lead': 'Zagadki dnia: jedna decyzja jest wyraźnie najlepsza i nie jest to ta, która się narzuca.',
  'puzzles.title': 'Zagadki',
  'puzzles.lead':
    'Prawdziwe chwile z prawdziwych gier. Jedna decyzja jest wyraźnie najlepsza i nie jest to ta, która pierwsza przychodzi do głowy. Widzisz to, co widział gracz przy stole, i nic więcej.',
  'puzzles.cannot': 'Tej zagadki nie można otworzyć',
  'puzzles.today': 'Zagadki dnia',
  'puzzles.streak':
    '{days, plural, =0 {Rozwiąż jedną z nich za pierwszym razem, a zacznie się seria.} one {Seria: # dzień.} few {Seria: # dni.} many {Seria: # dni.} other {Seria: # dnia.}}{best, plural, =0 {} =1 {} few { Najdłuższa: # dni.} many { Najdłuższa: # dni.} other { Najdłuższa: # dnia.}}',
  'puzzles.try': 'Rozwiąż',
  'puzzles.see': 'Zobacz jeszcze raz',
  'puzzles.result.solved': 'Rozwiązana',
  'puzzles.result.failed': 'Nieudana',
  'puzzles.level.novice': 'Bardzo łatwa',
  'puzzles.level.casual': 'Łatwa',
  'puzzles.level.club': 'Średnia',
  'puzzles.level.expert': 'Trudna',
  'puzzles.level.master': 'Bardzo trudna',
  'puzzles.level': 'Trudność',
  'puzzles.theme': 'Temat',
  'puzzles.set': 'Gra',
  'puzzles.any': 'Dowolny wybór ({count})',
  'puzzles.counted': '{name} ({count})',
  'puzzles.progress': 'Rozwiązane: {solved} z {all}, nieudane za pierwszym razem: {failed}.',
  'puzzles.next': 'Następna zagadka',
  'puzzles.none-left': 'Wszystkie takie zagadki są rozwiązane. Wybierz inny temat lub inną trudność.',
  'puzzles.own': 'Z twoich własnych gier',
  'puzzles.own.none': 'W zakończonych grach, w które grasz na tym urządzeniu, można szukać zagadek. Na razie nie ma żadnej.',
  'puzzles.own.search':
    '{games, plural, one {Przeszukaj # zakończoną grę} few {Przeszukaj # zakończone gry} many {Przeszukaj # zakończonych gier} other {Przeszukaj # zakończonej gry}}',
  'puzzles.own.searching':
    'Boty przeglądają twoje decyzje: {percent}. {found, plural, =0 {Na razie nic.} one {Na razie # zagadka.} few {Na razie # zagadki.} many {Na razie # zagadek.} other {Na razie # zagadki.}} Możesz w tym czasie robić coś innego.',
  'puzzles.own.stop': 'Zatrzymaj',
  'puzzles.own.found':
    '{all, plural, =0 {Żadna z twoich decyzji nie była zagadką. To całkiem zwyczajne.} one {# zagadka z twoich gier; rozwiązane: {solved}.} few {# zagadki z twoich gier; rozwiązane: {solved}.} many {# zagadek z twoich gier; rozwiązane: {solved}.} other {# zagadki z twoich gier; rozwiązane: {solved}.}}',
  'puzzles.players': '{players, plural, one {# gracz} few {# graczy} many {# graczy} other {# gracza}}',
  'puzzles.all': 'Wszystkie zagadki',
  'puzzles.say':
    'Twoja kolej. Jeden wybór jest wyraźnie lepszy od wszystkich innych i nie jest to ten, który pierwszy przychodzi do głowy. Który?',
  'puzzles.give-up': 'Pokaż rozwiązanie',
  'puzzles.missed': 'Jest coś lepszego niż to: {move}',
  'puzzles.missed-obvious': 'To pierwsze, co przychodzi do głowy: {move}. Jest coś lepszego.',
  'puzzles.again': 'Spróbuję jeszcze raz',
  'puzzles.solved': 'Rozwiązana!',
  'puzzles.shown': 'Oto rozwiązanie.',
  'puzzles.theme-is': 'Temat: {theme}.',
  'puzzles.play-on': 'Graj dalej stąd',
  'puzzles.no-hint': 'W zagadce nikt nie pomaga: spróbuj czegoś albo poproś o rozwiązanie.',
};
