/**
 * What is at stake in a choice: how much better the move that was made is than a middling one. A bot's own weighing does not tell, as it tries bad moves
 * little and so misjudges them most: a few choices are looked at again, every move as long as the next.
 */
import type { Bot, Task } from '@parlour/bots';
import { below, diceFrom, same, shuffle } from '@parlour/kernel';
import type { Moment } from '../playout.ts';
import { mean } from './drama.ts';

export interface Stakes {
  /** Choices that were looked at again, and those in which both looks found that it mattered. */
  looked: number;
  mattered: number;
  /** By how much the move made was better than a middling one, in all of them together. */
  worth: number;
}

/** One choice in so many is looked at. */
const EVERY = 50;
/** So many moves of it at most: the one that was made, and others at random. */
const MOVES = 6;
/** Each move is looked at twice, each time for so many times as long as the whole decision took. */
const LOOKS = 2;
const PATIENCE = 2;
/** It matters if the move made wins so much more than a middling one. */
const MATTERS = 0.01;

/** Looks on while a game is played, and now and then asks a reviewer. */
export function stakesOf(reviewer: Bot, whims: string, every = EVERY) {
  const dice = diceFrom(`${whims}/stakes`);
  const stakes: Stakes = { looked: 0, mattered: 0, worth: 0 };
  return {
    stakes,
    watch({ moves, thought, question }: Moment): void {
      // Bots that do not weigh have no time to go by.
      if (moves.length === 1 || thought.iterations === 0 || below(dice, every) > 0) return;
      const others = moves.filter((move) => !same(move, thought.move));
      shuffle(dice, others);
      const looked = [thought.move, ...others.slice(0, MOVES - 1)];
      const found = Array.from({ length: LOOKS }, (_, look) =>
        stakeIn(looked.map((move, index) => worthOf(reviewer, question, move, PATIENCE * thought.iterations, `${whims}/${look}/${index}`))),
      );
      stakes.looked++;
      stakes.worth += mean(found);
      if (found.every((stake) => stake >= MATTERS)) stakes.mattered++;
    },
  };
}

function worthOf(reviewer: Bot, question: Task, move: unknown, iterations: number, whims: string): number {
  const { candidates } = reviewer.decide({ ...question, moves: [move], budget: { iterations }, dice: diceFrom(whims) });
  return candidates[0]?.chance ?? 0;
}

/** How much better the first is than the middling one. */
function stakeIn([made = 0, ...others]: readonly number[]): number {
  return made - median([made, ...others]);
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
}
