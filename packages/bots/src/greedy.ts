import { bits, type Dice } from '@parlour/kernel';
import type { Bot, Task } from './bot.ts';
import type { AnyKnowledge } from './knowledge.ts';
import { best } from './search/imagine.ts';

/** How carefully a player looks who does not look ahead. */
export interface Care {
  /** How far its judgement of a move is off, mostly: the standard deviation of the error, in ratings (times the game's blur). */
  readonly error: number;
  /** Whether all that was ever seen is remembered. */
  readonly memory: boolean;
  /** How many worlds are imagined for what lies hidden. */
  readonly worlds: number;
}

/** Makes the move that looks best at first sight. */
export function greedyBot(id: string, knowledge: AnyKnowledge, care: Care): Bot {
  return {
    id,
    decide(question) {
      const rates = averageRates(question, knowledge, care);
      const error = care.error * knowledge.blur;
      const judged = error === 0 ? rates : rates.map((rate) => rate + error * gaussian(question.dice));
      return { move: question.moves[best(judged, question.dice)], candidates: [], iterations: 0 };
    },
  };
}

function averageRates({ game, setting, view, seen, seat, moves, dice }: Task, knowledge: AnyKnowledge, { memory, worlds }: Care): number[] {
  if (moves.length === 1) return [0];
  const remembered = memory ? game.recall(view, setting, seen) : undefined;
  const sums = moves.map(() => 0);
  for (let world = 0; world < worlds; world++) {
    const rates = knowledge.rate(game.guess(view, setting, dice, remembered), seat, moves);
    for (const [index, rate] of rates.entries()) sums[index] = sums[index]! + rate;
  }
  return sums.map((sum) => sum / worlds);
}

/** A normally distributed number (Box and Muller). */
export function gaussian(dice: Dice): number {
  const radius = Math.sqrt(-2 * Math.log((bits(dice) + 1) / 4294967297));
  return radius * Math.cos((2 * Math.PI * bits(dice)) / 4294967296);
}
