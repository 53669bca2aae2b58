/** What the page and the engine's worker say to each other. */
import type { Balance, Remark } from '@parlour/bots';
import type { GameEvent, GameRecord, OptionValues, Player, Seat, UndoStop, Values, Viewer } from '@parlour/kernel';

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

/** What is to be said of a finished game on the whole. */
export interface Verdict {
  /** The numbers of the decisions that cost most. */
  readonly moments: readonly number[];
  readonly players: readonly Balance[];
  /** What each seat won. */
  readonly won: readonly number[];
}

/** Questions to the worker; each gets one answer. */
export interface Questions {
  /** Starts a new game and keeps it under that id. */
  start: { ask: { id: string; game: string; options: OptionValues; seed: string; seats: readonly Player[] }; answer: true };
  /** Goes on with a game kept earlier. */
  open: { ask: { id: string }; answer: Opened };
  /** Looks from that seat from now on. */
  watch: { ask: { viewer: Viewer }; answer: { situation: Situation; told: readonly Told[] } };
  play: { ask: { seat: Seat; move: unknown; number: number }; answer: true };
  undo: { ask: { seat: Seat }; answer: true };
  hint: { ask: { seat: Seat; language: string; parts: readonly string[] }; answer: Hint };
  /** How the table stood after that many decisions. */
  moment: { ask: { number: number }; answer: Situation };
  record: { ask: null; answer: GameRecord };
  /** The legal moves of a seat that sees this view: for tables whose game runs elsewhere. */
  legal: { ask: { game: string; view: unknown; seat: Seat }; answer: readonly unknown[] };
  /** A bot's advice to whoever sees this view. */
  advise: {
    ask: {
      game: string;
      view: unknown;
      seat: Seat;
      seen: readonly GameEvent[];
      names: readonly string[];
      language: string;
      parts: readonly string[];
    };
    answer: Hint;
  };
  /** Goes through a finished game again. What it finds is told on the way to the answer. */
  review: { ask: { record: GameRecord }; answer: Verdict };
}

export interface Opened {
  readonly game: string;
  readonly options: OptionValues;
  readonly seats: readonly Player[];
  readonly toAct: readonly Seat[];
}

export type QuestionName = keyof Questions;
export type Asked = { [Name in QuestionName]: { id: number; name: Name; ask: Questions[Name]['ask'] } }[QuestionName];

export type Answered =
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly trouble: Trouble }
  /** The engine could not be fetched: nothing was done, and nothing will be. */
  | { readonly unloaded: string }
  /** On the way to an answer. */
  | { readonly id: number; readonly found: Remarked }
  /** Nobody asked: a decision was made. */
  | { readonly step: { readonly situation: Situation; readonly told: Told } }
  /** Nobody asked: decisions were taken back. */
  | { readonly back: { readonly situation: Situation; readonly told: readonly Told[] } }
  /** Nobody asked: a bot could not go on. */
  | { readonly halted: Trouble };
