import { type Bot, randomBot } from './bot.ts';
import { type Care, greedyBot } from './greedy.ts';
import type { AnyKnowledge, Taught } from './knowledge.ts';
import type { Kept } from './search/kept.ts';
import { defaultManner, type Manner, search, searchOn } from './search/search.ts';

/** The levels people choose from, weakest first. */
export const levels = ['novice', 'casual', 'club', 'expert', 'master'] as const;
export type Level = (typeof levels)[number];

/** Everything that can sit at a table: the levels, and two simple players for simulations. */
export const botIds: readonly string[] = ['random', 'greedy', ...levels];

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

/** Weighs every move it is asked about, the only one too: for reviews. Nobody plays against it. */
export const REVIEWER = 'reviewer';

const carefully: Care = { error: 0, memory: true, worlds: 2 };

/** Whether a bot gets better when several threads think together. */
export function thinksInCompany(id: string): boolean {
  return id === 'master';
}

/** The bot of that name for a game; nothing if there is no such name. */
export function botFor({ knowledge }: Taught, id: string): Bot | undefined {
  if (id === randomBot.id) return randomBot;
  if (id === REVIEWER) return { id, decide: (question) => search(question, knowledge, defaultManner) };
  if (id === 'greedy') return greedyBot(id, knowledge, carefully);
  const skill = levels.includes(id as Level) ? skills[id as Level] : undefined;
  if (skill === undefined) return undefined;
  return 'care' in skill ? greedyBot(id, knowledge, skill.care) : searchBot(id, knowledge, skill.manner, skill.iterations);
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
