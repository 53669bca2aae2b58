import type { Seat } from '@parlour/kernel';
import type { Building, BuildingType } from './material/buildings.ts';
import type { Money } from './material/money.ts';
import type { Scoring } from './material/scorings.ts';
import type { Collector } from './state.ts';

/** One type of building in a scoring; each list has one entry a collector, Dirk last. */
export interface SheetRow {
  readonly building: BuildingType;
  readonly counts: readonly number[];
  /** From 1; tied collectors have the same. 0 without a card (AL-SCORE-4). */
  readonly ranks: readonly number[];
  readonly points: readonly number[];
}

/** Everything that happens, small enough to show one after the other. All of it is seen by all (AL-VIEW-1). */
export type Event =
  /** The starting capital, dealt openly before anybody decides. */
  | { readonly type: 'dealt'; readonly seat: Seat; readonly cards: readonly Money[]; readonly total: number }
  | { readonly type: 'began'; readonly seat: Seat }
  | { readonly type: 'taken'; readonly seat: Seat; readonly cards: readonly Money[]; readonly places: readonly number[] }
  | { readonly type: 'paid'; readonly seat: Seat; readonly slot: number; readonly cards: readonly Money[] }
  | {
      readonly type: 'bought';
      readonly seat: Seat;
      readonly owner: Collector;
      readonly slot: number;
      readonly building: Building;
      readonly cards: readonly Money[];
      readonly paid: number;
      /** Nothing overpaid: the seat acts again (AL-BUY-2). */
      readonly exact: boolean;
    }
  /** No legal action: on the seat's turn, or `again` after an exact payment (AL-REFILL-3). Tells of the hand, so it reveals. */
  | { readonly type: 'passed'; readonly seat: Seat; readonly again: boolean; readonly reveals: true }
  | { readonly type: 'building'; readonly slot: number; readonly building: Building; readonly reveals: true }
  | { readonly type: 'money'; readonly place: number; readonly card: Money; readonly reveals: true }
  /** The discard pile, shuffled, is the new money deck. */
  | { readonly type: 'rebuilt'; readonly cards: number }
  | { readonly type: 'drawn'; readonly scoring: 'A' | 'B'; readonly reveals: true }
  /** So many `seats` score, and Dirk after two of them. */
  | {
      readonly type: 'scored';
      readonly scoring: Scoring;
      readonly seats: number;
      readonly sheet: readonly SheetRow[];
      readonly scores: readonly number[];
    }
  | { readonly type: 'dirk'; readonly buildings: readonly Building[]; readonly reveals: true }
  /** Everyone's money at the end: for each slot's currency, what each seat holds (AL-END-3). */
  | { readonly type: 'counted'; readonly totals: readonly (readonly number[])[]; readonly reveals: true }
  /** A building left in the yard, and who gets it; nobody if null. */
  | { readonly type: 'leftover'; readonly slot: number; readonly building: Building; readonly seat: Seat | null }
  | { readonly type: 'ended'; readonly standings: readonly (readonly Seat[])[]; readonly scores: readonly number[] };

export type Tell = (event: Event) => void;
