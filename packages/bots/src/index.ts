import type { AnyGame } from '@parlour/kernel';
import { type Bot, randomBot } from './bot.ts';

export * from './bot.ts';

/** The levels people choose from, weakest first. */
export const levels = ['novice', 'casual', 'club', 'expert', 'master'] as const;

/** Everything that can sit at a table: the levels, and two simple players for simulations. */
export const botIds: readonly string[] = ['random', 'greedy', ...levels];

/** The bot of that name for a game; nothing if there is none. */
export function botFor(_game: AnyGame, id: string): Bot | undefined {
  return id === 'random' ? randomBot : undefined;
}
