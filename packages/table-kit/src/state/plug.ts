import type { AnyGame, Catalogues, GameEvent, Viewer, Voice } from '@parlour/kernel';
import type { ComponentType, ReactNode } from 'react';
import type { SoundName } from '../motion/sound.ts';

/** Something that flies across the table. `from` and `to` name pieces or places on the screen; the first that is there counts. */
export interface Flight {
  readonly face: ReactNode;
  readonly from: readonly string[];
  readonly to: readonly string[];
}

export interface EventSheet {
  title(voice: Voice): string;
  readonly content: ReactNode;
}

/**
 * What a game brings to the table in the browser. It holds no rules: a *pick* is the name of something one touches (`slot:2`, `pay:17`),
 * and these functions say which picks make which move. What is legal, the game's own engine says.
 */
export interface Plug<View, Move, Event extends GameEvent> {
  /** The whole table between the header and the prompt; takes what it shows from `useTable`. */
  readonly Table: ComponentType;
  /** Words of this table that the game's own text does not have. */
  readonly text: Catalogues;
  /** What one touches to make a move, in any order; the same pick twice where two alike are touched. */
  picks(move: Move, view: View): readonly string[];
  /** The pieces of a pick as they lie on the table, where they are not numbered 0, 1, 2. */
  lying?(pick: string, view: View): readonly string[];
  /** Kinds of moves that are parts of one decision, made together in a panel: a hint for one goes on to the rest. */
  readonly parts?: readonly string[];
  /** The moves, legal or not, that exactly these picks make; several where a last question remains (keep or give away). */
  compose(picks: readonly string[], view: View): readonly Move[];
  /** The most that could be made of a touch that leads nowhere, so that the engine's refusal of it explains why. */
  attempt?(pick: string, view: View): Move | undefined;
  /** What the button that makes a move says. */
  confirm(move: Move, view: View, voice: Voice): string;
  /** What is said while a move is being put together: the running cost, what is missing. */
  progress(picks: readonly string[], view: View, voice: Voice): string | undefined;
  /**
   * What a newcomer should hear when this is to be decided, the most important first: keys of sentences in `text`.
   * Each is shown once, one at a decision.
   */
  tips(view: View, moves: readonly Move[]): readonly string[];
  /** What flies where when an event happens. */
  flights(event: Event, viewer: Viewer): readonly Flight[];
  sound(event: Event): SoundName | undefined;
  /** What everybody saw before the first decision. */
  opening(view: View): readonly Event[];
  /** What an event is shown with where a line of the log is not enough: the sheet of a scoring. */
  sheet(event: Event): EventSheet | undefined;
  /** Charts and tables of its own for the end of the game. */
  readonly Result: ComponentType<{ events: readonly Event[] }>;
  /** Pictures of the material, before the rules themselves. */
  readonly Material: ComponentType;
}

/** What is loaded when somebody sits down: the game, and its table. */
export interface PlayableGame {
  readonly game: AnyGame;
  // As with AnyGame: what belongs to one game never meets another's.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly plug: Plug<any, any, any>;
}

// oxlint-disable-next-line typescript/no-explicit-any
export type AnyPlug = Plug<any, any, any>;
