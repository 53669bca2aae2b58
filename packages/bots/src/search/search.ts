import { type AnyGame, copyDice, type Dice, fork, type GameState, type Seat, silent } from '@parlour/kernel';
import type { Candidate, Task, Thought } from '../bot.ts';
import { type AnyKnowledge, goingByRatings, misjudged, reachOf } from '../knowledge.ts';
import { outcome, playOn, WHIM } from './imagine.ts';
import { followed, type Kept } from './kept.ts';
import { type Branch, branchesFor, type Node, newNode, select } from './tree.ts';

/** How a search behaves; what it knows of the game is apart. */
export interface Manner {
  /** How strongly moves that were little tried are preferred. */
  readonly curiosity: number;
  /** One imagined move in so many is made at random. */
  readonly whim: number;
  /** Whether opponents go for their own victory, or all against the one who thinks. */
  readonly opponents: 'ambitious' | 'hostile';
  /** Whether all that was ever seen is remembered, or only the table as it lies. */
  readonly memory: boolean;
  /** Whether what was thought of one decision goes on into the next, where it is still about the same. */
  readonly reuse: boolean;
  /** Whether it begins with the moves that long searches would look at, where a game knows them, or with those that are rated best. */
  readonly looks: boolean;
  /** Whether every move is tried in the same worlds, one after the other: so that what makes the difference is the move, not what was drawn. */
  readonly sameWorlds: boolean;
  /** How far moves are misjudged at first sight, mostly: the standard deviation of the error, in ratings (times the game's blur). */
  readonly error: number;
}

export const defaultManner: Manner = {
  curiosity: 1.2,
  whim: WHIM,
  opponents: 'ambitious',
  memory: true,
  reuse: false,
  looks: true,
  sameWorlds: true,
  error: 0,
};

/** How far a chance may be off that was tried once. */
const DOUBT = 0.5;

/** Without any budget a search would never end. */
const ENOUGH = 2_000;

/**
 * Information-set Monte Carlo tree search: imagine a world that agrees with all that was seen, follow the most promising line in one
 * tree for all worlds, play on from there for a while, and credit every seat with its chance of winning.
 */
export function search(question: Task, knowledge: AnyKnowledge, manner: Manner): Thought {
  return searchOn(question, knowledge, manner, undefined).thought;
}

/** The same, going on from the tree of an earlier decision if that has led here. */
export function searchOn(
  question: Task,
  taught: AnyKnowledge,
  manner: Manner,
  before: Kept | undefined,
): { readonly thought: Thought; readonly kept: Kept } {
  const { game, seat, setting, view, seen, moves, budget } = question;
  const deadline = performance.now() + (budget.milliseconds ?? Number.POSITIVE_INFINITY);
  const most = budget.iterations ?? (budget.milliseconds === undefined ? ENOUGH : Number.POSITIVE_INFINITY);
  const dice = fork(question.dice);
  const looking = manner.looks ? taught : goingByRatings(taught);
  const knowledge = manner.error === 0 ? looking : misjudged(looking, manner.error, dice);
  const memory = manner.memory ? game.recall(view, setting, seen) : undefined;
  const root = (before && followed(before, question)) ?? newNode(seat);
  const sums: number[] = [];
  const firsts = branchesFor(root, game.guess(view, setting, dice, memory), moves, knowledge);
  const worlds: Dice[] = [];
  const tries = new Map<Branch, number>();
  let decisions: number | undefined;
  let iterations = 0;
  while (iterations < most && (iterations === 0 || (performance.now() < deadline && question.stop?.() !== true))) {
    const first = select(root, firsts, manner.curiosity);
    const tried = tries.get(first) ?? 0;
    tries.set(first, tried + 1);
    const chance = manner.sameWorlds ? copyDice((worlds[tried] ??= fork(dice))) : fork(dice);
    const world = game.guess(view, setting, chance, memory);
    decisions ??= reachOf(knowledge, world);
    const shares = iterate(game, knowledge, manner, root, first, world, decisions, chance);
    for (const branch of firsts) branch.available++;
    for (const [index, share] of shares.entries()) sums[index] = (sums[index] ?? 0) + share;
    iterations++;
  }
  const candidates = weigh(firsts);
  const thought = { move: candidates[0]?.move ?? moves[0], candidates, iterations, chances: sums.map((sum) => sum / iterations) };
  return { thought, kept: { seat, branches: firsts, imagine: () => game.guess(view, setting, dice, memory) } };
}

/** One imagined game that begins with this move, and what it brought each seat. */
function iterate(
  game: AnyGame,
  knowledge: AnyKnowledge,
  manner: Manner,
  root: Node,
  first: Branch,
  world: GameState,
  decisions: number,
  dice: Dice,
): readonly number[] {
  const nodes: Node[] = [];
  const branches: Branch[] = [];
  let node = root;
  let branch = first;
  for (;;) {
    nodes.push(node);
    branches.push(branch);
    game.play(world, node.seat, branch.move, silent);
    const seat = game.toAct(world)[0];
    if (seat === undefined) break;
    let next = branch.next[seat];
    if (next === undefined) {
      next = newNode(seat);
      branch.next[seat] = next;
      playOn({ game, knowledge }, world, decisions, manner.whim, dice);
      break;
    }
    node = next;
    branch = select(node, branchesFor(node, world, game.moves(world, seat), knowledge), manner.curiosity);
  }
  const shares = outcome({ game, knowledge }, world);
  credit(nodes, branches, shares, manner, root.seat);
  return shares;
}

function credit(
  nodes: readonly Node[],
  branches: readonly Branch[],
  shares: readonly number[],
  { opponents }: Manner,
  thinker: Seat,
): void {
  for (const [index, node] of nodes.entries()) {
    const branch = branches[index]!;
    const hostile = opponents === 'hostile' && node.seat !== thinker;
    const won = hostile ? 1 - shares[thinker]! : shares[node.seat]!;
    node.visits++;
    node.won += won;
    branch.visits++;
    branch.won += won;
  }
}

/** The moves that were tried, best first. */
function weigh(branches: readonly Branch[]): Candidate[] {
  return branches
    .filter(({ visits }) => visits > 0)
    .map(({ move, visits, won }) => ({ move, visits, chance: won / visits }))
    .toSorted(bySafety);
}

/** A good chance counts for less the less it was tried. */
export function bySafety(a: Candidate, b: Candidate): number {
  return safe(b) - safe(a);
}

function safe({ chance, visits }: Candidate): number {
  return chance - DOUBT / Math.sqrt(visits);
}
