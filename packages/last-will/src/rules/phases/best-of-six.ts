/** Six cards drawn, of which one is kept. GS-HELP-2. */
import { putInOrder, type Seat, takeOut } from '@parlour/kernel';
import type { DecisionRules, DoingOf } from '../decision.ts';
import type { MoveOf } from '../move.ts';
import type { Tell } from '../event.ts';
import { addToHand, backsOf, discard, drawMany } from '../piles.ts';
import { REGULAR, type State } from '../state.ts';
import { tableOf } from '../table.ts';

/** Draws as many cards of each deck as were declared. The only one there is, is kept. */
export function drawSix(state: State, seat: Seat, counts: readonly number[], tell: Tell): void {
  const cards: number[] = [];
  for (let deck = 0; deck < REGULAR; deck++) {
    const drawn = drawMany(state, seat, deck, counts[deck]!, tell);
    for (const card of drawn) putInOrder(cards, card);
    if (drawn.length > 0) tell({ type: 'drew', seat, deck, cards: drawn, helpers: [], reveals: true });
  }
  const picking: DoingOf<'pick'> = { type: 'pick', cards };
  state.doing = picking;
  if (cards.length === 1) bestOfSix.play(state, seat, { type: 'keep', card: cards[0]! }, tell, picking);
}

export const bestOfSix: DecisionRules<MoveOf<'keep'>, DoingOf<'pick'>> = {
  takes: ['keep'],
  prompt: () => ['prompt.pick'],
  list(_state, _seat, moves, { cards }) {
    for (let i = 0; i < cards.length; i++) if (cards[i] !== cards[i - 1]) moves.push({ type: 'keep', card: cards[i]! });
  },
  refuse: () => ({ rule: 'GS-HELP-2' }),
  play(state, seat, { card }, tell, { cards }) {
    const { book } = tableOf(state);
    const others = [...cards];
    takeOut(others, card);
    state.doing = null;
    addToHand(state.players[seat]!, card);
    for (const other of others) discard(state, book, other);
    tell({
      type: 'picked',
      seat,
      kept: [card],
      discarded: others,
      backs: { kept: backsOf(book, [card]), discarded: backsOf(book, others) },
    });
  },
};
