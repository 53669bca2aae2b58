import { evaluateBy, favourBy, type Insight, type Knowledge, readNetwork } from '@parlour/bots';
import type { Seat } from '@parlour/kernel';
import type { Move, State } from '../rules/index.ts';
import { picture } from './features.ts';
import { sight } from './inputs.ts';
import { network } from './network.ts';
import { rate } from './rate.ts';
import { signs } from './signs.ts';
import { catalogues as words } from './text/catalogues.ts';
import { weights } from './weights.ts';

const insight: Insight<State> = { weights, picture, sight, network: readNetwork(network), ways: [{}], less: [], words };

/** What bots know of Alhambra. */
export const knowledge: Knowledge<State, Move> = {
  key,
  rate: rated,
  favour: favourBy(signs),
  signs,
  evaluate: evaluateBy(insight),
  temperature: 1,
  blur: 0.5,
  thoughts: [9, 12, 50, 120],
  // The more play, the longer each waits for the next turn, and the more comes to light until then.
  depth: (players) => players ** 2,
  insight,
};

function rated(state: State, seat: Seat, moves: readonly Move[]): number[] {
  return rate(state, seat, moves, weights);
}

/** The cards of a move as the digits of one number; long payments as text. */
function key(move: Move): string | number {
  const cards = move.type === 'take' ? move.cards : move.pay;
  if (cards.length > 8) return JSON.stringify(move);
  let digits = move.type === 'take' ? 1 : 2 + move.slot * 2 + (move.keep ? 1 : 0);
  for (const card of cards) digits = digits * 37 + card + 1;
  return digits;
}
