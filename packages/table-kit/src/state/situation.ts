/** What a table on the screen is given, whoever runs the game. */
import type { ComplaintData, GameEvent, Seat, Situation, Viewer } from '@parlour/kernel';

/** Whose eyes a table is seen with: a seat's, an onlooker's (null), or, once the game is over, everybody's at once. */
export type Eyes = Viewer | 'all';

/** What is on show. */
export interface Shown extends Situation {
  /** With everybody's eyes: what each seat sees. The rest is what onlookers do. */
  readonly hands?: readonly unknown[];
}

/** One decision as its viewer saw it. */
export interface Told {
  readonly number: number;
  readonly seat: Seat;
  readonly events: readonly GameEvent[];
}

/** Something that went wrong, to be said in the reader's language. */
export type Trouble = ComplaintData;

export interface Hint {
  /** The whole decision: several moves where it is made in parts. */
  readonly moves: readonly [unknown, ...unknown[]];
  /** What to do and why, in the language asked for. */
  readonly sentence: string;
}

/** A decision of a finished game, looked at again by a bot. */
export interface Remarked {
  readonly number: number;
  readonly seat: Seat;
  /** Each seat's chance of winning before the decision. */
  readonly chances: readonly number[];
  /** The same after it, whatever was drawn then; nothing where nothing was. */
  readonly expected: readonly number[] | undefined;
  /** What it changed in each seat's chance, compared with the best that could have been decided. */
  readonly swing: readonly number[];
  /** How much there was to choose from. */
  readonly choices: number;
  /** How much of the chance of winning it gave away. */
  readonly cost: number;
  /** What is to be said of it, in each language. */
  readonly words: Readonly<Record<string, Remark>>;
}

/** What a coach has to say of a decision that was just made. */
export interface Slip {
  readonly seat: Seat;
  /** How much of the chance of winning it gave away. */
  readonly cost: number;
  readonly words: Readonly<Record<string, Omit<Remark, 'played'>>>;
}

export interface Remark {
  readonly played: string;
  /** What would have been better; nothing where nothing would. */
  readonly better: string | undefined;
  readonly why: string | undefined;
}

/** What is to be said of a finished game on the whole. */
export interface Verdict {
  /** The decisions that changed most: by what they gave away, or by what each seat owes to a draw. */
  readonly moments: readonly { readonly number: number; readonly cost: number; readonly luck: readonly number[] | undefined }[];
  /** What each seat won. */
  readonly won: readonly number[];
}
