/** What everybody may see: AL-VIEW-1. */
import type { Seat, Viewer } from '@parlour/kernel';
import type { Event } from './events.ts';
import type { Building } from './material/buildings.ts';
import { type Money, SCORING_A, SCORING_B } from './material/money.ts';
import type { Scoring } from './material/scorings.ts';
import { NONE, type State } from './state.ts';

export interface View {
  readonly viewer: Viewer;
  readonly active: Seat;
  readonly over: boolean;
  /** The building in each slot, or NONE. */
  readonly yard: readonly Building[];
  /** How many cards are in the deck, face down. */
  readonly buildingDeck: number;
  /** The money card in each place, or NONE. */
  readonly display: readonly Money[];
  /** How many cards are in the deck, scoring cards included. */
  readonly moneyDeck: number;
  /** Open to all, the latest last. */
  readonly discard: readonly Money[];
  /** The viewer's own cards in ascending order; null for a spectator. */
  readonly hand: readonly Money[] | null;
  readonly handSizes: readonly number[];
  /** For each seat, and Dirk after two. */
  readonly owned: readonly (readonly Building[])[];
  readonly scores: readonly number[];
  /** Those still to come. */
  readonly scoringsAhead: readonly Scoring[];
  readonly starter: Seat;
  /** How many cards of money were dealt at the start. */
  readonly dealt: number;
}

export function view(state: State, viewer: Viewer): View {
  return {
    viewer,
    active: state.active,
    over: state.over,
    yard: state.yard.slice(),
    buildingDeck: state.buildingDeck.length,
    display: state.display.slice(),
    moneyDeck: state.moneyDeck.length,
    discard: state.discard.slice(),
    hand: viewer === null ? null : (state.hands[viewer] ?? []).slice(),
    handSizes: state.hands.map((hand) => hand.length),
    owned: state.owned.map((own) => own.slice()),
    scores: state.scores.slice(),
    scoringsAhead: scoringsAhead(state),
    starter: state.starter,
    dealt: state.dealt,
  };
}

export function scoringsAhead({ moneyDeck, over }: State): Scoring[] {
  const ahead: Scoring[] = [];
  if (moneyDeck.includes(SCORING_A)) ahead.push('A');
  if (moneyDeck.includes(SCORING_B)) ahead.push('B');
  if (!over) ahead.push('C');
  return ahead;
}

/** Nothing that happens is hidden from anybody: cards are dealt, taken and paid openly. */
export function see(event: Event, _viewer: Viewer): Event {
  return event;
}

/** Whether the active seat has paid exactly and acts again: only then is a slot empty. */
export function actsAgain({ over, yard }: View): boolean {
  return !over && yard.includes(NONE);
}
