import { type AnyGame, bits, type Catalogues, type Dice, type GameState, type OptionValues, type Seat } from '@parlour/kernel';
import { evaluateBy, type Eye } from './evaluation.ts';
import type { Network } from './network/network.ts';
import type { Signs } from './signs.ts';

/** What a bot knows about one game beyond its rules. */
export interface Knowledge<State extends GameState, Move> {
  /** A short name for a move: the same for the same decision, whatever world it is met in. */
  key(move: Move): string | number;
  /** How good each move looks at first sight. Only differences count. */
  rate(state: State, seat: Seat, moves: readonly Move[]): number[];
  /** How strongly a search is drawn to each move before it has tried it, as a logarithm. Where it is not said: its rating by the temperature. */
  favour?(this: void, state: State, seat: Seat, moves: readonly Move[]): number[];
  /** What that is made from, where it is made from signs: for learning it. */
  readonly signs?: Signs<State, Move>;
  /** Each seat's chance of winning as it looks now; together 1. */
  evaluate(state: State): number[];
  /** How much worse than the best-looking move another may look and still be taken seriously. */
  readonly temperature: number;
  /** By how many ratings people misjudge moves of this game, compared with other games: for the errors of the weaker levels. */
  readonly blur: number;
  /**
   * How many games the levels below master imagine for a decision, weakest first: so many that each wins about three of four games against the
   * one beneath. Where it was not measured, and in what was known of kept revisions, it is the usual numbers.
   */
  readonly thoughts?: readonly number[];
  /** For how many decisions of all players together an imagined game goes on before it is evaluated, where no network judges. */
  depth(players: number): number;
  /** What the evaluation is made from, where it is made from features: for tuning it, and for saying why. */
  readonly insight?: Insight<State>;
}

/** An evaluation taken apart. */
export interface Insight<State> extends Eye<State> {
  /** The options that change what matters: the weights are tuned with all of them in turn. */
  readonly ways: readonly OptionValues[];
  /** Features of which less is better. */
  readonly less: readonly string[];
  /** Why a feature speaks for a move, by language, in the words of `why.<feature>`: `{amount}` is how much more of it there is. */
  readonly words: Catalogues;
}

/** The same knowledge with another network, or with none. */
export function withNetwork<State extends GameState, Move>(
  knowledge: Knowledge<State, Move>,
  network: Network | undefined,
): Knowledge<State, Move> {
  const { insight } = knowledge;
  if (insight === undefined) return knowledge;
  const { network: _, ...eye } = insight;
  const other: Insight<State> = network === undefined ? eye : { ...eye, network };
  return { ...knowledge, evaluate: evaluateBy(other), insight: other };
}

/** The same knowledge in the head of somebody who misjudges every move a little: small differences often, big ones seldom. */
export function misjudged(knowledge: AnyKnowledge, error: number, dice: Dice): AnyKnowledge {
  const far = error * knowledge.blur;
  return { ...knowledge, rate: (state, seat, moves) => knowledge.rate(state, seat, moves).map((rate) => rate + far * gaussian(dice)) };
}

/** The same knowledge, but a search begins with the moves that are rated best. */
export function goingByRatings(knowledge: AnyKnowledge): AnyKnowledge {
  const { favour: _, ...other } = knowledge;
  return other;
}

/** A normally distributed number (Box and Muller). */
export function gaussian(dice: Dice): number {
  const radius = Math.sqrt(-2 * Math.log((bits(dice) + 1) / 4294967297));
  return radius * Math.cos((2 * Math.PI * bits(dice)) / 4294967296);
}

/** For how many decisions a game imagined from this world goes on before it is evaluated: fewer where a network judges, which sees further than the sum. */
export function reachOf(knowledge: AnyKnowledge, world: GameState): number {
  const { insight } = knowledge;
  const judged = insight?.sight?.covers?.(world) !== false;
  return Math.round(knowledge.depth(world.setting.seats) * (judged ? (insight?.network?.reach ?? 1) : 1));
}

/** What bots know of any game at all, for code that knows none. What belongs to one game never meets another's. */
export type AnyKnowledge = Knowledge<GameState, unknown>;

/** A game, and what bots know of it. */
export interface Taught {
  readonly game: AnyGame;
  readonly knowledge: AnyKnowledge;
}

/** For a game nobody has taught us: every move looks alike, and imagined games are played to the end. */
export function plainKnowledge(game: AnyGame): AnyKnowledge {
  return {
    key: (move) => JSON.stringify(move),
    rate: (_state, _seat, moves) => moves.map(() => 0),
    evaluate: (state) => leaders(game.scores(state), game.winner),
    temperature: 1,
    blur: 1,
    depth: (players) => 500 * players,
  };
}

/** One share of the victory for each seat that is ahead. */
function leaders(scores: readonly number[], winner: AnyGame['winner']): number[] {
  const best = winner === 'highest' ? Math.max(...scores) : Math.min(...scores);
  const ahead = [...scores.keys()].filter((seat) => scores[seat] === best);
  return scores.map((_, seat) => shareOf(ahead, seat));
}

/** What a finished game is worth to each seat: the winners share 1. */
export function rewards(standings: readonly (readonly Seat[])[]): number[] {
  const [winners = []] = standings;
  return standings.flat().map((_, seat) => shareOf(winners, seat));
}

/** A seat's share of a victory. */
export function shareOf(winners: readonly Seat[], seat: Seat): number {
  return winners.includes(seat) ? 1 / winners.length : 0;
}
