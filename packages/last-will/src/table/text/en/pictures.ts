import type { Catalogue } from '@parlour/kernel';

/** What the pictures in the rules show. */
export const catalogue: Catalogue = {
  'lw.picture.goal': 'White borders are played once, black ones stay, and the companions come along.',
  'lw.picture.setup': 'Events, helpers and expenses, properties, companions; and the special cards.',
  'lw.picture.offer': 'The offer for four players at the beginning of a game. An errand boy stands below the card that he fetches.',
  'lw.picture.planning': 'Four hats on the plans of four players. Whoever is farthest to the left begins.',
  'lw.picture.errands': 'The property market, the opera, the extension, and the four decks for a card nobody knows.',
  'lw.picture.white': 'A plain one; one with companions, who each add a coin; and one with three prices to choose from.',
  'lw.picture.black': 'An expense, a helper and a property.',
  'lw.picture.expenses':
    '“+” and an hourglass: laying it down takes one action more. The other has tokens on both spaces, so any of its amounts may be spent.',
  'lw.picture.helpers': 'Below the picture stands what a helper does for you.',
  'lw.picture.properties': 'A house when it is bought, and the same house three neglected rounds later; a farm, whose value never falls.',
  'lw.picture.companions': 'Dog, horse, guest, chef, and the wild card, which is any one of them.',
  'lw.picture.sacked-jobs': 'An employment card: every line pays until something with its symbol covers it.',
  'lw.picture.sacked-plans': 'Eight plans as the tiles fell in one game.',
  'lw.picture.sacked-cards':
    'Two of the nuptial cards and the planner who makes them dearer; a house of two types; the farm with a free horse; an event that sells a house.',
  'lw.cost': '{actions, plural, =0 {no action} one {# action} other {# actions}}',
};
