/** How an imagined game goes on from a position, and what it is worth where it is broken off. */
import { below, type Dice, type GameState, type Seat, silent } from '@parlour/kernel';
import { rewards, type Taught } from '../knowledge.ts';

/** One imagined move in so many is made at random. */
export const WHIM = 10;

/** Plays on for so many decisions, mostly with the move that looks best. */
export function playOn(taught: Taught, world: GameState, decisions: number, whim: number, dice: Dice): void {
  const { game } = taught;
  for (let played = 0; played < decisions; played++) {
    const seat = game.toAct(world)[0];
    if (seat === undefined) return;
    game.play(world, seat, likelyMove(taught, world, seat, whim, dice), silent);
  }
}

function likelyMove({ game, knowledge }: Taught, world: GameState, seat: Seat, whim: number, dice: Dice): unknown {
  const moves = game.moves(world, seat);
  if (moves.length === 1) return moves[0];
  if (below(dice, whim) === 0) return moves[below(dice, moves.length)];
  return moves[best(knowledge.rate(world, seat, moves), dice)];
}

/** The place of the highest number; among equals, any. */
export function best(rates: readonly number[], dice: Dice): number {
  let found = 0;
  let equals = 1;
  for (let i = 1; i < rates.length; i++) {
    const rate = rates[i]!;
    const highest = rates[found]!;
    if (rate > highest) {
      found = i;
      equals = 1;
    } else if (rate === highest && below(dice, ++equals) === 0) found = i;
  }
  return found;
}

/** What each seat has won or, while the game goes on, its chance of winning as it looks. */
export function outcome({ game, knowledge }: Taught, world: GameState): readonly number[] {
  const standings = game.standings(world);
  return standings === undefined ? knowledge.evaluate(world) : rewards(standings);
}
