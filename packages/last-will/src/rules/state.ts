import type { Dice, Seat, Setting, Viewer } from '@parlour/kernel';
import type { Pack } from './pack/index.ts';

/**
 * What a game of Last Will in progress is: plain data.
 * A card is its number in `material.cards`: copies of a design are the same number, and nobody can tell them apart.
 * Where a viewer sees only a card's back, the number is negative: `backOf(deck)`.
 */

/** Decks by number; the first four are the regular ones. The wild cards belong to no deck, but theirs is a back of its own. */
export const EVENTS = 0;
export const HELPERS = 1;
export const PROPERTIES = 2;
export const COMPANIONS = 3;
export const SPECIALS = 4;
export const NEW_SPECIALS = 5;
export const WILD = 6;
export const DECKS = ['events', 'helpersAndExpenses', 'properties', 'companions', 'specials', 'newSpecials', 'wild'] as const;
export const REGULAR = 4;

/** The number that stands for the back of any card of a deck. */
export function backOf(deck: number): number {
  return -1 - deck;
}

/** The deck that a back shows. */
export function deckOfBack(card: number): number {
  return -1 - card;
}

/** Property types by number, in the order of the market: mansion, manor house, town house, farm. */
export const FARM = 3;
/** Companions by number: dog, horse, guest, chef. */
export const DOG = 0;
export const HORSE = 1;

export type Phase =
  /** Everyone at once: which two of the first six cards to keep. */
  | 'starting'
  | 'planning'
  | 'errands'
  | 'actions'
  /** Everyone at once: which cards to keep at the end of a round. */
  | 'ending'
  | 'over';

/** What can be chosen before a game. */
export type Options = {
  /** Starting money: 70 (with employment: a will drawn at random), a will drawn at random, or the will of that amount. */
  readonly will: 'standard' | 'random' | number;
  /** Who begins, or null: it is drawn at random. */
  readonly starter: Seat | null;
  /** Getting Sacked: not at all, in full, or the parts chosen below. */
  readonly expansion: 'none' | 'full' | 'parts';
  readonly employment: 'everyone' | 'nobody' | 'some';
  /** With employment for some: who has a job. */
  readonly employed: readonly Seat[];
  /** Lines of the employment cards: as the will says, or four or five. */
  readonly lines: 'will' | 4 | 5;
  readonly plans: 'tiles' | 'original';
  readonly cards: 'new' | 'original';
  /** Cards and boards that replace ours, or null. */
  readonly pack: Pack | null;
};

/** A black-bordered card on a player board. */
export interface Played {
  card: number;
  /** Of a property: how many steps its value has fallen from the top of its scale. */
  step: number;
  /** The companions on its spaces, from the top. */
  tokens: number[];
  activated: boolean;
  /** How often its once-a-round (or twice-a-round) privilege has been used in this round. */
  served: number;
}

export interface PlayerState {
  money: number;
  bankrupt: boolean;
  /** In ascending order. */
  hand: number[];
  board: Played[];
  /** How many black cards the board has room for. */
  spaces: number;
  /** Position of the plan chosen in this round, or -1. */
  plan: number;
  actions: number;
  /** Whether the unknown-card errand has been used in this round. */
  unknown: boolean;
  /** In a choice that all make at once: the cards kept so far, in ascending order, and whether the choice is made. Secret until all have chosen. */
  kept: number[];
  chosen: boolean;
  /** Employment card (its place in the table's list of jobs), or -1. */
  job: number;
  /** The lines of it that demotions cover, as bits. */
  covered: number;
  /** Whether a demotion has been earned in this round. */
  demoted: boolean;
}

/** A companion card brought to a white card, and what it stands for there. */
export interface Brought {
  readonly card: number;
  readonly as: number;
  /** The white card. */
  readonly to: number;
}

/** A decision begun and not yet complete. Everyone at the table sees it, save for faces that only its owner may see. */
export type Doing =
  /** How many cards of each deck: from `deck` on, `due` are still to be declared. With `forgone`, draw helpers (spaces) that are not used. */
  | { type: 'draw'; deck: number; due: number; counts: number[]; forgone: number[]; six: boolean }
  /** Which of the cards just drawn to keep (GS-HELP-2). */
  | { type: 'pick'; cards: number[] }
  | { type: 'market' }
  /** A white card (or a nuptial set) on the table: companions and more may join; then the amount is spent. */
  | { type: 'use'; cards: number[]; actions: number; pounds: number; brought: Brought[]; tossed: number[] }
  /** A black card wants a space: which card goes? */
  | { type: 'room'; card: number }
  /** A space has been opened for a property: how is it bought? */
  | { type: 'purchase'; card: number }
  /** Animal tokens still to be placed (LW-WHITE-5). */
  | { type: 'fair'; left: number; symbols: number }
  /** Downward steps still to be taken (LW-WHITE-6). */
  | { type: 'roof'; left: number; symbols: number }
  /** A property to be sold without action and modifier (GS-EVT-3). */
  | { type: 'sale'; symbols: number }
  /** A line to be covered, of those that show one of these symbols (GS-JOB-2). */
  | { type: 'demote'; symbols: number };

export interface State {
  dice: Dice;
  readonly setting: Setting<Options>;
  /** 1 to 7. */
  round: number;
  phase: Phase;
  /** Who holds the starting-player marker. */
  starter: Seat;
  /** Whose decision it is; -1 while all decide at once and when the game is over. */
  turn: Seat;
  players: PlayerState[];
  /** By deck, the top card last. The wild cards wait in the seventh while they are off the offer. */
  decks: number[][];
  /** By deck. Specials in theirs are out of the game. */
  discards: number[][];
  /** The card on each slot of the offer, or -1. */
  offer: number[];
  /** Who stands on each errand space, or -1. */
  figures: Seat[];
  /** The modifier on each property type. */
  market: number[];
  /** Player-board extensions in the bank. */
  extensions: number;
  /** The plans of this game, left to right: numbers of the table's list of plans. Never changed. */
  readonly plans: readonly number[];
  /** Who holds each plan: a seat, `FREE` or `BLOCKED`. */
  markers: number[];
  /** Seats in the order of their plans, once planning is over. */
  order: Seat[];
  /** Errands: which errand boy is being placed, from 1. */
  pass: number;
  doing: Doing | null;
}

export const FREE = -1;
export const BLOCKED = -2;

/** A player as somebody sees them: `hand` holds faces for its owner and backs for everyone else; others' `kept` is empty. */
export type PlayerView = PlayerState;

/** All that a viewer may know: the state without chance and setting, with decks and piles as mere sizes. */
export interface View extends Omit<State, 'dice' | 'setting' | 'decks' | 'discards'> {
  readonly viewer: Viewer;
  /** Sizes by deck. */
  readonly decks: readonly number[];
  readonly discards: readonly number[];
  /** The seats that must decide now. */
  readonly deciding: readonly Seat[];
}

export function copy(state: State): State {
  return {
    dice: [state.dice[0], state.dice[1], state.dice[2], state.dice[3]],
    setting: state.setting,
    round: state.round,
    phase: state.phase,
    starter: state.starter,
    turn: state.turn,
    players: state.players.map(copyPlayer),
    decks: state.decks.map(copyNumbers),
    discards: state.discards.map(copyNumbers),
    offer: state.offer.slice(),
    figures: state.figures.slice(),
    market: state.market.slice(),
    extensions: state.extensions,
    plans: state.plans,
    markers: state.markers.slice(),
    order: state.order.slice(),
    pass: state.pass,
    doing: state.doing === null ? null : copyDoing(state.doing),
  };
}

export function copyPlayer(player: PlayerState): PlayerState {
  return {
    money: player.money,
    bankrupt: player.bankrupt,
    hand: player.hand.slice(),
    board: player.board.map(copyPlayed),
    spaces: player.spaces,
    plan: player.plan,
    actions: player.actions,
    unknown: player.unknown,
    kept: player.kept.slice(),
    chosen: player.chosen,
    job: player.job,
    covered: player.covered,
    demoted: player.demoted,
  };
}

function copyPlayed({ card, step, tokens, activated, served }: Played): Played {
  return { card, step, tokens: tokens.slice(), activated, served };
}

function copyNumbers(numbers: readonly number[]): number[] {
  return numbers.slice();
}

/** In lists of its own. What a decision half done holds is plain, or a list of what is never changed. */
export function copyDoing(doing: Doing): Doing {
  const copied: Record<string, unknown> = { ...doing };
  for (const field in copied) {
    const held = copied[field];
    if (Array.isArray(held)) copied[field] = held.slice();
  }
  return copied as Doing;
}
