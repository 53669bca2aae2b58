import type { Catalogues, Refusal, Voice } from '@parlour/kernel';
import type { AnyBoard } from './board.ts';

/** What is in a game's folder `terminal`: all that the terminal knows of it beyond its rules. */
export interface Terminal {
  /** The first revision of the rules whose views and moves the board knows, if not all: games of older ones are shown plainly. */
  readonly since?: number;
  readonly board: AnyBoard;
  /** The words of the board. */
  readonly text?: Catalogues;
  /** The documents that options of the game take, by option. */
  readonly documents?: Readonly<Record<string, OptionDocument>>;
}

/** A document that an option takes, such as a pack of the cards that somebody owns. */
export interface OptionDocument {
  /** What is wrong with it, and where in it; nothing if it can be played with. */
  problems(value: unknown): readonly { readonly path: readonly (string | number)[]; readonly refusal: Refusal }[];
  /** One to begin with, as text, in the words of `voice`. */
  template(voice: Voice): string;
}
