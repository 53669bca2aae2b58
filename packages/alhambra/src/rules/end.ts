/** The end: AL-END-1 … AL-END-4, and AL-2P-5 for two players. */
import type { Seat } from '@parlour/kernel';
import type { Tell } from './events.ts';
import { currencies, slotOf, valueOf } from './material/money.ts';
import { score } from './scoring.ts';
import { NONE, type State, seatsOf } from './state.ts';

/** Leftover buildings, scoring C, the winners. */
export function finish(state: State, tell: Tell): void {
  awardLeftovers(state, tell);
  score(state, 'C', tell);
  state.over = true;
  tell({ type: 'ended', standings: standings(state) ?? [], scores: scores(state) });
}

/** Each to the seat with strictly the most money of its slot's currency (AL-END-3). Dirk has none (AL-2P-3). */
function awardLeftovers(state: State, tell: Tell): void {
  const totals = currencies.map((_, slot) => state.hands.map((hand) => totalIn(hand, slot)));
  tell({ type: 'counted', totals, reveals: true });
  for (const [slot, building] of state.yard.entries()) {
    if (building === NONE) continue;
    const seat = richest(totals[slot]!);
    if (seat !== null) {
      state.yard[slot] = NONE;
      state.owned[seat]!.push(building);
    }
    tell({ type: 'leftover', slot, building, seat });
  }
}

function totalIn(hand: readonly number[], slot: number): number {
  let total = 0;
  for (const card of hand) if (slotOf(card) === slot) total += valueOf(card);
  return total;
}

/** Nobody if several have the most; so also if nobody has anything. */
function richest(totals: readonly number[]): Seat | null {
  const most = Math.max(...totals);
  const seat = totals.indexOf(most);
  return seat === totals.lastIndexOf(most) ? seat : null;
}

/** Each seat's points; Dirk's are beside the point (AL-2P-5). */
export function scores(state: State): number[] {
  return state.scores.slice(0, seatsOf(state));
}

export function standings(state: State): Seat[][] | undefined {
  return state.over ? ranking(scores(state)) : undefined;
}

/** Seats from the most points to the fewest, those with as many together (AL-END-4). */
export function ranking(points: readonly number[]): Seat[][] {
  const places = [...new Set(points)].toSorted((a, b) => b - a);
  return places.map((place) => [...points.keys()].filter((seat) => points[seat] === place));
}
