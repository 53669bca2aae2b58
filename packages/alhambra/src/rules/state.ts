import { copyDice, type Dice, type Seat, type Setting } from '@parlour/kernel';
import type { Building } from './material/buildings.ts';
import type { Money } from './material/money.ts';

/** Somebody who owns buildings and scores: a seat, or Dirk, who comes after the two seats (AL-2P-1). */
export type Collector = number;
export const DIRK: Collector = 2;

/** An empty place in the yard or the display. */
export const NONE = -1;
export const PLACES = 4;

/** A game in progress. Decks are drawn from their end; hands are kept in ascending order. */
export interface State {
  dice: Dice;
  readonly setting: Setting<Options>;
  active: Seat;
  over: boolean;
  /** The building in each slot, or NONE. */
  yard: Building[];
  buildingDeck: Building[];
  /** The money card in each of four places, or NONE. */
  display: Money[];
  /** Money, and SCORING_A and SCORING_B until they have come up. */
  moneyDeck: Money[];
  discard: Money[];
  hands: Money[][];
  /** What each collector owns, in the order it came. */
  owned: Building[][];
  scores: number[];
  /** Who began, and how many cards of money were dealt before that (AL-SETUP-2). No move changes them. */
  starter: Seat;
  dealt: number;
}

export type Move =
  /** Cards in ascending order; from the display. */
  | { readonly type: 'take'; readonly cards: readonly Money[] }
  /** Cards in ascending order; from the hand. Not to keep a building is to give it to Dirk (AL-2P-4). */
  | { readonly type: 'buy'; readonly slot: number; readonly pay: readonly Money[]; readonly keep: boolean };
export type Take = Extract<Move, { type: 'take' }>;
export type Buy = Extract<Move, { type: 'buy' }>;

/** Nothing to choose: the number of players decides all. */
export type Options = Readonly<Record<string, never>>;

export function seatsOf(state: State): number {
  return state.hands.length;
}

/** Dirk collects when there are two players (AL-2P-1). */
export function hasDirk(seats: number): boolean {
  return seats === 2;
}

export function copy(state: State): State {
  return {
    dice: copyDice(state.dice),
    setting: state.setting,
    active: state.active,
    over: state.over,
    yard: state.yard.slice(),
    buildingDeck: state.buildingDeck.slice(),
    display: state.display.slice(),
    moneyDeck: state.moneyDeck.slice(),
    discard: state.discard.slice(),
    hands: copyEach(state.hands),
    owned: copyEach(state.owned),
    scores: state.scores.slice(),
    starter: state.starter,
    dealt: state.dealt,
  };
}

function copyEach(lists: readonly number[][]): number[][] {
  const copies: number[][] = [];
  for (const list of lists) copies.push(list.slice());
  return copies;
}
