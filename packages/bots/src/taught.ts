import type { AnyGame } from '@parlour/kernel';
import { alhambraKnowledge } from './alhambra/index.ts';
import { type Bot, randomBot } from './bot.ts';
import { type AnyKnowledge, plainKnowledge } from './knowledge.ts';
import { lastWillKnowledge } from './last-will/index.ts';
import { levelBot } from './levels.ts';

/** What bots know about the games they were taught. */
const taught: Readonly<Record<string, AnyKnowledge>> = { alhambra: alhambraKnowledge(), 'last-will': lastWillKnowledge() };

export function knowledgeOf(game: AnyGame): AnyKnowledge {
  return (Object.hasOwn(taught, game.id) ? taught[game.id] : undefined) ?? plainKnowledge(game);
}

/** The bot of that name for a game, taught or not; nothing if there is no such name. */
export function botFor(game: AnyGame, id: string): Bot | undefined {
  return id === 'random' ? randomBot : levelBot(id, knowledgeOf(game));
}
