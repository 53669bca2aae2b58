/** The errand to the market: the four price modifiers in another order. LW-ERR-6. */
import type { Decision, DoingOf } from '../decision.ts';
import type { MoveOf } from '../move.ts';

export const market: Decision<MoveOf<'arrange'>, DoingOf<'market'>> = {
  takes: ['arrange'],
  prompt: () => ['prompt.market'],
  /** Every order, unchanged included. */
  list(state, _seat, moves) {
    const values = state.market.toSorted((a, b) => a - b);
    for (const places of ORDERS) {
      if (!isFirstOfEquals(values, places)) continue;
      const [a, b, c, d] = places;
      moves.push({ type: 'arrange', order: [values[a]!, values[b]!, values[c]!, values[d]!] });
    }
  },
  refuse: () => ({ rule: 'LW-ERR-6' }),
  play(state, seat, { order }, tell) {
    state.doing = null;
    state.market = [...order];
    tell({ type: 'arranged', seat, order });
  },
};

/** The places of four things in every order. */
const ORDERS = ordersOf([0, 1, 2, 3]) as [number, number, number, number][];

function ordersOf(places: readonly number[]): number[][] {
  if (places.length === 0) return [[]];
  return places.flatMap((place, i) => ordersOf(places.toSpliced(i, 1)).map((rest) => [place, ...rest]));
}

/** Equal values are told apart by their places alone: of the orders that look the same, the one that keeps those in order. */
function isFirstOfEquals(values: readonly number[], order: readonly number[]): boolean {
  for (let i = 0; i < order.length; i++)
    for (let j = i + 1; j < order.length; j++) if (order[i]! > order[j]! && values[order[i]!] === values[order[j]!]) return false;
  return true;
}
