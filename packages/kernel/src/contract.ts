import type { Dice } from './dice.ts';
import type { GameText } from './text.ts';

/** A place at the table: 0 is the first seat. */
export type Seat = number;

/** Somebody looking at the table: a seat, or `null` for a spectator. */
export type Viewer = Seat | null;

/** Why something is not allowed: the rule that forbids it, and what to put into its sentence (`refusal.<rule>` in the game's text). */
export interface Refusal {
  readonly rule: string;
  readonly details?: Readonly<Record<string, string | number>>;
}

/** What is agreed before a game and never changes: known to everyone at the table, told once, and part of no view. */
export interface Setting<Options = OptionValues> {
  /** Every option of the game, filled in. */
  readonly options: Options;
  /** How many play. */
  readonly seats: number;
  /** By which revision of the game's rules. Two revisions that differ in nothing but numbers are played by the same rules (docs/revisions.md). */
  readonly revision: number;
}

export type OptionValues = Readonly<Record<string, unknown>>;

/** The part of every game's state that the kernel touches. Everything in a state is plain data: numbers, strings, arrays, objects. */
export interface GameState {
  dice: Dice;
  /** Shared by all copies of a state. */
  readonly setting: Setting;
}

/**
 * Something that happened: for the log, the animation, the statistics; never stored as truth.
 * An event that shows anybody what was hidden until then (a card from a deck, say) carries `reveals`: nobody undoes past it.
 * What the deciding seat shows of its own secrets is its own affair and does not count.
 */
export interface GameEvent {
  readonly type: string;
  readonly reveals?: true;
}

/** One thing to choose before a game starts; its words are `option.<id>`, `option.<id>.help` and `option.<id>.<choice>` in the game's text. */
export type OptionField = {
  readonly id: string;
  /** It matters only while another option has one of these values; nobody needs to be asked otherwise. */
  readonly when?: { readonly option: string; readonly is: readonly (string | number)[] };
  /** It is asked for before others, with whatever depends on it: what else there is to choose follows from it. */
  readonly first?: true;
} & (
  | { readonly kind: 'choice'; readonly choices: readonly (string | number)[]; readonly default: string | number }
  /** One seat, or null for none in particular, in words `option.<id>.none`. */
  | { readonly kind: 'seat'; readonly default: null }
  /** A set of seats. */
  | { readonly kind: 'seats'; readonly default: readonly Seat[] }
  /** A whole document that the game checks itself (a card pack), or null. */
  | { readonly kind: 'document'; readonly default: null }
);

/** A row of the statistics after a game, labelled `statistic.<id>` in the game's text: one number a seat. */
export interface Statistic {
  readonly id: string;
  readonly values: readonly number[];
}

/** Positions and moves as people write them in scenario files: cards by name, not by number. */
export interface Scribe<State, Move> {
  /** Changes a fresh state into the position described. Throws a Complaint about what it cannot read. */
  arrange(state: State, position: unknown): void;
  /** The move that somebody wrote down. Throws a Complaint about what it cannot read. */
  readMove(state: State, seat: Seat, written: unknown): Move;
}

/** The types that belong to one game. */
export interface GameTypes {
  State: GameState;
  Move: unknown;
  Event: GameEvent;
  View: unknown;
  Options: OptionValues;
  Memory: unknown;
}

/** What every game is to the rest of Parlour: server, page, terminal, bots, replay and tests are built on this alone. */
export interface Game<T extends GameTypes> {
  readonly id: string;
  /** Raised with every change that would make a recorded game play differently. */
  readonly revision: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** Whether the highest or the lowest score wins. */
  readonly winner: 'highest' | 'lowest';

  readonly options: readonly OptionField[];
  /** Why these options make no sense together or for so many seats; nothing if they do. */
  refuseOptions(setting: Setting<T['Options']>): Refusal | undefined;

  /** A new game, and what everybody saw before the first decision. The state takes the dice over. */
  setup(setting: Setting<T['Options']>, dice: Dice, tell: (event: T['Event']) => void): T['State'];

  /** The seats that must decide now; none once the game is over. */
  toAct(state: T['State']): readonly Seat[];
  /** Every legal decision of a seat that is worth considering. With `wasteful`, the only source of legality. */
  moves(state: T['State'], seat: Seat): T['Move'][];
  /** Decisions that are legal too but only ever give something away; kept apart so that nobody drowns in them. */
  wasteful?(state: T['State'], seat: Seat): T['Move'][];
  /** Why a move is neither among `moves` nor `wasteful`; nothing if it is. Takes any value and never throws. */
  refuse(state: T['State'], seat: Seat, move: unknown): Refusal | undefined;
  /** Whether a legal move is a part of a decision, to be made together with the next of its kind: a split of draws, deck by deck. No game but one with such decisions needs it. */
  isPart?(move: T['Move']): boolean;
  /** Carries a legal move out, in place, and tells what happened. */
  play(state: T['State'], seat: Seat, move: T['Move'], tell: (event: T['Event']) => void): void;
  /** Seats from first to last, ties together, once the game is over. */
  standings(state: T['State']): readonly (readonly Seat[])[] | undefined;
  /** Each seat's score as the rules count it now. */
  scores(state: T['State']): readonly number[];

  /** All that a viewer may know, and nothing else. */
  view(state: T['State'], viewer: Viewer): T['View'];
  /** An event as a viewer saw it. */
  see(event: T['Event'], viewer: Viewer): T['Event'];
  /** What a viewer with a perfect memory concludes from all events seen so far, for `guess`. */
  recall(view: T['View'], setting: Setting<T['Options']>, seen: readonly T['Event'][]): T['Memory'];
  /** A whole state that agrees with everything in a view, and with what is remembered: the worlds that bots imagine. */
  guess(view: T['View'], setting: Setting<T['Options']>, dice: Dice, memory?: T['Memory']): T['State'];

  /** Settles anew, in place, what nobody knows yet and nobody decides: the order of decks, say. Hands stay as they are. No game needs it whose chance is all in its dice. */
  reshuffle?(state: T['State'], dice: Dice): void;

  copy(state: T['State']): T['State'];

  /** Rows for the statistics after (or during) a game, from all events so far, the opening's first. */
  statistics(events: readonly T['Event'][], setting: Setting<T['Options']>): Statistic[];
  readonly text: GameText<T>;
  readonly scribe: Scribe<T['State'], T['Move']>;
}

/** Any game at all, for code that knows none. What belongs to one game never meets another's. */
export type AnyGame = Game<GameTypes>;

/** For playing without listening. */
export function silent(): void {}
