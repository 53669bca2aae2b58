/** What a position is worth to each seat, with all that is in hands and on the table, but not with what is still to be drawn. */
import { type Dice, fork, type GameState, type Seat, silent } from '@parlour/kernel';
import { reachOf, rewards, type Taught } from '../knowledge.ts';
import { outcome, playOn, WHIM } from '../search/imagine.ts';

/** Each seat's chance of winning: the mean of so many imagined games from here, with other draws each time. */
export function valueOf(taught: Taught, state: GameState, worlds: number, dice: Dice): number[] {
  const standings = taught.game.standings(state);
  return standings === undefined ? meanOf(taught, worlds, () => drawnAnew(taught, state, dice), dice) : rewards(standings);
}

/** The same after a decision whose draws might have been others. */
export function valueAfter(taught: Taught, state: GameState, seat: Seat, moves: readonly unknown[], worlds: number, dice: Dice): number[] {
  const decided = () => {
    const world = drawnAnew(taught, state, dice);
    for (const move of moves) taught.game.play(world, seat, move, silent);
    return world;
  };
  return meanOf(taught, worlds, decided, dice);
}

/** What becomes of one world after the other, on the whole. */
function meanOf(taught: Taught, worlds: number, imagine: () => GameState, dice: Dice): number[] {
  const sums: number[] = [];
  for (let i = 0; i < worlds; i++)
    for (const [seat, share] of played(taught, imagine(), dice).entries()) sums[seat] = (sums[seat] ?? 0) + share / worlds;
  return sums;
}

/** What an imagined game from this world on brings each seat. */
export function played(taught: Taught, world: GameState, dice: Dice): readonly number[] {
  playOn(taught, world, reachOf(taught.knowledge, world), WHIM, dice);
  return outcome(taught, world);
}

/** The same position with another future. */
function drawnAnew({ game }: Taught, state: GameState, dice: Dice): GameState {
  const world = game.copy(state);
  world.dice = fork(dice);
  game.reshuffle?.(world, dice);
  return world;
}
