import { alhambra, type Event, type Memory, type State, type View } from '@parlour/alhambra';
import { type Dice, fork, pick } from '@parlour/kernel';

export interface Moment {
  readonly state: State;
  readonly view: View;
  readonly memory: Memory;
}

/** Every moment of one random game of Alhambra at which somebody must decide, with what seat 0 knows. */
export function momentsOf(seats: number, dice: Dice): Moment[] {
  const state = alhambra.setup({}, seats, fork(dice));
  const events: Event[] = [];
  const found: Moment[] = [];
  while (!state.over) {
    const view = alhambra.view(state, 0);
    found.push({ state: alhambra.copy(state), view, memory: alhambra.recall(view, events) });
    alhambra.play(state, state.active, pick(dice, alhambra.moves(state, state.active)), (event) => events.push(event));
  }
  return found;
}
