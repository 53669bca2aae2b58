import type { Player, Voice } from '@parlour/kernel';
import type { Paint } from './paint.ts';

/** Who looks, and how. */
export interface Look {
  readonly paint: Paint;
  readonly voice: Voice;
  readonly seats: readonly Player[];
}

/** Something that somebody might wish to do, possible or not. */
export interface Wish<Move> {
  readonly label: string;
  readonly move: Move;
}

/** A game's table in the terminal. All that is not given here works from the game's own text. */
export interface Board<View, Move, Event> {
  /** The table as a viewer sees it, line by line. */
  draw(view: View, look: Look): string[];
  /** What a choice is listed under; choices under the same heading come together. */
  heading?(move: Move, view: View, look: Look): string;
  /** A choice under its heading; nothing where the game's own sentence does best. */
  label?(move: Move, view: View, look: Look): string | undefined;
  /** The number to type for a choice, where it means something: how many cards, say, or which plan. Otherwise they are counted from 1. */
  number?(move: Move, view: View): number | undefined;
  /** What the signs of the table mean, in a sentence. */
  legend?(look: Look): string;
  /** Where a choice stands under its heading: the lowest first; equals as the game lists them. */
  weight?(move: Move, view: View): number;
  /** What somebody might wish to do: each that is not possible is explained. */
  wishes?(view: View, look: Look): readonly Wish<Move>[];
  /** What the cards with these words in their names do, in whole sentences. */
  cards?(words: string, view: View, look: Look): string[];
  /** What everybody saw before the first decision. */
  opening?(view: View): readonly Event[];
  /** Whether an event is worth a line next to the table; where not, the table itself shows it. The log has all of them. */
  news?(event: Event): boolean;
  /** Where the points came from, once the game is over. */
  sheet?(view: View, events: readonly Event[], look: Look): string[];
}

// oxlint-disable-next-line typescript/no-explicit-any -- as AnyGame: a board only ever meets its own game
export type AnyBoard = Board<any, any, any>;

/** A game without a board of its own shows its view as data: complete, if not pretty. */
export const plainBoard: AnyBoard = {
  draw: (view: object) => Object.entries(view).map(([key, value]) => `${key}: ${JSON.stringify(value)}`),
};
