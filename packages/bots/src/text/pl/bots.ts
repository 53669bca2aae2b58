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
  'bots.review.intro':
    'Jakie szanse na wygraną miał każdy przed każdą decyzją, w ocenie bota {bot}: {iterations} gier rozegranych w myśli na decyzję i tylko to, co decydujący gracz mógł wiedzieć.',
  'bots.review.curve': 'Szansa na wygraną',
  'bots.review.decision': 'Decyzja {number}',
  'bots.review.moments': 'Kluczowe momenty',
  'bots.review.flawless': 'Żadna decyzja nikogo wiele nie kosztowała.',
  'bots.review.played': '{player}: {move} ({percent})',
  'bots.review.better': 'Lepiej: {move} ({percent})',
  'bots.review.why': 'Widać, że {reasons}.',
  'bots.review.cost': 'strata {percent} szans',
  'bots.review.players': 'Gracze',
  'bots.review.player': 'Gracz',
  'bots.review.decisions': 'Decyzje',
  'bots.review.agreed': 'Zgodnie z botem',
  'bots.review.lost': 'Oddane szanse, decyzja po decyzji',
  'bots.level.novice': 'nowicjusz',
  'bots.level.casual': 'niedzielny',
  'bots.level.club': 'klubowy',
  'bots.level.expert': 'ekspert',
  'bots.level.master': 'mistrz',
};
