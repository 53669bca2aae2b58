/** Where a search had better look first: learnt from where long ones looked. */
import { defaultManner, search, type Signs, type Taught } from '@parlour/bots';
import { teach } from '@parlour/games';
import { type AnyGame, Complaint, diceFrom, type GameState } from '@parlour/kernel';
import { findBot } from '../chunk.ts';
import { type Contest, playOut } from '../playout.ts';
import { type Example, fit, type Fit, HELD_BACK } from './fit.ts';

export interface Looking {
  readonly game: AnyGame;
  readonly players: readonly number[];
  readonly games: number;
  /** How many games a long search imagines. */
  readonly iterations: number;
  readonly seed: string;
}

/** Neighbouring decisions look much alike: one in so many is searched long. */
const EVERY = 4;
const PLAYER = 'expert';
/** With so many imagined games that player is quick, and good enough to come to the positions that matter. */
const QUICK = 60;

/** Plays the lesson's games and finds the weights that foretell best how often a long search visits each move. */
export async function learnLooks(lesson: Looking, progress: (games: number) => void = () => {}): Promise<Fit> {
  const learnt: Example[] = [];
  const heldBack: Example[] = [];
  for (let number = 0; number < lesson.games; number++) {
    const into = Math.floor(number / lesson.players.length) % HELD_BACK === 0 ? heldBack : learnt;
    into.push(...(await watchGame(lesson, number)));
    progress(number + 1);
  }
  return fit(learnt, heldBack, 1, signsOf(await teach(lesson.game)).names.length);
}

function signsOf({ game, knowledge: { signs } }: Taught): Signs<GameState, unknown> {
  if (signs === undefined) throw new Complaint('lab.untaught', { game: game.id });
  return signs;
}

/** One game's long searches: moves stand where seats stand in what an evaluation learns, and visits where victories do. */
async function watchGame({ game, players, iterations, seed }: Looking, number: number): Promise<Example[]> {
  const taught = await teach(game);
  const { look } = signsOf(taught);
  const player = findBot(taught, PLAYER);
  const bots = Array.from({ length: players[number % players.length]! }, () => player);
  const found: Example[] = [];
  let decisions = number % EVERY;
  const watch: Contest['watch'] = ({ state, seat, moves, question }) => {
    if (moves.length === 1 || decisions++ % EVERY !== 0) return;
    const shown: number[][] = [];
    look(state, seat, moves, (signs) => void shown.push([...signs]));
    const dice = diceFrom(`${seed}/${number}/${decisions}`);
    const { candidates } = search({ ...question, budget: { iterations }, dice }, taught.knowledge, defaultManner);
    const visits = new Map(candidates.map(({ move, visits }) => [move, visits / iterations]));
    found.push({ picture: { stage: 0, seats: shown }, won: moves.map((move) => visits.get(move) ?? 0) });
  };
  playOut({ game, options: {}, seed: `${seed}/${number}`, bots, budget: { iterations: QUICK }, watch });
  return found;
}

/** The weights as the source file that a game's signs read. */
export function looksFile({ stages: [weights = []], loss, heldBackLoss }: Fit, repeat: string): string {
  const from = `${repeat}; loss ${loss.toFixed(4)}, in games held back ${heldBackLoss.toFixed(4)}`;
  return `/** Written by \`parlour tune --looks\`. */
export const looks = {
  from: ${JSON.stringify(from)},
  weights: [${weights.map((weight) => Number(weight.toPrecision(3))).join(', ')}],
};
`;
}
