import { loadGame } from '@parlour/games';
import type { Thought } from '../bot.ts';
import { residentBot } from '../taught.ts';
import type { ThinkRequest } from './thinker.ts';

/** What a worker sends back. */
export type Answer = { readonly thought: Thought } | { readonly failure: string };

/** The work of a worker, whatever kind of thread it runs in. */
export async function answer({ game: gameId, bot: botId, ...question }: ThinkRequest): Promise<Answer> {
  try {
    const game = await loadGame(gameId);
    const bot = game && (await residentBot(game, botId));
    if (game === undefined || bot === undefined) return { failure: `no bot ${botId} for ${gameId}` };
    return { thought: bot.decide({ ...question, game }) };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}
