import type { AnyGame, Catalogues, GameEvent, GameTypes, Outcome, Setting, TableVoice, Values, Viewer, Voice } from '@parlour/kernel';
import type { ComponentType, ReactNode } from 'react';
import type { CardEntry } from '../book/card-entry.ts';
import type { SoundName } from '../motion/sound.ts';

/** Something that flies across the table. `from` and `to` name pieces or places on the screen; the first that is there counts. */
export interface Flight {
  readonly face: ReactNode;
  readonly from: readonly string[];
  readonly to: readonly string[];
}

/** A part of a reference sheet: its title is `sheet.<id>`, its lines are `sheet.<id>.1`, `sheet.<id>.2` and so on. */
export interface SheetPart {
  readonly id: string;
  readonly Picture?: ComponentType;
}

export interface EventSheet {
  title(voice: TableVoice): string;
  readonly content: ReactNode;
}

/** One entry of a card pack (a card, a board), named by its path; `small`, where many lie side by side, without words. */
export interface PackEntryProps {
  readonly pack: Readonly<Record<string, unknown>>;
  readonly path: readonly (string | number)[];
  readonly voice: Voice;
  readonly small?: boolean;
}

/** A card in somebody's hand. */
export interface HeldCard {
  readonly face: ReactNode;
  /** The same in words, and large with what there is to know of it. */
  readonly label: string;
  readonly note: ReactNode;
}

/** A part of the table in words, with all that can be seen there. */
export interface Account {
  /** The parts that have a key of their own at every table; all others are found by their titles. */
  readonly about?: 'hand' | 'offer' | 'lead';
  readonly title: string;
  readonly lines: readonly string[];
  /** What is said to whoever asks with a key, where all of it would take a minute: what is there, not what it does. */
  readonly short?: readonly string[];
}

/** What there is to think of before a decision, from a coach. */
export interface About {
  readonly key: string;
  readonly values?: Values;
  /** Something is about to be missed: a gentle coach says it too, and a talkative one however often. */
  readonly pressing?: boolean;
}

/** What a plug is asked about: what the viewer sees, what was agreed, and what is legal. */
export interface Scene<T extends GameTypes = GameTypes> {
  readonly view: T['View'];
  readonly setting: Setting<T['Options']>;
  readonly moves: readonly T['Move'][];
}

/**
 * What a game brings to the table in the browser. It holds no rules: a *pick* is the name of something one touches (`slot:2`, `pay:17`),
 * and these functions say which picks make which move. What is legal, the game's own engine says.
 */
export interface Plug<T extends GameTypes> {
  /** The first revision of the rules whose views and moves it knows, if not all: games of older ones are played at the plain table. */
  readonly since?: number;
  /** The whole table between the header and the prompt; takes what it shows from `useTable`. */
  readonly Table: ComponentType;
  /** Words of this table that the game's own text does not have. */
  readonly text: Catalogues;
  /** What one touches to make a move, in any order; the same pick twice where two alike are touched. */
  picks(move: T['Move'], view: T['View']): readonly string[];
  /** The pieces of a pick as they lie on the table, where they are not numbered 0, 1, 2. */
  lying?(pick: string, view: T['View']): readonly string[];
  /** The moves, legal or not, that exactly these picks make; several where a last question remains (keep or give away). */
  compose(picks: readonly string[], scene: Scene<T>): readonly T['Move'][];
  /** Whether a pick goes without saying once those are touched: a move is put together without it. */
  implied?(pick: string, touched: readonly string[]): boolean;
  /** The most that could be made of a touch that leads nowhere, so that the engine's refusal of it explains why. */
  attempt?(pick: string, scene: Scene<T>): T['Move'] | undefined;
  /** What the button that makes a move says. */
  confirm(move: T['Move'], view: T['View'], voice: TableVoice<T['Options']>): string;
  /** What is said while a move is being put together: the running cost, what is missing. */
  progress(picks: readonly string[], scene: Scene<T>, voice: TableVoice<T['Options']>): string | undefined;
  /** What tells moves apart that are called the same: two houses of one name at different prices. */
  apart?(move: T['Move'], view: T['View'], voice: TableVoice<T['Options']>): string;
  /** The whole table in words, part by part: nothing that the viewer sees is left out. */
  account(scene: Scene<T>, voice: TableVoice<T['Options']>): readonly Account[];
  /** What would be different after a move, in short: money before and after, what is left, what is lost. Only what is certain. */
  outcome?(move: T['Move'], scene: Scene<T>, after: Outcome<T>, voice: TableVoice<T['Options']>): readonly string[];
  /** Which of several moves that the same picks make a player most often wants; the first where it does not say. */
  preferred?(moves: readonly T['Move'][], scene: Scene<T>, after: (move: T['Move']) => Outcome<T>): T['Move'] | undefined;
  /**
   * What a newcomer should hear when this is to be decided, the most important first: keys of sentences in `text`.
   * Each is shown once, one at a decision.
   */
  tips(scene: Scene<T>): readonly string[];
  /** What there is to think of now, in the numbers of the moment, from a coach: a key of `text` and its values. */
  about?(scene: Scene<T>): About | undefined;
  /** What flies where when an event happens. */
  flights(event: T['Event'], viewer: Viewer): readonly Flight[];
  sound(event: T['Event']): SoundName | undefined;
  /** What an event is shown with where a line of the log is not enough: the sheet of a scoring. */
  sheet(event: T['Event']): EventSheet | undefined;
  /** What begins with an event and is a heading of the log: a round, a scoring. */
  heading?(event: T['Event'], voice: TableVoice<T['Options']>): string | undefined;
  /** What is shown of a thing whose name is pointed at in the log (`card:17`, as the game's text marks it). */
  thing?(id: string): ReactNode;
  /** The players' colours at the table, by seat. */
  readonly colours?: readonly string[];
  /** The cards that a seat holds and others do not see, from what it sees; without it, hands are told in words. */
  hand?(view: T['View'], voice: TableVoice<T['Options']>): readonly HeldCard[];
  /** Charts and tables of its own for the end of the game. */
  readonly Result: ComponentType<{ readonly events: readonly GameEvent[] }>;
  /** Pictures for the chapters of the rules, by chapter. */
  readonly pictures: Readonly<Record<string, ComponentType>>;
  /** What pictures and cards refer to, drawn once on a page. */
  readonly Sprite?: ComponentType;
  /** All cards, to be looked through; `voice` knows the numbers that are played with. */
  cards?(voice: TableVoice<T['Options']>): readonly CardEntry[];
  /** The reference sheets, by the book that they belong to (`''` for the game's own). */
  readonly sheets?: Readonly<Record<string, readonly SheetPart[]>>;
  /** The rule to read about something on the table: a pick, or a thing of the log. */
  ruleOf?(thing: string, scene: Scene<T>): string | undefined;
  /** Of a game with card packs: how an entry of one is drawn. It may refer to `Sprite`. */
  readonly PackEntry?: ComponentType<PackEntryProps>;
}

/** What is loaded when somebody sits down: the game, and its table. */
export interface PlayableGame {
  readonly game: AnyGame;
  readonly plug: AnyPlug;
}

export type AnyPlug = Plug<GameTypes>;
