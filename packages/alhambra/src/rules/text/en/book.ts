import type { Catalogue } from '@parlour/kernel';

/** What each chapter of the rules is about, for somebody who has never seen the box. A line is a paragraph. */
export const catalogue: Catalogue = {
  'chapter.goal': 'What it is about',
  'chapter.goal.about':
    'Builders from all over the world work on the Alhambra, and each wants to be paid in the coin of their own country. You buy buildings of six types, from the cheap Pavilion to the dear Tower. What counts is to own more of a type than the others do.\nThree times in the game, at moments that nobody knows exactly, every type is scored: dear types bring more than cheap ones, and each scoring brings far more than the one before. Whoever has the most points after the third has won.\nThere are 54 buildings and 108 money cards in four currencies: each value from 1 to 9 three times in each. Two scoring cards, A and B, are hidden among the money. The third scoring, C, comes at the end.',
  'chapter.setup.about': 'The page deals the cards. This is how everybody comes to their first money, and where the scorings are hidden.',
  'chapter.turn.about': 'A turn is one of two things: you take money, or you buy a building. That is all, and it goes round quickly.',
  'chapter.money.about':
    'Four money cards always lie open. Take a large one, or several small ones together: small change is worth having, because it lets you pay exactly.',
  'chapter.buy.about':
    'Four buildings lie in the yard, one in the place of each currency. The place decides which money you need, so the same building would cost other coins elsewhere. Nobody gives change; but who pays exactly plays on.',
  'chapter.refill.about': 'When your turn is over, what was taken is laid out anew, and it may turn out that a scoring has come.',
  'chapter.score.about':
    'Every type is scored by itself. Whoever has the most cards of it gets the points for first place; later in the game second and third place count too.',
  'chapter.end.about':
    'When the buildings run out, the last ones go to whoever kept the most money for them. Then everything is scored once more.',
  'chapter.two.about':
    'Two players alone would share every type between them. So there is a third collector, named after the game’s inventor, who plays no turns but takes points away from both of you. You may even make him presents.',
  'chapter.view.about': 'What you may look at, and what you may not.',
};
