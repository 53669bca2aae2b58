/** What a table on the screen is given, whoever runs the game. */
import type { ComplaintData, GameEvent, Seat } from '@parlour/kernel';

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
  /** How much of the chance of winning it gave away. */
  readonly cost: number;
  /** What is to be said of it, in each language. */
  readonly words: Readonly<Record<string, Remark>>;
}

export interface Remark {
  readonly played: string;
  /** What would have been better; nothing where nothing would. */
  readonly better: string | undefined;
  readonly why: string | undefined;
}

/** What is to be said of a finished game on the whole. */
export interface Verdict {
  /** The numbers of the decisions that cost most. */
  readonly moments: readonly number[];
  /** How everybody decided: how often, how often as the bot would have, and what was given away of the chance of winning. */
  readonly players: readonly { readonly decisions: number; readonly agreed: number; readonly lost: number }[];
  /** What each seat won. */
  readonly won: readonly number[];
}
