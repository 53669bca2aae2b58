import type { Catalogue } from '@parlour/kernel';

export const catalogue: Catalogue = {
  'book.title': '{game}: the rules',
  'book.cards': 'All cards',
  'book.print': 'Print',
  'book.nav': 'About this game',
  'book.open': 'Read in the book',
  'book.play': 'Play it through on the table',
  'book.refused': 'Not allowed: {why}',
  'example.cannot': 'This example cannot be shown',
  'example.of': 'Step {number} of {of}',
  'example.begin': 'Before the first step',
  'example.next': 'Next',
  'example.back': 'Back',
  'example.again': 'From the beginning',
  'example.over': 'That was the example. Try what else you like, or go back to the book.',
  'example.free': 'You have left the example: the table plays along with whatever is legal.',
  'example.return': 'Back to the example',
  'example.book': 'To the book',
};
