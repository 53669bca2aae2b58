/** Rows for the table of statistics after a game. */
import type { Setting, Statistic } from '@parlour/kernel';
import type { Event, Spending } from './event.ts';
import type { Options } from './state.ts';

const sources: readonly Spending[] = ['opera', 'event', 'expense', 'helper', 'purchase', 'maintenance', 'laying'];

export function statistics(events: readonly Event[], { seats }: Setting<Options>): Statistic[] {
  const rows = new Map<string, number[]>();
  const add = (id: string, seat: number, amount: number) => {
    const row = rows.get(id) ?? Array.from({ length: seats }, () => 0);
    row[seat]! += amount;
    rows.set(id, row);
  };
  for (const id of ['spent', ...sources.map((source) => `spent.${source}`), ...counted])
    for (let seat = 0; seat < seats; seat++) add(id, seat, 0);
  for (const event of events) count(event, add);
  return [...rows].map(([id, values]) => ({ id, values }));
}

const counted = [
  'taken',
  'decay',
  'cards.drawn',
  'cards.offer',
  'cards.played',
  'cards.laid',
  'tokens',
  'activations',
  'bought',
  'sold',
  'extensions',
  'helped',
  'actions',
  'actions.lost',
  'demotions',
] as const;

function count(event: Event, add: (id: string, seat: number, amount: number) => void): void {
  if ('helpers' in event) add('helped', event.seat, event.helpers.length);
  switch (event.type) {
    case 'spent':
      add('spent', event.seat, event.pounds);
      add(`spent.${event.on}`, event.seat, event.pounds);
      break;
    case 'sold':
      add('taken', event.seat, event.pounds);
      add('sold', event.seat, 1);
      break;
    case 'decayed':
      add('decay', event.seat, event.from - event.to);
      break;
    case 'drew':
      add('cards.drawn', event.seat, event.cards.length);
      break;
    case 'took':
      add('cards.offer', event.seat, 1);
      break;
    case 'played':
      add('cards.played', event.seat, event.cards.length);
      break;
    case 'laid':
      add('cards.laid', event.seat, 1);
      break;
    case 'bought':
      add('bought', event.seat, 1);
      break;
    case 'token':
      add('tokens', event.seat, 1);
      break;
    case 'activated':
      add('activations', event.seat, 1);
      break;
    case 'extended':
      add('extensions', event.seat, 1);
      break;
    case 'turn':
      add('actions', event.seat, event.actions);
      break;
    case 'gained':
      add('actions', event.seat, event.actions);
      break;
    case 'finished':
      add('actions.lost', event.seat, event.lost);
      break;
    case 'demoted':
      add('demotions', event.seat, 1);
      break;
    default:
  }
}
