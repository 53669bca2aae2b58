import type { AnyGame } from '@parlour/kernel';
import { takeDown } from '@parlour/shelf';
import type { Bot, Thought } from '../bot.ts';
import { botFor } from '../taught.ts';
import type { ThinkRequest } from './thinker.ts';

/** What a worker sends back. */
export type Answer = { readonly thought: Thought } | { readonly failure: string };

/** Bots that were asked before: the strongest goes on from what it thought last. */
const known = new Map<string, Promise<Bot | undefined>>();

function acquaintance(game: AnyGame, id: string): Promise<Bot | undefined> {
  const name = `${game.id} ${id}`;
  const bot = known.get(name) ?? botFor(game, id);
  known.set(name, bot);
  return bot;
}

/** The work of a worker, whatever kind of thread it runs in. */
export async function answer({ game: gameId, bot: botId, ...question }: ThinkRequest): Promise<Answer> {
  try {
    const game = await takeDown(gameId);
    const bot = game && (await acquaintance(game, botId));
    if (game === undefined || bot === undefined) return { failure: `no bot ${botId} for ${gameId}` };
    return { thought: bot.decide({ ...question, game }) };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}
