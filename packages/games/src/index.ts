import { loadBot, loadRules, withExamples } from '#folders';
import { plainKnowledge, type Taught } from '@parlour/bots';
import type { AnyGame } from '@parlour/kernel';
import { examples, titles } from './list.ts';

export const gameIds: readonly string[] = withExamples ? [...titles, ...examples] : titles;

/** The rules of a game, loaded when somebody wants to play it; nothing if there is no such game. */
export async function loadGame(id: string): Promise<AnyGame | undefined> {
  return gameIds.includes(id) ? loadRules(id) : undefined;
}

/** A game with what bots know of it, loaded when a bot sits down to it: what its own folder says or, without one, next to nothing. */
export async function teach(game: AnyGame): Promise<Taught> {
  return { game, knowledge: (await loadBot(game.id)) ?? plainKnowledge(game) };
}

/** How a game looks at the terminal; nothing if it has no face of its own there. */
export { loadTerminal } from '#folders';
