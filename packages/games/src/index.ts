import { keptRevisions, loadBot, loadKept, loadRules, withExamples } from '#folders';
import { plainKnowledge, type Taught } from '@parlour/bots';
import { type AnyGame, Complaint } from '@parlour/kernel';
import type { LoadGame } from './face.ts';
import { examples, titles } from './list.ts';

export type { LoadGame } from './face.ts';

export const gameIds: readonly string[] = withExamples ? [...titles, ...examples] : titles;

/**
 * The rules of a game, loaded when somebody wants to play it. A new game is played by today's; one that was begun under another revision
 * is played by that to its end.
 */
export const loadGame: LoadGame = async (id, revision) => {
  const today = gameIds.includes(id) ? await loadRules(id) : undefined;
  if (today === undefined || revision === undefined || revision === today.revision) return today;
  // A revision becomes part of a path.
  const kept = Number.isSafeInteger(revision) ? await loadKept(id, revision) : undefined;
  return kept?.game ?? notKept(today, revision);
};

/** The same among these games alone; the first of an id is today's. */
export function loaderOf(games: readonly AnyGame[]): LoadGame {
  return async (id, revision) => {
    const known = games.filter((game) => game.id === id);
    const [today] = known;
    if (today === undefined || revision === undefined) return today;
    return known.find((game) => game.revision === revision) ?? notKept(today, revision);
  };
}

function notKept(today: AnyGame, revision: number): never {
  throw new Complaint('record.other-rules', { rules: revision, known: today.revision });
}

/** The revisions of a game that can be played, the latest first. */
export async function knownRevisions(id: string): Promise<number[]> {
  const today = await loadGame(id);
  if (today === undefined) return [];
  return [...new Set([today.revision, ...(await keptRevisions(id))])].toSorted((a, b) => b - a);
}

/** A game with what bots know of it, loaded when a bot sits down to it: what its own folder says or, without one, next to nothing. */
export async function teach(game: AnyGame): Promise<Taught> {
  const { id, revision } = game;
  const today = await loadRules(id);
  const kept = today === undefined || today.revision === revision ? undefined : await loadKept(id, revision);
  const knowledge = kept === undefined ? await loadBot(id) : kept.knowledge;
  return { game, knowledge: knowledge ?? plainKnowledge(game) };
}

/** How a game looks at the terminal, what its designers ask, and how packs of its cards are written; nothing if it has no such folder. */
export { loadDesign, loadPackFormat, loadTerminal } from '#folders';
