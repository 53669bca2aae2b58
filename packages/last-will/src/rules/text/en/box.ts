import type { Catalogue } from '@parlour/kernel';

/** What stands on the box: said of the game before it is loaded. */
export const catalogue: Catalogue = {
  title: 'Last Will',
  short: 'Last Will',
  tagline: 'Your uncle’s fortune goes to whoever squanders a small part of it first.',
  about:
    'Your uncle left his fortune to whoever can squander a small part of it first: dinners, yachts, crumbling mansions. With Getting Sacked, lose your job on the way.',
  facts: '2–5 players · about an hour · for those who plan',
  'own-box': 'Your own box',
  'course.getting-sacked': 'Getting Sacked',
};
