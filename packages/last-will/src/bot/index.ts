import type { Move, State } from '@parlour/last-will';
import { type Weights, winChances } from '../evaluation.ts';
import type { Knowledge } from '../knowledge.ts';
import { picture } from './features.ts';
import { keyOf } from './key.ts';
import { rate } from './rate.ts';
import { weights as tuned } from './weights.ts';
import { catalogues as words } from './text/catalogues.ts';

/** What bots know of Last Will, with the weights of our tuning or others. */
export function lastWillKnowledge(weights: Weights = tuned): Knowledge<State, Move> {
  return {
    key: keyOf,
    rate,
    evaluate: (state) => winChances(picture(state), weights),
    temperature: 3,
    blur: 1,
    depth: (players) => 10 * players,
    insight: { weights, picture, ways: [{}, { expansion: 'full' }], less: ['score', 'wages', 'lines'], words },
  };
}
