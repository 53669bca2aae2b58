import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { alhambra, type State } from '@parlour/alhambra';
import { diceFrom, hash } from '@parlour/kernel';
import { type Contender, figure, type Measurement, type Row, race } from '../measure.ts';
import { type Moment, momentsOf } from '../moments.ts';

const dice = diceFrom('state');
const moments = momentsOf(4, dice);

export const measurement: Measurement = {
  title: 'States of Alhambra: copies, sizes, views, imagined worlds',
  measure() {
    const rates = race([
      doing('copy', ({ state }) => alhambra.copy(state)),
      doing('copy by structuredClone', ({ state }) => structuredClone(state)),
      doing('copy through JSON', ({ state }) => JSON.parse(JSON.stringify(state))),
      doing('hash', ({ state }) => hash(state)),
      doing('view', ({ state }) => alhambra.view(state, 0)),
      doing('guess without memory', ({ view, state }) => alhambra.guess(view, state.setting, dice)),
      doing('guess with memory', ({ view, state, memory }) => alhambra.guess(view, state.setting, dice, memory)),
      doing('list moves', ({ state }) => alhambra.moves(state, state.active)),
    ]);
    const states = moments.map(({ state }) => state);
    const json = states.reduce((sum, state) => sum + JSON.stringify(state).length, 0) / states.length;
    const sizes: Row = { name: 'a state', figures: { 'bytes as JSON': json, 'bytes in memory': bytesInMemory(states) } };
    const rate = (name: string) => figure(rates, name, 'times/s');
    return Promise.resolve({
      rows: [sizes, ...rates],
      ratios: [{ name: 'Our copy against structuredClone', value: rate('copy') / rate('copy by structuredClone') }],
      notes: ['Averages over all moments of one random game for four, per second of processor time.'],
    });
  },
};

/** Does it at every moment. Results are kept, or the compiler might see that nobody needs them. */
function doing(name: string, each: (moment: Moment) => unknown): Contender {
  const kept: unknown[] = moments.map(() => undefined);
  return {
    name,
    work() {
      for (let i = 0; i < moments.length; i++) kept[i] = each(moments[i]!);
      return { times: kept.length };
    },
  };
}

/** What a copy of a state takes of the heap, on average. */
function bytesInMemory(states: readonly State[]): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const kept: State[] = [];
  collect();
  const before = process.memoryUsage().heapUsed;
  for (let i = 0; i < 200; i++) for (const state of states) kept.push(alhambra.copy(state));
  collect();
  return (process.memoryUsage().heapUsed - before) / kept.length;
}
