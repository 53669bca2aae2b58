import type { Catalogue } from '@parlour/kernel';

/** Te same karty dla wielu osób i jak komu poszło. */
export const catalogue: Catalogue = {
  'luck.take': 'Odejmij szczęście',
  'luck.help':
    'Analizuje na tym urządzeniu {games, plural, one {# grę} few {# gry} many {# gier} other {# gry}} i odejmuje od wygranych to, co przyniosły rozdanie i dobierane karty. Trwa to kilka sekund na grę. Serwer z czasem robi to sam dla wszystkich.',
  'luck.busy': 'Przeanalizowane gry: {done} z {of}',
  'luck.how':
    'Bez szczęścia: wygrane pomniejszone o to, co przyniosły rozdanie i dobierane karty, o ile gry zostały przeanalizowane. Nikt nie podaje tego sam: wynika to z gry, a jej analiza mówi to samo.',

  'field.rank': 'Lp.',
  'field.player': 'Gracz',
  'field.place': 'Miejsce',
  'field.score': 'Wynik (przewaga)',
  'field.better': 'Lepiej niż',
  'field.won': 'Wygrane',
  'field.corrected': 'Bez szczęścia',
  'field.look': 'Obejrzyj grę',
  'field.look.how': 'Wybierz imię, żeby obejrzeć tę grę.',
  'field.lead.how':
    'Przewaga: o ile ktoś wyprzedził najlepszego z pozostałych przy swoim stole albo ile stracił do pierwszego. Lepiej niż: spośród tych, którzy na tym samym miejscu mieli te same karty.',

  'shared.cannot': 'Nie można pokazać tego rozdania',
  'shared.title': 'Te same karty: {game}',
  'shared.made-of':
    '{seats, plural, one {Dla # gracza} other {Dla # graczy}} · udostępnia {host} · {state, select, open {otwarte do {when}} other {zamknięte}}',
  'shared.about':
    'Przy każdym stole są te same karty i każdy gra je tylko raz. Co zrobili z nimi inni, zobaczysz po własnej grze, a ich gry, gdy nikt już nie będzie grał.',
  'shared.link': 'Wyślij ten link każdemu, kto ma zagrać te same karty przy własnym stole.',
  'shared.link.label': 'Link do tego rozdania',
  'shared.play': 'Zagraj te karty',
  'shared.play.help': 'Miejsca są zajęte jak przy pierwszym stole, żeby wyniki dało się porównać. Możesz to zmienić.',
  'shared.mine': 'Do twojego stołu',
  'shared.mine.over': 'Twoja gra',
  'shared.tables':
    '{tables, plural, =0 {Jeszcze nikt go nie gra} one {# stół} few {# stoły} many {# stołów} other {# stołu}}{tables, plural, =0 {} other {{over, plural, =0 {, żaden jeszcze nie skończył} one {, # gra zakończona} few {, # gry zakończone} many {, # gier zakończonych} other {, # gry zakończonej}}}}',
  'shared.secret': 'Wyniki zobaczysz po własnej grze.',
  'shared.seat': 'Miejsce {number}',
  'shared.close': 'Zamknij rozdanie',
  'shared.close.ask':
    'Nie zacznie go już żaden nowy stół. Gdy wszystkie stoły skończą, ich gry i sekret rozdania będą dostępne dla wszystkich.',
  'shared.close.no': 'Niech będzie otwarte',
  'shared.closed': 'Rozdanie jest zamknięte. Gry będzie można obejrzeć, gdy skończy ostatni stół.',
  'shared.revealed': 'Rozdanie jest zamknięte i wszystkie gry są dostępne: w każdej można je sprawdzić.',

  'daily.title': 'Rozdanie dnia: {game}',
  'daily.played':
    '{played, plural, =0 {Nikt jeszcze nie wpisał wyniku} one {Na razie # wynik} few {Na razie # wyniki} many {Na razie # wyników} other {Na razie # wyniku}}',
  'daily.first': 'Najpierw zagraj, potem porównasz.',
  'daily.offer': 'Wpisz swój wynik i zobacz, jak poszło innym. Twoje imię i grę zobaczy każdy, kto też zagrał.',
  'daily.enter': 'Wpisz mój wynik',
  'daily.not-today': 'Wpisać można tylko dzisiejszy wynik.',
  'daily.back': 'Wszystkie rozdania dnia',
  'daily.how':
    'Kolejność według przewagi nad najlepszym botem. Serwer z czasem oblicza, co w każdej grze było szczęściem; kto tę grę obejrzy, może to powtórzyć, robiąc jej analizę.',
};
