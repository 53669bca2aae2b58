import type { Catalogue } from '@parlour/kernel';

export const catalogue: Catalogue = {
  'bots.why':
    '{move}: {percent} szans na wygraną, po {visits, plural, one {jednej grze rozegranej w myśli} few {# grach rozegranych w myśli} many {# grach rozegranych w myśli} other {# gry rozegranej w myśli}}.',
  'bots.reasons': 'Drugi w kolejności ruch: {other} ({percent}). W porównaniu z nim {reasons}.',
  'bots.and': '{first}, a poza tym {second}',
  'bots.later': 'Drugi w kolejności ruch: {other} ({percent}). Różnica ujawnia się dopiero po kilku ruchach.',
  'bots.close': 'Mniej więcej tak samo dobrze: {other} ({percent}).',
  'bots.untried':
    'Może jeszcze lepiej: {other} ({percent}). Ale po {visits, plural, one {jednej grze rozegranej w myśli} few {# grach rozegranych w myśli} many {# grach rozegranych w myśli} other {# gry rozegranej w myśli}} to mniej pewne.',
  'bots.forced': '{move}: nie było innego wyboru.',
  'bots.glance': '{move}: na pierwszy rzut oka najlepsze.',
  'bots.review.title': 'Analiza: {game}',
  'bots.review.curve': 'Szansa na wygraną',
  'bots.review.decision': 'Decyzja {number}',
  'bots.review.intro':
    'Jakie szanse na wygraną miał każdy, decyzja po decyzji. Decyzje są oceniane według tego, co decydujący gracz mógł wiedzieć; szanse są szacowane na podstawie gier rozegranych w myśli.',
  'bots.review.moments': 'Co rozstrzygnęło o wyniku',
  'bots.review.flawless': 'O wyniku nie rozstrzygnął żaden pojedynczy moment.',
  'bots.review.luck': 'Dobrane wtedy karty: {player} {points}.',
  'bots.account.title': 'Szczęście i umiejętności',
  'bots.account.how':
    'W setnych zwycięstwa; składniki sumują się do wyniku. Reszta to to, czego nikt nie przewidział i czego analiza nie dostrzegła.',
  'bots.account.you':
    'Rozdanie dało ci {deal}, dobieranie {draws}; {took, select, yes {inni odebrali ci {others}} other {inni oddali ci {others}}}, a ty oddajesz {lost}{exchanged, plural, =0 {} other {; kolejne # krążyło tam i z powrotem}}.',
  'bots.account.player':
    '{player}: rozdanie {deal}, dobieranie {draws}; {took, select, yes {inni odebrali {others}} other {inni oddali {others}}}, własne błędy kosztowały {lost}{exchanged, plural, =0 {} other {; kolejne # krążyło tam i z powrotem}}.',
  'bots.account.rate':
    'Bez błędu: {sound} z {decisions, plural, one {# decyzji} few {# decyzji} many {# decyzji} other {# decyzji}}; w każdej oddane średnio {rate} tysięcznych zwycięstwa.',
  'bots.account.like': 'Mniej więcej tak gra nasz poziom „{level}”.',
  'bots.account.beyond': 'Żaden z naszych poziomów nie oddaje aż tyle.',
  'bots.account.fair': 'Równy udział',
  'bots.account.deal': 'Rozdanie',
  'bots.account.draws': 'Dobieranie',
  'bots.account.others': 'Błędy innych',
  'bots.account.own': 'Własne błędy',
  'bots.account.rest': 'Reszta',
  'bots.account.result': 'Wynik',
  'bots.review.played': '{player}: {move} ({percent})',
  'bots.review.better': 'Lepiej: {move} ({percent})',
  'bots.review.why': 'Widać, że {reasons}.',
  'bots.review.cost': 'strata {percent} szans',
  'bots.review.players': 'Gracze',
  'bots.puzzle.chances': '{answer}: {percent} szans na wygraną. Ruch, który się narzuca ({obvious}): {obviousPercent}.',
  'bots.puzzle.why': 'Widać, że {reasons}.',
  'bots.puzzle.soon': 'Kilka ruchów później {reasons}.',
  'bots.puzzle.end': 'Na końcu gry {reasons}.',
  'bots.puzzle.later': 'Różnica ujawnia się dopiero kilka ruchów później.',
  'bots.puzzle.played': 'W porównaniu z twoim ruchem ({played}): {reasons}.',
  'theme.later': 'Patrzenie dalej naprzód',
  'bots.level.novice': 'nowicjusz',
  'bots.level.casual': 'niedzielny',
  'bots.level.club': 'klubowy',
  'bots.level.expert': 'ekspert',
  'bots.level.master': 'mistrz',
};
