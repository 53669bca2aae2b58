/** The errand to the market: the four price modifiers in another order. LW-ERR-6. */
import { putInOrder } from '@parlour/kernel';
import type { DecisionRules, DoingOf } from '../decision.ts';
import type { Move, MoveOf } from '../move.ts';

export const market: DecisionRules<MoveOf<'arrange'>, DoingOf<'market'>> = {
  takes: ['arrange'],
  prompt: () => ['prompt.market'],
  /** Every order, unchanged included. */
  list(state, _seat, moves) {
    const orders = ordersFor(state.market);
    for (let i = 0; i < orders.length; i++) moves.push(orders[i]!);
  },
  refuse: () => ({ rule: 'LW-ERR-6' }),
  play(state, seat, { order }, tell) {
    state.doing = null;
    state.market = [...order];
    tell({ type: 'arranged', seat, order });
  },
};

let lastValues: readonly number[] = [];
let lastOrders: readonly Move[] = [];

/** Every order of these values. The same four lie on the market all game, so they are seldom worked out anew. */
function ordersFor(market: readonly number[]): readonly Move[] {
  const values: number[] = [];
  for (let i = 0; i < market.length; i++) putInOrder(values, market[i]!);
  if (!isEqual(values, lastValues)) {
    lastValues = values;
    lastOrders = ORDERS.filter((places) => isFirstOfEquals(values, places)).map((places) => ({
      type: 'arrange',
      order: places.map((place) => values[place]!),
    }));
  }
  return lastOrders;
}

function isEqual(one: readonly number[], other: readonly number[]): boolean {
  if (one.length !== other.length) return false;
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false;
  return true;
}

/** The places of four things in every order. */
const ORDERS = ordersOf([0, 1, 2, 3]);

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
