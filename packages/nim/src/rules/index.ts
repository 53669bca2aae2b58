import type { Game } from '@parlour/kernel';
import { moves, play, refuse, refuseOptions, scores, setup, standings, toAct, wasteful } from './rules.ts';
import { scribe } from './scribe.ts';
import type { NimEvent, NimState, NimTypes } from './state.ts';
import { text } from './text/index.ts';
import { copy, guess, recall, reshuffle, see, view } from './view.ts';

export type Nim = Game<NimTypes>;

export type * from './state.ts';

/** The example to copy: small, but with dice, secrets, decisions at the same time and wasteful moves. */
export const nim: Nim = {
  id: 'nim',
  revision: 2,
  seats: { min: 2, max: 4 },
  winner: 'highest',
  options: [
    { id: 'heaps', kind: 'choice', choices: [2, 3, 4], default: 3 },
    { id: 'last', kind: 'choice', choices: ['treasure', 'burden'], default: 'treasure' },
    { id: 'beginners', kind: 'seats', default: [] },
  ],
  refuseOptions,
  setup,
  toAct,
  moves,
  wasteful,
  refuse,
  play,
  standings,
  scores,
  view,
  see,
  recall,
  guess,
  reshuffle,
  copy,
  statistics: (events, { seats }) => [
    {
      id: 'objects',
      values: perSeat(seats, (seat) => sum(events, (event) => (event.type === 'took' && event.seat === seat ? event.count : 0))),
    },
    { id: 'cards', values: perSeat(seats, (seat) => sum(events, (event) => (event.type === 'used' && event.seat === seat ? 1 : 0))) },
  ],
  text,
  scribe,
};

export { nim as game };

/** Objects and cards neither appear nor vanish. */
export function conserved({ heaps, taken, grown, hands, deck, away, spent }: NimState): unknown {
  return { objects: total(heaps) + total(taken) - grown, cards: [hands, deck, away, spent].flat(2).toSorted() };
}

function perSeat(seats: number, count: (seat: number) => number): number[] {
  return Array.from({ length: seats }, (_, seat) => count(seat));
}

function sum(events: readonly NimEvent[], count: (event: NimEvent) => number): number {
  return total(events.map(count));
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
