/** Everything that can happen: small enough to be shown one after another, and to count. */
import type { Seat } from '@parlour/kernel';

/** What pounds were spent on. */
export type Spending = 'opera' | 'event' | 'expense' | 'helper' | 'purchase' | 'maintenance' | 'laying';
/** Why a property lost value. */
export type Decay = 'neglect' | 'card';

interface Told {
  readonly reveals?: true;
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
    /** The will is read: what everyone starts with, by seat. */
    | { readonly type: 'inherited'; readonly money: readonly number[] }
    | { readonly type: 'hired'; readonly seat: Seat; readonly job: number }
    | { readonly type: 'income'; readonly seat: Seat; readonly pounds: number }
    /** One card to one slot of the offer. */
    | { readonly type: 'dealt'; readonly slot: number; readonly card: number }
    /** The whole offer of a round, once it lies there. */
    | { readonly type: 'offered'; readonly cards: readonly number[] }
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
    | {
        readonly type: 'token';
        readonly seat: Seat;
        readonly card: number;
        readonly space: number;
        readonly onto: number;
        readonly as: number;
      }
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
