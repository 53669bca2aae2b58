import type { GameState, Seat } from '@parlour/kernel';
import { exp } from '../exp.ts';
import type { AnyKnowledge } from '../knowledge.ts';

/** A decision somebody may have, reached by a line of moves. What lies hidden differs from world to world; the line is the same. */
export interface Node {
  readonly seat: Seat;
  readonly branches: Map<string | number, Branch>;
  visits: number;
  /** What its seat has won in all visits together. */
  won: number;
}

/** One move from a node. */
export interface Branch {
  move: unknown;
  /** How much it is favoured at first sight. */
  readonly favour: number;
  /** In how many visits of the node it was legal. */
  available: number;
  visits: number;
  won: number;
  /** Who decides next may depend on what was hidden: one node for each seat. */
  readonly next: (Node | undefined)[];
}

export function newNode(seat: Seat): Node {
  return { seat, branches: new Map(), visits: 0, won: 0 };
}

/** The branches for these moves, in their order; those never met before are added. */
export function branchesFor(node: Node, state: GameState, moves: readonly unknown[], knowledge: AnyKnowledge): Branch[] {
  const found: Branch[] = [];
  let favours: number[] | undefined;
  for (const [index, move] of moves.entries()) {
    const key = knowledge.key(move);
    let branch = node.branches.get(key);
    if (branch === undefined) {
      favours ??= favoursOf(state, node.seat, moves, knowledge);
      branch = {
        move,
        favour: exp(clamp(favours[index]!)),
        available: 0,
        visits: 0,
        won: 0,
        next: [],
      };
      node.branches.set(key, branch);
    }
    branch.available++;
    found.push(branch);
  }
  return found;
}

function favoursOf(state: GameState, seat: Seat, moves: readonly unknown[], knowledge: AnyKnowledge): number[] {
  if (knowledge.favour !== undefined) return knowledge.favour(state, seat, moves);
  return knowledge.rate(state, seat, moves).map((rate) => rate / knowledge.temperature);
}

function clamp(exponent: number): number {
  return Math.max(-40, Math.min(40, exponent));
}

/**
 * The branch to follow: won so far, plus a bonus for what is favoured and little tried (PUCT). How often a move was there to be
 * chosen stands in for the visits of its node, because not every world allows every move.
 */
export function select(node: Node, branches: readonly Branch[], curiosity: number): Branch {
  const expected = node.visits === 0 ? 0 : node.won / node.visits;
  let favours = 0;
  for (const branch of branches) favours += branch.favour;
  let best = branches[0]!;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const branch of branches) {
    const mean = branch.visits === 0 ? expected : branch.won / branch.visits;
    const score = mean + (curiosity * (branch.favour / favours) * Math.sqrt(branch.available)) / (1 + branch.visits);
    if (score > bestScore) {
      bestScore = score;
      best = branch;
    }
  }
  return best;
}
