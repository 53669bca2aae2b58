/** Where the result of a game came from: chance, and everybody's decisions. */
import type { Seat } from '@parlour/kernel';
import { type Appraisal, costOf } from './appraise.ts';

/** All of a decision that counts for an account. */
type Entry = Pick<Appraisal, 'seat' | 'chances' | 'expected' | 'swing' | 'choices'>;

/** Parts of a seat's chance of winning, which together are its result. */
export interface Account {
  /** The same for everybody. */
  readonly fair: number;
  /** What the deal was worth, before anybody decided. */
  readonly deal: number;
  /** What was drawn later, by whomever. */
  readonly draws: number;
  /** What others gave away, and took from this seat in doing so. */
  readonly others: number;
  /** What the seat gave away itself; never above 0, and no more than a whole victory. */
  readonly own: number;
  /** What nobody foresaw: decisions that nobody can call mistakes, and all that the reviewer does not see. */
  readonly rest: number;
  /** What it won, or its chance so far. */
  readonly result: number;
  /** What went back and forth with mistakes beyond a whole victory: left out of the parts, on both sides. */
  readonly exchanged: number;
}

export const accountParts = ['fair', 'deal', 'draws', 'others', 'own', 'rest'] as const satisfies (keyof Account)[];

/** The account of every seat after some decisions: `result` is what they won then, or their chances. */
export function accountsOf(entries: readonly Entry[], result: readonly number[]): Account[] {
  const lucks = entries.map((_, index) => luckOf(entries, index, result));
  return result.map((won, seat) => {
    const fair = 1 / result.length;
    const deal = (entries[0]?.chances[seat] ?? won) - fair;
    const draws = total(lucks, (luck) => luck?.[seat] ?? 0);
    const given = (own: boolean) => total(entries, ({ seat: decider, swing }) => ((decider === seat) === own ? swing[seat]! : 0));
    const { others, own, exchanged } = withoutExchange(given(false), given(true));
    return { fair, deal, draws, others, own, rest: won - fair - deal - draws - others - own, result: won, exchanged };
  });
}

/** Nobody can give away more than a victory: where mistakes sum up to more, both sides are left in their proportion. */
function withoutExchange(others: number, own: number) {
  const kept = 1 / Math.max(1, Math.abs(others), -own);
  return { others: others * kept, own: own * kept, exchanged: Math.max(0, Math.min(others, -own)) * (1 - kept) };
}

/** What a draw brought each seat: its chances after it, less what they were to be expected; nothing where nothing was drawn. `end`: how it stood after the last. */
export function luckOf(entries: readonly Entry[], index: number, end: readonly number[]): readonly number[] | undefined {
  const { expected } = entries[index]!;
  const after = entries[index + 1]?.chances ?? end;
  return expected?.map((chance, seat) => after[seat]! - chance);
}

/** What the deal and the draws brought each seat of a game that was won so, in victories. */
export function luckIn(entries: readonly Entry[], won: readonly number[]): number[] {
  return accountsOf(entries, won).map(({ deal, draws }) => deal + draws);
}

/** How well a seat decided. */
export interface Play {
  /** Decisions with something to decide. */
  readonly decisions: number;
  /** In how many of them nothing better was found for sure. */
  readonly sound: number;
  /** What a decision gave away, on average. */
  readonly rate: number;
}

export function playOf(entries: readonly Entry[], seat: Seat): Play {
  const made = entries.filter((each) => each.seat === seat && each.choices > 1);
  const lost = total(made, (each) => costOf(each, seat));
  return {
    decisions: made.length,
    sound: made.filter((each) => costOf(each, seat) === 0).length,
    rate: made.length === 0 ? 0 : lost / made.length,
  };
}

function total<Item>(items: readonly Item[], amount: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + amount(item), 0);
}
