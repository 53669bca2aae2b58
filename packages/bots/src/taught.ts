import type { AnyGame } from '@parlour/kernel';
import { type Bot, randomBot } from './bot.ts';
import { type AnyKnowledge, plainKnowledge } from './knowledge.ts';
import { levelBot } from './levels.ts';

/** What bots know about the games they were taught, each loaded only when a bot sits down to it: a page that plays one game never fetches the other. */
const taught: Readonly<Record<string, () => Promise<AnyKnowledge>>> = {
  alhambra: async () => (await import('./alhambra/index.ts')).alhambraKnowledge(),
  'last-will': async () => (await import('./last-will/index.ts')).lastWillKnowledge(),
};

export async function knowledgeOf(game: AnyGame): Promise<AnyKnowledge> {
  return (Object.hasOwn(taught, game.id) ? await taught[game.id]?.() : undefined) ?? plainKnowledge(game);
}

/** The bot of that name for a game, taught or not; nothing if there is no such name. */
export async function botFor(game: AnyGame, id: string): Promise<Bot | undefined> {
  return id === 'random' ? randomBot : levelBot(id, await knowledgeOf(game));
}

const residents = new Map<string, Bot>();

/** The same bot every time it is asked for in this thread, so that it can go on from what it thought last. */
export async function residentBot(game: AnyGame, id: string): Promise<Bot | undefined> {
  const name = `${game.id} ${id}`;
  const bot = residents.get(name) ?? (await botFor(game, id));
  if (bot !== undefined) residents.set(name, bot);
  return bot;
}
