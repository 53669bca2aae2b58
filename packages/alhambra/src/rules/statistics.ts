import type { Setting, Statistic } from '@parlour/kernel';
import type { Event } from './events.ts';
import { buildingTypes, priceOf } from './material/buildings.ts';
import { totalOf } from './material/money.ts';
import { scorings } from './material/scorings.ts';
import type { Options } from './state.ts';

/** How everybody played, in the order people ask. */
export function statistics(events: readonly Event[], { seats }: Setting<Options>): Statistic[] {
  const rows = new Map(statisticIds(seats).map((id) => [id, Array.from({ length: seats }, () => 0)]));
  const add = (id: string, seat: number, amount = 1) => {
    const row = rows.get(id);
    if (row?.[seat] !== undefined) row[seat] += amount;
  };
  for (const event of events) {
    if (event.type === 'taken') {
      add('takes', event.seat);
      add('cardsTaken', event.seat, event.cards.length);
      add('moneyTaken', event.seat, totalOf(event.cards));
    } else if (event.type === 'bought') {
      add('bought', event.seat);
      add('paid', event.seat, event.paid);
      add(event.exact ? 'exact' : 'overpaid', event.seat);
      add('wasted', event.seat, event.paid - priceOf(event.building));
      if (event.owner !== event.seat) add('given', event.seat);
    } else if (event.type === 'passed' && !event.again) {
      add('passed', event.seat);
    } else if (event.type === 'leftover' && event.seat !== null) {
      add('leftovers', event.seat);
    } else if (event.type === 'scored') {
      for (const { building, points } of event.sheet)
        for (const [collector, won] of points.entries()) {
          add(`points.${event.scoring}`, collector, won);
          add(`points.${building}`, collector, won);
        }
    }
  }
  return [...rows].map(([id, values]) => ({ id, values }));
}

export function statisticIds(seats: number): string[] {
  return [
    ...scorings.map((scoring) => `points.${scoring}`),
    ...buildingTypes.map((type) => `points.${type}`),
    'bought',
    ...(seats === 2 ? ['given'] : []),
    'leftovers',
    'exact',
    'overpaid',
    'wasted',
    'paid',
    'takes',
    'cardsTaken',
    'moneyTaken',
    'passed',
  ];
}
