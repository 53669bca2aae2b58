import type { Event } from './events.ts';
import type { Memory } from './guess.ts';
import type { Move, Options, State } from './state.ts';
import type { View } from './view.ts';

/** The types of the game, for the contract. */
export interface Types {
  State: State;
  Move: Move;
  Event: Event;
  View: View;
  Options: Options;
  Memory: Memory;
}
