import { folders } from '#folders';
import { plainKnowledge, type Taught } from '@parlour/bots';
import type { AnyGame } from '@parlour/kernel';
import type { Terminal } from '@parlour/terminal-kit';
import { examples, titles } from './list.ts';

export const gameIds: readonly string[] = folders.withExamples ? [...titles, ...examples] : titles;

/** The rules of a game, loaded when somebody wants to play it; nothing if there is no such game. */
export async function loadGame(id: string): Promise<AnyGame | undefined> {
  return gameIds.includes(id) ? folders.load(id, 'rules') : undefined;
}

/** A game with what bots know of it, loaded when a bot sits down to it: what its own folder says or, without one, next to nothing. */
export async function teach(game: AnyGame): Promise<Taught> {
  return { game, knowledge: (await folders.load(game.id, 'bot')) ?? plainKnowledge(game) };
}

/** How a game looks at the terminal; nothing if it has no face of its own there. */
export async function loadTerminal(id: string): Promise<Terminal | undefined> {
  return folders.load(id, 'terminal');
}
