/** What everybody may see: AL-VIEW-1. */
import type { Seat, Viewer } from '@parlour/kernel';
import type { Event } from './events.ts';
import type { Building } from './material/buildings.ts';
import { type Money, SCORING_A, SCORING_B, totalOf } from './material/money.ts';
import type { Scoring } from './material/scorings.ts';
import { DIRK, NONE, type State } from './state.ts';
import { DIRKS_SHARE } from './setup.ts';

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
  /** Everyone's starting capital, in the order it was dealt. */
  readonly deals: readonly (readonly Money[])[];
}

export function view(state: State, viewer: Viewer): View {
  const ahead: Scoring[] = [];
  if (state.moneyDeck.includes(SCORING_A)) ahead.push('A');
  if (state.moneyDeck.includes(SCORING_B)) ahead.push('B');
  if (!state.over) ahead.push('C');
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
    scoringsAhead: ahead,
    starter: state.starter,
    deals: state.deals,
  };
}

/** Nothing that happens is hidden from anybody: cards are dealt, taken and paid openly. */
export function see(event: Event, _viewer: Viewer): Event {
  return event;
}

/** What everybody saw before the first decision, for the head of the log. */
export function opening(view: View): Event[] {
  const dealt = view.deals.map((cards, seat): Event => ({ type: 'dealt', seat, cards, total: totalOf(cards) }));
  const dirks = view.owned[DIRK]?.slice(0, DIRKS_SHARE);
  const dirk: Event[] = view.deals.length === 2 && dirks ? [{ type: 'dirk', buildings: dirks, reveals: true }] : [];
  return [...dealt, ...dirk, { type: 'began', seat: view.starter }];
}

/** Whether the active seat has paid exactly and acts again: only then is a slot empty. */
export function actsAgain({ over, yard }: View): boolean {
  return !over && yard.includes(NONE);
}
