/** What a table on the screen is given, whoever runs the game. */
import type { GameEvent, Seat, UndoStop, Values, Viewer } from '@parlour/kernel';

/** How a table stands for one viewer after a number of decisions. Everything a table on the screen needs. */
export interface Situation {
  readonly number: number;
  readonly viewer: Viewer;
  readonly view: unknown;
  readonly toAct: readonly Seat[];
  /** The viewer's legal moves worth considering; none unless it is theirs to decide. */
  readonly moves: readonly unknown[];
  readonly undo: { readonly steps: number; readonly stop: UndoStop };
  readonly scores: readonly number[];
  readonly standings: readonly (readonly Seat[])[] | undefined;
}

/** One decision as its viewer saw it. */
export interface Told {
  readonly number: number;
  readonly seat: Seat;
  readonly events: readonly GameEvent[];
}

/** A sentence to be said in the reader's language: a key and its values, and a rule where one is the reason. */
export interface Trouble {
  readonly key: string;
  readonly values: Values;
  readonly refusal?: { readonly rule: string; readonly details?: Readonly<Record<string, string | number>> } | undefined;
}

export interface Hint {
  readonly move: unknown;
  /** The move and why, in the language asked for. */
  readonly sentence: string;
  /** What follows where a decision is made in parts. */
  readonly rest: readonly unknown[];
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
