import type { Catalogue } from '@parlour/kernel';

/** What stands on the box: said of the game before it is loaded. */
export const catalogue: Catalogue = {
  title: 'Alhambra: The Card Game',
  short: 'Alhambra',
  tagline: 'Collect buildings, pay in the right coin, and be ahead when it counts.',
  about:
    'Hire the best builders of Granada. Take money or buy buildings, pay in the coin each trade demands, and pay exactly to act again. Whoever owns the most of each kind scores, three times.',
  facts: '2–6 players · about half an hour · easy to learn',
};
