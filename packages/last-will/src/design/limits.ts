/** What sources state of numbers that are otherwise our own: it holds whatever is tuned. */
import type { Material } from '../rules/index.ts';

export const limits: readonly ((material: Material) => boolean)[] = [
  // For two and three, a plan of seven cards is to the right of one of two (an example in the rulebook).
  ({ plans }) => {
    const cards = plans['2-3'].map((plan) => plan.cards);
    return cards.lastIndexOf(7) > cards.indexOf(2) && cards.includes(2);
  },
  // For four and five, a plan with one errand boy is left of at least three with two (an example for five players).
  ({ plans }) => {
    const boys = plans['4-5'].map((plan) => plan.errandBoys);
    return boys.includes(1) && boys.slice(boys.indexOf(1)).filter((count) => count === 2).length >= 3;
  },
  // No two plans of a side are the same.
  ({ plans }) =>
    [plans['2-3'], plans['4-5']].every(
      (side) => new Set(side.map(({ cards, errandBoys, actions }) => `${cards} ${errandBoys} ${actions}`)).size === side.length,
    ),
  // Some card costs an action more to lay down and an action to activate.
  ({ cards }) => cards.some((card) => card.kind === 'expense' && card.lay?.actions === 1 && card.use.actions === 1),
];
