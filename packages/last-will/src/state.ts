import type { Dice, Seat, Viewer } from '@parlour/kernel';
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
export interface Options {
  /** Starting money: 70 (with employment: a will drawn at random), a will drawn at random, or the will of that amount. */
  readonly will: 'standard' | 'random' | number;
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
}

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

export interface Player {
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
  /** Shared by all copies of a state; never changed. */
  readonly options: Options;
  /** 1 to 7. */
  round: number;
  phase: Phase;
  /** Who holds the starting-player marker. */
  starter: Seat;
  /** Whose decision it is; -1 while all decide at once and when the game is over. */
  turn: Seat;
  players: Player[];
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

export type Move =
  /** Keep this card (start hand, end of round, the best of six). */
  | { readonly type: 'keep'; readonly card: number }
  | { readonly type: 'keepAll' }
  | { readonly type: 'keepNoMore' }
  | { readonly type: 'block'; readonly plan: number }
  | { readonly type: 'plan'; readonly plan: number }
  /** Declare how many cards to draw from a deck. */
  | { readonly type: 'draw'; readonly deck: number; readonly cards: number }
  /** Do without the extra cards of the helper on this space. */
  | { readonly type: 'forgo'; readonly space: number }
  | { readonly type: 'take'; readonly slot: number }
  | { readonly type: 'extension' }
  | { readonly type: 'market' }
  /** The modifiers of mansion, manor house, town house and farm. */
  | { readonly type: 'arrange'; readonly order: readonly number[] }
  | { readonly type: 'unknown'; readonly deck: number }
  | { readonly type: 'opera'; readonly pounds: number }
  /** The demotion errand. */
  | { readonly type: 'demotion'; readonly line: number }
  /** The extension-or-demotion errand: a line, or -1 for the extension. */
  | { readonly type: 'either'; readonly line: number }
  /** A white card with one of its printed options, all at once. */
  | { readonly type: 'play'; readonly card: number; readonly option: number; readonly pounds: number }
  /** The same where something may still be added. */
  | { readonly type: 'begin'; readonly card: number; readonly option: number }
  /** A companion card comes along, standing for that companion, to that white card. */
  | { readonly type: 'bring'; readonly card: number; readonly as: number; readonly to: number }
  /** Another nuptial card joins the set. */
  | { readonly type: 'join'; readonly card: number }
  /** Another bottle from the cellar. */
  | { readonly type: 'toss'; readonly card: number }
  | { readonly type: 'spend'; readonly pounds: number }
  | { readonly type: 'lay'; readonly card: number }
  /** Lay this card down where there is no open space. */
  | { readonly type: 'replace'; readonly card: number }
  | { readonly type: 'discard'; readonly space: number }
  /** `as`: the property type it counts as. `free`: a helper waives the action. */
  | { readonly type: 'buy'; readonly card: number; readonly as: number; readonly pounds: number; readonly free: boolean }
  | { readonly type: 'sell'; readonly space: number; readonly as: number; readonly pounds: number; readonly free: boolean }
  /** `as` is -1 unless it is a property. */
  | { readonly type: 'activate'; readonly space: number; readonly as: number; readonly pounds: number; readonly free: boolean }
  | { readonly type: 'drawSix'; readonly space: number }
  | { readonly type: 'token'; readonly space: number; readonly card: number; readonly as: number }
  /** Breeders’ Fair: a token without a card. */
  | { readonly type: 'place'; readonly space: number; readonly as: number }
  | { readonly type: 'decay'; readonly space: number }
  | { readonly type: 'demote'; readonly line: number }
  | { readonly type: 'decline' }
  | { readonly type: 'done' };

/** What pounds were spent on. */
export type Spending = 'opera' | 'event' | 'expense' | 'helper' | 'purchase' | 'maintenance' | 'laying';
/** Why a property lost value. */
export type Decay = 'neglect' | 'card';

interface Told {
  readonly reveals?: true;
  /** With a pack: the names of the cards in the event, in English and Polish. */
  readonly names?: Readonly<Record<number, readonly [en: string, pl: string]>>;
}

/** Cards kept and discarded face down: everyone but their owner sees only the backs. */
interface Kept {
  readonly kept: readonly number[];
  readonly discarded: readonly number[];
  readonly backs: { readonly kept: readonly number[]; readonly discarded: readonly number[] };
}

export type Event = Told &
  (
    | { readonly type: 'round'; readonly round: number; readonly starter: Seat }
    | { readonly type: 'income'; readonly seat: Seat; readonly pounds: number }
    /** One card to one slot of the offer. */
    | { readonly type: 'dealt'; readonly slot: number; readonly card: number }
    /** `seat` is drawing; -1 while the offer is dealt. */
    | { readonly type: 'reshuffled'; readonly deck: number; readonly seat: Seat }
    /** A secret choice is made; `kept` follows once all have chosen. */
    | { readonly type: 'chosen'; readonly seat: Seat }
    | ({ readonly type: 'kept'; readonly seat: Seat } & Kept)
    | { readonly type: 'blocked'; readonly seat: Seat; readonly plan: number }
    | {
        readonly type: 'planned';
        readonly seat: Seat;
        readonly plan: number;
        readonly cards: number;
        readonly errandBoys: number;
        readonly actions: number;
      }
    | { readonly type: 'forwent'; readonly seat: Seat; readonly helper: number }
    | { readonly type: 'declared'; readonly seat: Seat; readonly deck: number; readonly cards: number }
    /** `helpers` (card numbers) that gave some of the cards. */
    | {
        readonly type: 'drew';
        readonly seat: Seat;
        readonly deck: number;
        readonly cards: readonly number[];
        readonly helpers: readonly number[];
      }
    | { readonly type: 'order'; readonly seats: readonly Seat[] }
    | { readonly type: 'errand'; readonly seat: Seat; readonly errand: Errand; readonly space: number }
    | { readonly type: 'noErrand'; readonly seat: Seat }
    | { readonly type: 'took'; readonly seat: Seat; readonly slot: number; readonly card: number }
    | { readonly type: 'extended'; readonly seat: Seat }
    | { readonly type: 'arranged'; readonly seat: Seat; readonly order: readonly number[] }
    | { readonly type: 'turn'; readonly seat: Seat; readonly actions: number; readonly helpers: readonly number[] }
    | { readonly type: 'began'; readonly seat: Seat; readonly card: number }
    | { readonly type: 'brought'; readonly seat: Seat; readonly card: number; readonly as: number; readonly to: number }
    /** A wild card not used goes back to the offer (LW-END-2). */
    | { readonly type: 'returned'; readonly seat: Seat; readonly card: number }
    | { readonly type: 'joined'; readonly seat: Seat; readonly card: number }
    | { readonly type: 'tossed'; readonly seat: Seat; readonly card: number }
    /** A white card, or a nuptial set, is used. `helpers` paid some of its actions. */
    | {
        readonly type: 'played';
        readonly seat: Seat;
        readonly cards: readonly number[];
        readonly actions: number;
        readonly helpers: readonly number[];
      }
    /** `helpers` that added to the printed amount. `card` is -1 at the opera. */
    | {
        readonly type: 'spent';
        readonly seat: Seat;
        readonly pounds: number;
        readonly on: Spending;
        readonly card: number;
        readonly helpers: readonly number[];
      }
    | { readonly type: 'gained'; readonly seat: Seat; readonly actions: number; readonly card: number }
    | { readonly type: 'laid'; readonly seat: Seat; readonly card: number; readonly actions: number }
    /** A black card makes room. */
    | { readonly type: 'removed'; readonly seat: Seat; readonly card: number; readonly space: number }
    /** `helpers` that waived the action or changed the price. */
    | {
        readonly type: 'bought';
        readonly seat: Seat;
        readonly card: number;
        readonly as: number;
        readonly pounds: number;
        readonly helpers: readonly number[];
      }
    | {
        readonly type: 'sold';
        readonly seat: Seat;
        readonly card: number;
        readonly space: number;
        readonly as: number;
        readonly pounds: number;
        readonly helpers: readonly number[];
      }
    | {
        readonly type: 'activated';
        readonly seat: Seat;
        readonly card: number;
        readonly space: number;
        readonly actions: number;
        readonly helpers: readonly number[];
      }
    /** `card`: the companion card discarded for it, or -1. */
    | { readonly type: 'token'; readonly seat: Seat; readonly card: number; readonly space: number; readonly as: number }
    | {
        readonly type: 'decayed';
        readonly seat: Seat;
        readonly card: number;
        readonly space: number;
        readonly from: number;
        readonly to: number;
        readonly why: Decay;
      }
    /** The best of six. */
    | ({ readonly type: 'picked'; readonly seat: Seat } & Kept)
    | { readonly type: 'demoted'; readonly seat: Seat; readonly line: number; readonly job: number }
    | { readonly type: 'sacked'; readonly seat: Seat; readonly job: number }
    | { readonly type: 'bankrupt'; readonly seat: Seat }
    | { readonly type: 'finished'; readonly seat: Seat; readonly lost: number }
    /** A card left on the offer goes to its pile (specials: out of the game; wild cards: back). */
    | { readonly type: 'cleared'; readonly slot: number; readonly card: number }
    | { readonly type: 'ended'; readonly round: number; readonly scores: readonly number[] }
  );

export type Errand = 'take' | 'extension' | 'market' | 'unknown' | 'opera' | 'demotion' | 'either';

export type Tell = (event: Event) => void;

/** A player as somebody sees them: `hand` holds faces for its owner and backs for everyone else; others' `kept` is empty. */
export type PlayerView = Player;

/** All that a viewer may know: the state without chance, with decks and piles as mere sizes. */
export interface View extends Omit<State, 'dice' | 'decks' | 'discards'> {
  readonly viewer: Viewer;
  /** Sizes by deck. */
  readonly decks: readonly number[];
  readonly discards: readonly number[];
  /** The seats that must decide now. */
  readonly deciding: readonly Seat[];
}
