import type { DoingOf } from './decision.ts';
import type { MoveOf } from './move.ts';
import { REGULAR } from './state.ts';

/** The whole split that some declared draws make: what nobody is asked about, since it leaves no choice, comes from the last decks. */
export function splitOf(
  draws: readonly MoveOf<'draw'>[],
  { counts, deck: next, due }: DoingOf<'draw'>,
  supply: (deck: number) => number,
): number[] {
  const split = counts.slice(0, REGULAR);
  for (let deck = next; deck < REGULAR; deck++) split[deck] = 0;
  for (const { deck, cards } of draws) split[deck] = cards;
  let left = due - draws.reduce((sum, { cards }) => sum + cards, 0);
  for (let deck = REGULAR - 1; deck >= next; deck--) {
    if (draws.some((draw) => draw.deck === deck)) continue;
    const cards = Math.min(left, supply(deck));
    split[deck] = cards;
    left -= cards;
  }
  return split;
}
