import type { Bot } from './bot.ts';
import { type Care, greedyBot } from './greedy.ts';
import type { AnyKnowledge } from './knowledge.ts';
import type { Level } from './names.ts';
import type { Kept } from './search/kept.ts';
import { defaultManner, type Manner, search, searchOn } from './search/search.ts';

/** A level either judges each move at first sight, with errors, or searches so many imagined games at most. */
type Skill = { readonly care: Care } | { readonly manner: Manner; readonly iterations: number };

/**
 * Weaker levels err as people do: a first-timer misjudges moves and forgets what has gone by; a club player thinks ahead a little, from
 * the table as it lies; an expert remembers. Only the master uses all the time there is.
 */
const skills: Readonly<Record<Level, Skill>> = {
  novice: { care: { error: 4.5, memory: false, worlds: 1 } },
  casual: { care: { error: 1.5, memory: false, worlds: 2 } },
  club: { manner: { ...defaultManner, memory: false }, iterations: 30 },
  expert: { manner: defaultManner, iterations: 150 },
  master: { manner: { ...defaultManner, reuse: true }, iterations: Number.POSITIVE_INFINITY },
};

export function levelBot(id: Level, knowledge: AnyKnowledge): Bot {
  const skill = skills[id];
  return 'care' in skill ? greedyBot(id, knowledge, skill.care) : searchBot(id, knowledge, skill.manner, skill.iterations);
}

export function reviewerBot(id: string, knowledge: AnyKnowledge, manner: Partial<Manner> = {}): Bot {
  return { id, decide: (question) => search(question, knowledge, { ...defaultManner, ...manner }) };
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
