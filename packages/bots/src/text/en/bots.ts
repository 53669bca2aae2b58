import type { Catalogue } from '@parlour/kernel';

export const catalogue: Catalogue = {
  'bots.why': '{move}: {percent} to win, after {visits, plural, one {one imagined game} other {# imagined games}}.',
  'bots.reasons': 'Next best: {other} ({percent}). Compared with that, {reasons}.',
  'bots.and': '{first}, and {second}',
  'bots.later': 'Next best: {other} ({percent}). The difference only shows some moves later.',
  'bots.close': 'About as good: {other} ({percent}).',
  'bots.untried':
    'It might be even better to play this: {other} ({percent}). But after {visits, plural, one {one imagined game} other {# imagined games}} that is less certain.',
  'bots.forced': '{move}: there was nothing else to do.',
  'bots.glance': '{move}: it looked best at first sight.',
  'bots.review.title': 'Review: {game}',
  'bots.review.intro':
    'How likely everybody was to win, before each decision, as {bot} saw it with {iterations} imagined games a decision and only what the deciding player could know.',
  'bots.review.curve': 'Chance of winning',
  'bots.review.decision': 'Decision {number}',
  'bots.review.moments': 'Key moments',
  'bots.review.flawless': 'No decision cost anybody much.',
  'bots.review.played': '{player} played: {move} ({percent})',
  'bots.review.better': 'Better: {move} ({percent})',
  'bots.review.why': 'It shows that {reasons}.',
  'bots.review.cost': 'cost {percent}',
  'bots.review.players': 'Players',
  'bots.review.player': 'Player',
  'bots.review.decisions': 'Decisions',
  'bots.review.agreed': 'As the bot would',
  'bots.review.lost': 'Chance given away, decision by decision',
  'bots.level.novice': 'novice',
  'bots.level.casual': 'casual',
  'bots.level.club': 'club',
  'bots.level.expert': 'expert',
  'bots.level.master': 'master',
};
