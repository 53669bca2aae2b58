import { evaluateBy, type Insight, type Knowledge } from '@parlour/bots';
import type { Move, State } from '../rules/index.ts';
import { picture } from './features.ts';
import { sight } from './inputs.ts';
import { keyOf } from './key.ts';
import { rate } from './rate.ts';
import { catalogues as words } from './text/catalogues.ts';
import { weights } from './weights.ts';

const insight: Insight<State> = { weights, picture, sight, ways: [{}, { expansion: 'full' }], less: ['score', 'wages', 'lines'], words };

/** What bots know of Last Will. */
export const knowledge: Knowledge<State, Move> = {
  key: keyOf,
  rate,
  evaluate: evaluateBy(insight),
  temperature: 3,
  blur: 1,
  depth: (players) => 10 * players,
  insight,
};
