import type { Dice, Seat, Setting } from '@parlour/kernel';

/** What a card lets its owner do after taking: take once more, draw a card, or let a heap grow. */
export type Card = 'again' | 'draw' | 'grow';
export const cards: readonly Card[] = ['again', 'draw', 'grow'];

export type NimOptions = {
  readonly heaps: number;
  /** What the last object is worth. */
  readonly last: 'treasure' | 'burden';
  /** Seats that start with a few points. */
  readonly beginners: readonly Seat[];
};

export interface NimState {
  dice: Dice;
  readonly setting: Setting<NimOptions>;
  /** `keep`: everybody chooses a card at once. `take` and `bonus`: the two halves of a turn. */
  phase: 'keep' | 'take' | 'bonus' | 'over';
  turn: Seat;
  heaps: number[];
  /** Objects that have grown in addition to those of the start. */
  grown: number;
  hands: Card[][];
  /** Face down; the top card is the last. */
  deck: Card[];
  /** Cards that were put away face down at the start; only their owners remember them. */
  away: Card[];
  /** Cards that were used, face up. */
  spent: Card[];
  taken: number[];
  bonus: number[];
}

export type NimMove =
  | { readonly type: 'keep'; readonly card: Card }
  | { readonly type: 'take'; readonly heap: number; readonly count: number }
  | { readonly type: 'use'; readonly card: 'again' | 'draw' }
  | { readonly type: 'use'; readonly card: 'grow'; readonly heap: number }
  | { readonly type: 'done' };

export type NimEvent =
  /** Before the first decision: how large the heaps are. */
  | { readonly type: 'heaped'; readonly heaps: readonly number[] }
  /** `away` is the card put away: null for everybody but its owner. */
  | { readonly type: 'kept'; readonly seat: Seat; readonly away: Card | null }
  | { readonly type: 'took'; readonly seat: Seat; readonly heap: number; readonly count: number }
  | { readonly type: 'used'; readonly seat: Seat; readonly card: Card }
  /** `card` is null for everybody but who drew it. */
  | { readonly type: 'drew'; readonly seat: Seat; readonly card: Card | null; readonly reveals: true }
  | { readonly type: 'grew'; readonly heap: number; readonly count: number }
  | { readonly type: 'last'; readonly seat: Seat; readonly points: number };

export interface NimView {
  readonly viewer: Seat | null;
  readonly phase: NimState['phase'];
  readonly turn: Seat;
  readonly heaps: readonly number[];
  readonly grown: number;
  /** The viewer's own cards. */
  readonly hand: readonly Card[];
  /** How many cards everybody holds. */
  readonly held: readonly number[];
  readonly deck: number;
  readonly away: number;
  readonly spent: readonly Card[];
  readonly taken: readonly number[];
  readonly bonus: readonly number[];
}

/** The card that a viewer remembers having put away. */
export interface NimMemory {
  readonly away: Card | null;
}

/** The types of the game, for the contract. */
export interface NimTypes {
  State: NimState;
  Move: NimMove;
  Event: NimEvent;
  View: NimView;
  Options: NimOptions;
  Memory: NimMemory;
}

/** At most so many objects are taken at once; one more where more than two play. */
export function mostAtOnce(seats: number): number {
  return seats > 2 ? 4 : 3;
}

/** Two cards a seat and one more, or two more where more than two play, in equal shares as far as it goes. */
export function allCards(seats: number): Card[] {
  return Array.from({ length: 2 * seats + (seats > 2 ? 2 : 1) }, (_, i) => cards[i % cards.length]!);
}
