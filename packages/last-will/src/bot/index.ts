import { evaluateBy, favourBy, type Insight, type Knowledge, readNetwork } from '@parlour/bots';
import { type Move, standardBook, type State, tableOf } from '../rules/index.ts';
import { picture } from './features.ts';
import { sight } from './inputs.ts';
import { keyOf } from './key.ts';
import { network } from './network.ts';
import { rate } from './rate.ts';
import { signs } from './signs.ts';
import { catalogues as words } from './text/catalogues.ts';
import { weights } from './weights.ts';

/** Short and long games, with and without the whole expansion. */
const ways = [{}, { expansion: 'full' }, { will: 100 }, { expansion: 'full' }, { will: 130 }];

const insight: Insight<State> = { weights, picture, sight, network: readNetwork(network), ways, less: ['score', 'wages', 'lines'], words };

const drawn = favourBy(signs);

/** By how much worse than the best-looking move another may look and still be taken seriously. */
const TEMPERATURE = 3;

/** What bots know of Last Will. */
export const knowledge: Knowledge<State, Move> = {
  key: keyOf,
  rate,
  // Cards are known one by one: a game with others goes by ratings.
  favour: (state, seat, moves) =>
    tableOf(state).book === standardBook ? drawn(state, seat, moves) : rate(state, seat, moves).map((rate) => rate / TEMPERATURE),
  signs,
  evaluate: evaluateBy(insight),
  temperature: TEMPERATURE,
  blur: 1,
  thoughts: [6, 6, 14, 100],
  depth: (players) => 10 * players,
  insight,
};
