import { type Knowledge, softmax } from '@parlour/bots';
import { type NimMove, type NimState, nim } from '../rules/index.ts';

/** What bots know of Nim: objects are points, and so is the last one, or the opposite. The rest they find out by imagining games. */
export const knowledge: Knowledge<NimState, NimMove> = {
  key: (move) => JSON.stringify(move),
  rate: (state, _seat, moves) => moves.map((move) => (move.type === 'take' ? move.count + lastWith(state, move.count) : 0)),
  evaluate: (state) => softmax(nim.scores(state).map((score) => score / 3)),
  temperature: 2,
  blur: 1,
  depth: (players) => 6 * players,
};

/** What the last object brings to whoever takes so many, if that leaves none. */
function lastWith({ heaps, setting }: NimState, count: number): number {
  const left = heaps.reduce((sum, heap) => sum + heap, 0) - count;
  return left > 0 ? 0 : setting.options.last === 'treasure' ? 5 : -5;
}
