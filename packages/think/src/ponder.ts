import { type Bot, botFor, type Thought, type ThinkRequest } from '@parlour/bots';
import { loadGame, teach } from '@parlour/games';
import type { AnyGame } from '@parlour/kernel';
import { type Reply, replyTo } from './pool.ts';

/** What a thread does with a question, whatever kind of thread it is. */
export async function ponder({ game: gameId, rules, bot: botId, ...question }: ThinkRequest): Promise<Thought> {
  const game = await loadGame(gameId, rules);
  const bot = game && (await residentBot(game, botId));
  if (game === undefined || bot === undefined) throw new Error(`no bot ${botId} for ${gameId}`);
  return bot.decide({ ...question, game });
}

export const answer = (request: ThinkRequest): Promise<Reply<Thought>> => replyTo(() => ponder(request));

const residents = new Map<string, Bot>();

/** The same bot every time it is asked for in this thread, so that it can go on from what it thought last. */
async function residentBot(game: AnyGame, id: string): Promise<Bot | undefined> {
  const name = `${game.id} ${game.revision} ${id}`;
  const bot = residents.get(name) ?? botFor(await teach(game), id);
  if (bot !== undefined) residents.set(name, bot);
  return bot;
}
