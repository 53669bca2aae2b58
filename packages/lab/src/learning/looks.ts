/** Where a search had better look first: learnt from where long ones looked. */
import { defaultManner, search, type Signs, softmax, type Taught } from '@parlour/bots';
import { Complaint, type Dice, diceFrom, type GameState, shuffle } from '@parlour/kernel';
import { nodeThread } from '@parlour/think/threads';
import { findBot } from '../chunk.ts';
import { type Contest, playOut } from '../playout.ts';
import { subjectOf } from '../subject.ts';
import { inThisThread, inThreads } from '../threads.ts';
import { descent } from './adam.ts';
import { HELD_BACK } from './fit.ts';

/** Plain data, so that it can be sent to other threads. */
export interface Looking {
  readonly game: string;
  readonly players: readonly number[];
  readonly games: number;
  /** How many games a long search imagines. */
  readonly iterations: number;
  readonly seed: string;
}

/** A decision: the row of weights it is for, the signs of each move (sign and value, in turn), and each move's share of the visits. */
interface Looked {
  readonly row: number;
  readonly signs: readonly (readonly number[])[];
  readonly shares: readonly number[];
}

export interface Looks {
  readonly weights: readonly (readonly number[])[];
  /** How badly the weights foretell where long searches look, on average (cross-entropy), in what was learnt from and in games held back. */
  readonly loss: number;
  readonly heldBackLoss: number;
  /** The same in games held back for somebody who takes all moves to be alike. */
  readonly blindLoss: number;
}

/** Neighbouring decisions look much alike: one in so many is searched long. */
const EVERY = 4;
const PLAYER = 'expert';
/** With so many imagined games that player is quick, and good enough to come to the positions that matter. */
const QUICK = 60;

/** Plays the lesson's games and finds the weights that foretell best how often a long search visits each move. */
export async function learnLooks(lesson: Looking, jobs: number, progress: (games: number) => void = () => {}): Promise<Looks> {
  const signs = signsOf(await subjectOf(lesson.game));
  const watched = new Map<number, readonly Looked[]>();
  let next = 0;
  const take = () => (next < lesson.games ? next++ : undefined);
  const done = (number: number, found: readonly Looked[]) => {
    watched.set(number, found);
    progress(watched.size);
  };
  if (jobs === 1) await inThisThread(await looker(lesson), take, done);
  else await inThreads(jobs, nodeThread<number, readonly Looked[]>(new URL('./looks-worker.ts', import.meta.url), lesson), take, done);
  const learnt: Looked[] = [];
  const heldBack: Looked[] = [];
  for (let number = 0; number < lesson.games; number++) {
    const isHeldBack = Math.floor(number / lesson.players.length) % HELD_BACK === 0;
    (isHeldBack ? heldBack : learnt).push(...watched.get(number)!);
  }
  const dice = diceFrom(`${lesson.seed}/fit`);
  const weights = signs.weights.map((row, place) => {
    const here = learnt.filter((looked) => looked.row === place);
    // A kind of table that no game was played at keeps what it had.
    return here.length === 0 ? row : fitRow(here, signs.names.length, dice);
  });
  const blind = weights.map((row) => row.map(() => 0));
  return { weights, loss: lossOf(learnt, weights), heldBackLoss: lossOf(heldBack, weights), blindLoss: lossOf(heldBack, blind) };
}

function signsOf({ game, knowledge: { signs } }: Taught): Signs<GameState, unknown> {
  if (signs === undefined) throw new Complaint('lab.untaught', { game: game.id });
  return signs;
}

/** Plays one of the lesson's games. */
export async function looker(lesson: Looking): Promise<(number: number) => readonly Looked[]> {
  const { game, knowledge } = await subjectOf(lesson.game);
  const taught = { game, knowledge };
  return (number) => watchGame(lesson, taught, number);
}

/** One game's long searches. */
function watchGame({ players, iterations, seed }: Looking, taught: Taught, number: number): Looked[] {
  const { game, knowledge } = taught;
  const { look, rowOf } = signsOf(taught);
  const player = findBot(taught, PLAYER);
  const bots = Array.from({ length: players[number % players.length]! }, () => player);
  const found: Looked[] = [];
  let decisions = number % EVERY;
  const watch: Contest['watch'] = ({ state, seat, moves, question }) => {
    if (moves.length === 1 || decisions++ % EVERY !== 0) return;
    const signs: number[][] = moves.map(() => []);
    look(state, seat, moves, (move, sign, value) => void signs[move]!.push(sign, value));
    const dice = diceFrom(`${seed}/${number}/${decisions}`);
    const { candidates } = search({ ...question, budget: { iterations }, dice }, knowledge, defaultManner);
    const visits = new Map(candidates.map(({ move, visits }) => [move, visits / iterations]));
    found.push({ row: rowOf(state), signs, shares: moves.map((move) => visits.get(move) ?? 0) });
  };
  const ways = knowledge.insight?.ways ?? [{}];
  const options = ways[Math.floor(number / players.length) % ways.length]!;
  playOut({ game, options, seed: `${seed}/${number}`, bots, budget: { iterations: QUICK }, watch });
  return found;
}

const ROUNDS = 12;
const BATCH = 64;
const PACE = 0.02;
/** Keeps weights small of signs that were hardly seen. */
const RESTRAINT = 1e-4;

/** Stochastic gradient descent on the share of visits. */
function fitRow(examples: readonly Looked[], count: number, dice: Dice): number[] {
  const { weights, step } = descent(count);
  const slope = new Float64Array(count);
  const order = [...examples];
  const all = Math.ceil(order.length / BATCH) * ROUNDS;
  let steps = 0;
  for (let round = 0; round < ROUNDS; round++) {
    shuffle(dice, order);
    for (let start = 0; start < order.length; start += BATCH) {
      const batch = order.slice(start, start + BATCH);
      slope.fill(0);
      for (const { signs, shares } of batch) {
        const chances = chancesOf(signs, weights);
        for (const [move, seen] of signs.entries()) {
          const error = (chances[move]! - shares[move]!) / batch.length;
          for (let at = 0; at < seen.length; at += 2) slope[seen[at]!]! += error * seen[at + 1]!;
        }
      }
      steps++;
      // Large steps first, none at the end.
      step(slope, PACE * 0.5 * (1 + Math.cos((Math.PI * steps) / all)), RESTRAINT);
    }
  }
  return [...weights];
}

function chancesOf(signs: readonly (readonly number[])[], weights: ArrayLike<number>): number[] {
  return softmax(
    signs.map((seen) => {
      let sum = 0;
      for (let at = 0; at < seen.length; at += 2) sum += weights[seen[at]!]! * seen[at + 1]!;
      return sum;
    }),
  );
}

function lossOf(examples: readonly Looked[], weights: readonly (readonly number[])[]): number {
  let loss = 0;
  for (const { row, signs, shares } of examples) {
    const chances = chancesOf(signs, weights[row]!);
    for (const [move, share] of shares.entries()) if (share > 0) loss -= share * Math.log(Math.max(1e-9, chances[move]!));
  }
  return loss / Math.max(1, examples.length);
}

/** The weights as the source file that a game's signs read. */
export function looksFile({ weights, loss, heldBackLoss, blindLoss }: Looks, repeat: string): string {
  const from = `${repeat}; loss ${loss.toFixed(4)}, in games held back ${heldBackLoss.toFixed(4)} (blind ${blindLoss.toFixed(4)})`;
  return `/** Written by \`parlour tune --looks\`. */
export const looks = {
  from: ${JSON.stringify(from)},
  weights: [
${weights.map((row) => `    [${row.map((weight) => Number(weight.toPrecision(3))).join(', ')}],`).join('\n')}
  ],
};
`;
}
