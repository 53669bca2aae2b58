import { type AnyGame, type GameState, same, type Seat, silent } from '@parlour/kernel';
import type { Task } from '../bot.ts';
import type { Branch, Node } from './tree.ts';

/** What is left of a decision when it is made: what was thought of each move, and how to imagine a world it was thought through in. */
export interface Kept {
  readonly seat: Seat;
  readonly branches: readonly Branch[];
  readonly imagine: () => GameState;
}

/** So many of the most visited moves are tried: one of them was made, most likely. */
const LIKELY = 6;

/**
 * The node of an earlier tree that this decision is about. All that was thought below it holds only if nothing came to light since, and
 * nobody else decided: then the seat sees just what it would see in the imagined world.
 */
export function followed({ seat, branches, imagine }: Kept, { game, seat: asked, view }: Task): Node | undefined {
  if (seat !== asked) return undefined;
  const world = imagine();
  const likely = branches.toSorted((a, b) => b.visits - a.visits).slice(0, LIKELY);
  for (const branch of likely) {
    const found = follow(game, seat, game.copy(world), branch, view);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A decision with one choice only is not thought about: its node is passed through. */
function follow(game: AnyGame, seat: Seat, world: GameState, first: Branch, view: unknown): Node | undefined {
  let branch: Branch | undefined = first;
  while (branch !== undefined) {
    const node: Node | undefined = branch.next[seat];
    if (node === undefined) return undefined;
    game.play(world, seat, branch.move, silent);
    if (game.toAct(world)[0] !== seat) return undefined;
    if (same(game.view(world, seat), view)) return node;
    const moves = game.moves(world, seat);
    branch = moves.length === 1 ? [...node.branches.values()].find(({ move }) => same(move, moves[0])) : undefined;
  }
  return undefined;
}
