import type { Bot } from './bot.ts';
import { type AnyKnowledge, withNetwork } from './knowledge.ts';
import { type Level, levels } from './names.ts';
import type { Kept } from './search/kept.ts';
import { defaultManner, type Manner, search, searchOn } from './search/search.ts';

const plain: Manner = { ...defaultManner, looks: false };

/**
 * All levels think in the same way, the weaker ones less: they imagine fewer games (how many, a game's knowledge says), go by what lies on the
 * table, and misjudge moves, those they imagine too. So they err as people do, who overlook a move or overrate it.
 * Only the master uses all the time there is, and knows where to look first.
 */
const manners: Readonly<Record<Level, Manner>> = {
  novice: { ...plain, memory: false, error: 2.5 },
  casual: { ...plain, memory: false, error: 1 },
  club: { ...plain, memory: false },
  expert: plain,
  master: { ...defaultManner, reuse: true },
};

/** How many games the levels below master imagine where the game does not say. */
const usualThoughts: readonly number[] = [5, 10, 30, 150];

export function levelBot(id: Level, knowledge: AnyKnowledge): Bot {
  const thoughts = knowledge.thoughts ?? usualThoughts;
  return searchBot(id, knowledge, manners[id], thoughts[levels.indexOf(id)] ?? Number.POSITIVE_INFINITY);
}

/** A master as there was one before anything was learnt but weights: for comparison. */
export function sumBot(id: string, knowledge: AnyKnowledge): Bot {
  const manner = { ...manners.master, looks: false, sameWorlds: false };
  return searchBot(id, withNetwork(knowledge, undefined), manner, Number.POSITIVE_INFINITY);
}

/** It goes by ratings, as it did when the puzzles that ship were judged: whether they still hold must not hang on what was learnt since. */
export function reviewerBot(id: string, knowledge: AnyKnowledge, manner: Partial<Manner> = {}): Bot {
  return { id, decide: (question) => search(question, knowledge, { ...plain, ...manner }) };
}

export function searchBot(id: string, knowledge: AnyKnowledge, manner: Manner, most: number): Bot {
  let kept: Kept | undefined;
  return {
    id,
    decide(question) {
      const { moves, budget } = question;
      if (moves.length === 1) return { move: moves[0], candidates: [], iterations: 0 };
      const iterations = Math.min(most, budget.iterations ?? Number.POSITIVE_INFINITY);
      const limited = iterations === Number.POSITIVE_INFINITY ? question : { ...question, budget: { ...budget, iterations } };
      const { thought, kept: left } = searchOn(limited, knowledge, manner, kept);
      kept = manner.reuse ? left : undefined;
      return thought;
    },
  };
}
