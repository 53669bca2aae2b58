import type { Bot, Task } from './bot.ts';
import type { AnyKnowledge } from './knowledge.ts';
import { best } from './search/imagine.ts';

/** How many worlds are imagined for what lies hidden. */
const WORLDS = 2;

/** Makes the move that looks best at first sight, with all that was ever seen in mind. */
export function greedyBot(id: string, knowledge: AnyKnowledge): Bot {
  return {
    id,
    decide: (question) => ({ move: question.moves[best(averageRates(question, knowledge), question.dice)], candidates: [], iterations: 0 }),
  };
}

function averageRates({ game, setting, view, seen, seat, moves, dice }: Task, knowledge: AnyKnowledge): number[] {
  if (moves.length === 1) return [0];
  const remembered = game.recall(view, setting, seen);
  const sums = moves.map(() => 0);
  for (let world = 0; world < WORLDS; world++) {
    const rates = knowledge.rate(game.guess(view, setting, dice, remembered), seat, moves);
    for (const [index, rate] of rates.entries()) sums[index] = sums[index]! + rate;
  }
  return sums.map((sum) => sum / WORLDS);
}
