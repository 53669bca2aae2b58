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
  'bots.review.curve': 'Chance of winning',
  'bots.review.decision': 'Decision {number}',
  'bots.review.intro':
    'How likely everybody was to win, decision by decision. What was decided is judged by what the deciding player could know; chances are estimates from imagined games.',
  'bots.review.moments': 'What decided the game',
  'bots.review.flawless': 'No single moment decided it.',
  'bots.review.luck': 'What was drawn then: {player} {points}.',
  'bots.account.title': 'Luck and skill',
  'bots.account.how':
    'In hundredths of a victory; the parts add up to the result. The rest is what nobody foresaw and what the reviewer did not see.',
  'bots.account.you':
    'You were dealt {deal}, drew {draws}; {took, select, yes {others took {others} from you} other {others gave you {others}}}, you gave away {lost}.',
  'bots.account.player':
    '{player}: dealt {deal}, drew {draws}; {took, select, yes {others took {others}} other {others gave {others}}}, gave away {lost}.',
  'bots.account.rate':
    '{sound} of {decisions, plural, one {# decision} other {# decisions}} sound; {rate} thousandths of a victory given away in each, on average.',
  'bots.account.like': 'That is like our level “{level}”.',
  'bots.account.fair': 'Fair share',
  'bots.account.deal': 'Deal',
  'bots.account.draws': 'Draws',
  'bots.account.others': 'Others’ mistakes',
  'bots.account.own': 'Own mistakes',
  'bots.account.rest': 'The rest',
  'bots.account.result': 'Result',
  'bots.review.played': '{player} played: {move} ({percent})',
  'bots.review.better': 'Better: {move} ({percent})',
  'bots.review.why': 'It shows that {reasons}.',
  'bots.review.cost': 'cost {percent}',
  'bots.review.players': 'Players',
  'bots.puzzle.chances': '{answer}: {percent} to win. The obvious move ({obvious}): {obviousPercent}.',
  'bots.puzzle.why': 'It shows that {reasons}.',
  'bots.puzzle.later': 'The difference only shows some moves later.',
  'bots.puzzle.played': 'Against your move ({played}): {reasons}.',
  'theme.later': 'Thinking further ahead',
  'bots.level.novice': 'novice',
  'bots.level.casual': 'casual',
  'bots.level.club': 'club',
  'bots.level.expert': 'expert',
  'bots.level.master': 'master',
};
