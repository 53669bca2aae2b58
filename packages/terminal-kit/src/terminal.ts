import type { Catalogues } from '@parlour/kernel';
import type { AnyBoard } from './board.ts';

/** What is in a game's folder `terminal`: all that the terminal knows of it beyond its rules. */
export interface Terminal {
  /** The first revision of the rules whose views and moves the board knows, if not all: games of older ones are shown plainly. */
  readonly since?: number;
  readonly board: AnyBoard;
  /** The words of the board. */
  readonly text?: Catalogues;
}
