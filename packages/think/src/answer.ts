import { type Bot, botFor, type Thought, type ThinkRequest } from '@parlour/bots';
import { loadGame, teach } from '@parlour/games';
import type { AnyGame } from '@parlour/kernel';

/** What a worker sends back. */
export type Answer = { readonly thought: Thought } | { readonly failure: string };

/** The work of a worker, whatever kind of thread it runs in. */
export async function answer({ game: gameId, rules, bot: botId, ...question }: ThinkRequest): Promise<Answer> {
  try {
    const game = await loadGame(gameId, rules);
    const bot = game && (await residentBot(game, botId));
    if (game === undefined || bot === undefined) return { failure: `no bot ${botId} for ${gameId}` };
    return { thought: bot.decide({ ...question, game }) };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}

const residents = new Map<string, Bot>();

/** The same bot every time it is asked for in this thread, so that it can go on from what it thought last. */
async function residentBot(game: AnyGame, id: string): Promise<Bot | undefined> {
  const name = `${game.id} ${game.revision} ${id}`;
  const bot = residents.get(name) ?? botFor(await teach(game), id);
  if (bot !== undefined) residents.set(name, bot);
  return bot;
}
