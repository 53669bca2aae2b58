/**
 * boardgame.io's own MCTS bot on the core of Alhambra, for three to six players. As that bot always does, it searches the true state:
 * it sees every hand and every deck. Its playouts go to the end of the game, since without an end it learns nothing from them.
 */
import { createRequire } from 'node:module';
import { alhambra, type Move, type State } from '@parlour/alhambra';
import { game as core } from './alhambra.ts';

const require = createRequire(import.meta.url);
const { MCTSBot } = require('boardgame.io/ai');
const { InitializeGame } = require('boardgame.io/internal');

/** The core says who won, which is all that the bot's search looks at. */
const game = {
  ...core,
  endIf: ({ G }) => (G.over ? { winner: String(G.scores.indexOf(Math.max(...G.scores))) } : undefined),
  ai: { enumerate },
};

function enumerate(G, ctx) {
  const seat = Number(ctx.currentPlayer);
  return alhambra.moves({ ...G, active: seat } as State, seat).map((move) => written(move));
}

function written(move: Move) {
  return move.type === 'take' ? { move: 'take', args: [move.cards] } : { move: 'buy', args: [move.slot, move.pay] };
}

/** Decides for the active seat of a state of ours, within so many iterations. */
export function decide(state: State, iterations: number, seed: string): Promise<Move> {
  const initial = InitializeGame({ game, numPlayers: state.hands.length });
  const { yard, buildingDeck, display, moneyDeck, discard, hands, owned, scores, starter } = structuredClone(state);
  const G = { over: false, starter, yard, buildingDeck, display, moneyDeck, discard, hands, owned, scores };
  const ctx = { ...initial.ctx, currentPlayer: String(state.active), playOrderPos: state.active };
  const bot = new MCTSBot({ game, enumerate, seed, iterations, playoutDepth: 1000 });
  return bot.play({ ...initial, G, ctx }, String(state.active)).then(({ action }) => read(action.payload));
}

function read({ type, args }): Move {
  return type === 'take' ? { type: 'take', cards: args[0] } : { type: 'buy', slot: args[0], pay: args[1], keep: true };
}
