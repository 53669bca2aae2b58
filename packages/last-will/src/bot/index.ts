import { evaluateBy, type Insight, type Knowledge, readNetwork } from '@parlour/bots';
import type { Move, State } from '../rules/index.ts';
import { picture } from './features.ts';
import { sight } from './inputs.ts';
import { keyOf } from './key.ts';
import { network } from './network.ts';
import { rate } from './rate.ts';
import { catalogues as words } from './text/catalogues.ts';
import { weights } from './weights.ts';

/** Short and long games, with and without the whole expansion. */
const ways = [{}, { expansion: 'full' }, { will: 100 }, { expansion: 'full' }, { will: 130 }];

const insight: Insight<State> = { weights, picture, sight, network: readNetwork(network), ways, less: ['score', 'wages', 'lines'], words };

/** What bots know of Last Will. */
export const knowledge: Knowledge<State, Move> = {
  key: keyOf,
  rate,
  evaluate: evaluateBy(insight),
  temperature: 3,
  blur: 1,
  thoughts: [6, 6, 20, 100],
  depth: (players) => 10 * players,
  insight,
};
