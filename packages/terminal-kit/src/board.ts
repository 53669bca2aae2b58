import type { GameTypes, OptionValues, Player, TableVoice } from '@parlour/kernel';
import type { Paint } from './paint.ts';

/** Who looks, and how. */
export interface Look<Options = OptionValues> {
  readonly paint: Paint;
  readonly voice: TableVoice<Options>;
  readonly seats: readonly Player[];
}

/** Something that somebody might wish to do, possible or not. */
export interface Wish<Move> {
  readonly label: string;
  readonly move: Move;
}

/** A game's table in the terminal. All that is not given here works from the game's own text. */
export interface Board<T extends GameTypes> {
  /** The table as a viewer sees it, line by line. */
  draw(view: T['View'], look: Look<T['Options']>): string[];
  /** What a choice is listed under; choices under the same heading come together. */
  heading?(move: T['Move'], view: T['View'], look: Look<T['Options']>): string;
  /** A choice under its heading; nothing where the game's own sentence does best. */
  label?(move: T['Move'], view: T['View'], look: Look<T['Options']>): string | undefined;
  /** The number to type for a choice, where it means something: how many cards, say, or which plan. Otherwise they are counted from 1. */
  number?(move: T['Move'], view: T['View']): number | undefined;
  /** What the signs of the table mean, in a sentence. */
  legend?(look: Look<T['Options']>): string;
  /** Where a choice stands under its heading: the lowest first; equals as the game lists them. */
  weight?(move: T['Move'], view: T['View']): number;
  /** What somebody might wish to do: each that is not possible is explained. */
  wishes?(view: T['View'], look: Look<T['Options']>): readonly Wish<T['Move']>[];
  /** What the cards with these words in their names do, in whole sentences. */
  cards?(words: string, view: T['View'], look: Look<T['Options']>): string[];
  /** Whether an event is worth a line next to the table; where not, the table itself shows it. The log has all of them. */
  news?(event: T['Event']): boolean;
  /** Where the points came from, once the game is over. */
  sheet?(view: T['View'], events: readonly T['Event'][], look: Look<T['Options']>): string[];
}

export type AnyBoard = Board<GameTypes>;

/** A game without a board of its own shows its view as data: complete, if not pretty. */
export const plainBoard: AnyBoard = {
  draw: (view) => Object.entries(view as object).map(([key, value]) => `${key}: ${JSON.stringify(value)}`),
};
