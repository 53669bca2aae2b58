import type { Catalogue } from '@parlour/kernel';

/** What stands on the box: said of the game before it is loaded. */
export const catalogue: Catalogue = {
  title: 'Nim with cards',
  short: 'Nim',
  tagline: 'Take what you like, but not the wrong last one.',
  about: 'Heaps of objects and a hand of cards. Take as many as you like from one heap, or play a card; the last object of all decides.',
  facts: '2–4 players · a few minutes · the example to copy',
};
