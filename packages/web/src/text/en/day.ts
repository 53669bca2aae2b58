import type { Catalogue } from '@parlour/kernel';

/** The deal of the day. */
export const catalogue: Catalogue = {
  'start.day': 'Deal of the day',
  'start.day.lead': 'The deal of the day: the same cards and the same opponents for everybody. How far do you get?',
  'day.title': 'Deal of the day',
  'day.lead':
    'One deal a day for each game, against {bots, plural, one {one bot} other {# bots}} of the level “{level}”. Whoever decides alike sees the same game, wherever they play; talk about it with a friend.',
  'day.play': 'Play it',
  'day.see': 'See it again',
  'day.others': 'How others did',
  'day.result':
    '{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} of {of}, {score, plural, one {# point} other {# points}}',
  'day.streak':
    '{days, plural, =0 {Finish one of them today to begin a streak.} one {Streak: one day.} other {Streak: # days.}}{best, plural, =0 {} one {} other { Longest: # days.}}',
  'day.how':
    'The first result counts. All of it works offline and stays on this device, unless you enter it to compare it with others: the cards follow from the date, so they are no secret to whoever looks them up.',
};
