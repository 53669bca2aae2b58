import { alhambra, type Event, type Memory, type State, type View } from '@parlour/alhambra';
import { type Dice, fork, pick } from '@parlour/kernel';

export interface Moment {
  readonly state: State;
  readonly view: View;
  readonly memory: Memory;
}

/** Every moment of one random game of Alhambra at which somebody must decide, with what seat 0 knows. */
export function momentsOf(seats: number, dice: Dice): Moment[] {
  const events: Event[] = [];
  const hear = (event: Event) => void events.push(event);
  const state = alhambra.setup({ options: {}, seats, revision: alhambra.revision }, fork(dice), hear);
  const found: Moment[] = [];
  while (!state.over) {
    const view = alhambra.view(state, 0);
    found.push({ state: alhambra.copy(state), view, memory: alhambra.recall(view, state.setting, events) });
    alhambra.play(state, state.active, pick(dice, alhambra.moves(state, state.active)), hear);
  }
  return found;
}
