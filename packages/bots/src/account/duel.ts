import { copyDice, type GameState, silent } from '@parlour/kernel';
import type { Task } from '../bot.ts';
import type { Taught } from '../knowledge.ts';
import { played } from './value.ts';

/** Two moves of one decision, compared in the same imagined worlds: with no more than the decider could know. */
export interface Duel {
  /** Each seat's chance of winning after the one and after the other. */
  readonly one: readonly number[];
  readonly other: readonly number[];
  /** How far the difference may be off that it makes to the decider (its standard error). */
  readonly doubt: number;
}

export function duel(taught: Taught, question: Task, one: unknown, other: unknown, worlds: number): Duel {
  const { game } = taught;
  const { seat, view, setting, seen } = question;
  const memory = game.recall(view, setting, seen);
  const dice = copyDice(question.dice);
  const sums = { one: newSums(setting.seats), other: newSums(setting.seats) };
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < worlds; i++) {
    const world = game.guess(view, setting, dice, memory);
    const luck = copyDice(dice);
    const after = (from: GameState, move: unknown) => {
      game.play(from, seat, move, silent);
      return played(taught, from, copyDice(luck));
    };
    const [mine, theirs] = [after(game.copy(world), one), after(world, other)];
    add(sums.one, mine, worlds);
    add(sums.other, theirs, worlds);
    const difference = mine[seat]! - theirs[seat]!;
    sum += difference;
    squares += difference * difference;
  }
  const mean = sum / worlds;
  return { ...sums, doubt: Math.sqrt(Math.max(0, squares / worlds - mean * mean) / worlds) };
}

function newSums(seats: number): number[] {
  return Array.from({ length: seats }, () => 0);
}

function add(sums: number[], shares: readonly number[], parts: number): void {
  for (const [seat, share] of shares.entries()) sums[seat]! += share / parts;
}
