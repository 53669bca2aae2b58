import { type Seat, silent } from '@parlour/kernel';
import { type Doing, lastWill, type Move, REGULAR, type State } from '../../rules/index.ts';

type Drawing = Extract<Doing, { type: 'draw' }>;
type Draw = Extract<Move, { type: 'draw' }>;

/** The whole split that some declared draws make: what nobody is asked about, since it leaves no choice, comes from the last decks. */
export function splitOf(draws: readonly Draw[], { counts, deck: next, due }: Drawing, supply: (deck: number) => number): number[] {
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

/** The moves that declare such a split: one for each deck that leaves a choice. */
export function splitMoves(world: State, seat: Seat, split: readonly number[]): Draw[] {
  const state = lastWill.copy(world);
  const moves: Draw[] = [];
  while (state.doing?.type === 'draw') {
    const { deck } = state.doing;
    const move: Draw = { type: 'draw', deck, cards: split[deck] ?? 0 };
    moves.push(move);
    // What is not allowed is played nowhere; whoever runs the game says why.
    if (lastWill.refuse(state, seat, move) !== undefined) break;
    lastWill.play(state, seat, move, silent);
  }
  return moves;
}
