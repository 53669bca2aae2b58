import type { Event } from './event.ts';
import type { Move } from './move.ts';
import type { Memory } from './secrets/recall.ts';
import type { Options, State, View } from './state.ts';

/** The types of the game, for the contract. */
export interface Types {
  State: State;
  Move: Move;
  Event: Event;
  View: View;
  Options: Options;
  Memory: Memory;
}
