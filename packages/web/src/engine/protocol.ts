/** What the page and the engine's worker say to each other. */
import type { GameEvent, GameRecord, OptionValues, Player, Seat, Setting } from '@parlour/kernel';
import type { Eyes, Hint, Remarked, Shown, Slip, Told, Trouble, Verdict } from '@parlour/table-kit/state/situation.ts';
import type { Origin } from './saved-games.ts';

/** All that whoever sits in a seat knows of a game that is played elsewhere. */
export interface Known {
  readonly game: string;
  readonly rules: number;
  readonly setting: Setting;
  readonly view: unknown;
  readonly seat: Seat;
  readonly seen: readonly GameEvent[];
  readonly names: readonly string[];
}

/** Questions to the worker; each gets one answer. */
export interface Questions {
  /** Starts a new game and keeps it under that id. */
  start: {
    ask: { id: string; game: string; options: OptionValues; seed: string; seats: readonly Player[]; position?: unknown };
    answer: true;
  };
  /** Goes on with a game kept earlier. */
  open: { ask: { id: string }; answer: Opened };
  /** Shows a finished game that is kept elsewhere: it can be looked at, and is not kept here. */
  show: { ask: { record: GameRecord }; answer: true };
  /** Looks with those eyes from now on; with everybody's, only at a game that is over. */
  watch: { ask: { eyes: Eyes }; answer: { situation: Shown; opening: readonly GameEvent[]; told: readonly Told[] } };
  play: { ask: { seat: Seat; moves: readonly unknown[]; number: number }; answer: true };
  undo: { ask: { seat: Seat }; answer: true };
  hint: { ask: { seat: Seat; language: string }; answer: Hint };
  /** How the table stood after that many decisions. */
  moment: { ask: { number: number }; answer: Shown };
  /** Everybody's chance of winning after that many decisions of a finished game. */
  chances: { ask: { number: number }; answer: readonly number[] };
  record: { ask: null; answer: GameRecord };
  /** A bot's advice to whoever sees this view. */
  advise: { ask: Known & { readonly language: string }; answer: Hint };
  /** What a coach says of a decision that was made. */
  remark: { ask: { number: number }; answer: Slip };
  /** The same of a decision elsewhere, to whoever made it and saw this before. */
  weigh: {
    ask: Known & {
      /** All parts of the decision. */
      readonly moves: readonly unknown[];
    };
    answer: Slip;
  };
  /** Goes through a finished game again. What it finds is told on the way to the answer. */
  review: { ask: { record: GameRecord; thoroughly: boolean }; answer: Verdict };
}

export interface Opened {
  readonly game: string;
  /** The revision of the rules it is played under. */
  readonly rules: number;
  readonly setting: Setting;
  readonly seats: readonly Player[];
  readonly toAct: readonly Seat[];
  /** Of a variation: the moment that it was begun from. */
  readonly from: Origin | undefined;
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
  | { readonly step: { readonly situation: Shown; readonly told: Told } }
  /** Nobody asked: decisions were taken back. */
  | { readonly back: { readonly situation: Shown; readonly told: readonly Told[] } }
  /** Nobody asked: a bot could not go on. */
  | { readonly halted: Trouble };
