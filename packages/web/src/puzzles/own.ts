/** Puzzles from one's own games: finished games on this device are gone through on request, while one does something else. */
import { puzzlesIn } from '@parlour/bots';
import { loadGame, teach } from '@parlour/games';
import { type StoredPuzzle, storePuzzle } from '@parlour/kernel';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { Thinker } from '@parlour/think';
import type { SavedGame } from '../engine/saved-games.ts';
import { onShelf, type ShelvedPuzzle } from './shelf.ts';

/** So many are enough of one game. */
const MOST = 3;

/** What was found in one saved game. */
interface SearchedGame {
  readonly game: string;
  readonly rules: number;
  readonly puzzles: readonly StoredPuzzle[];
}

/** By the id of the saved game; those without puzzles too, so that nobody searches them again. */
export const useOwnPuzzles = create<Readonly<Record<string, SearchedGame>>>()(persist(() => ({}), { name: 'parlour-own-puzzles' }));

export function ownPuzzles(searched: Readonly<Record<string, SearchedGame>>, game?: string): ShelvedPuzzle[] {
  return onShelf(Object.values(searched).filter((found) => game === undefined || found.game === game));
}

/** How far a search is. */
export interface Search {
  /** Of all decisions in all games. */
  readonly share: number;
  readonly found: number;
}

/** The search that goes on, if one does: it outlives the page that began it. */
export const useSearch = create<{ readonly search: Search | undefined; readonly stop: () => void }>()(() => ({
  search: undefined,
  stop: () => undefined,
}));

/** The finished games that somebody has played here and that were not searched yet; no short ones of lessons, to which no seed leads. */
export function unsearched(games: readonly SavedGame[], searched: Readonly<Record<string, SearchedGame>>): SavedGame[] {
  return games.filter(
    ({ id, over, record }) =>
      over && searched[id] === undefined && record.position === undefined && record.seats.some(({ bot }) => bot === undefined),
  );
}

/** Goes through these games; one that cannot be read is passed over. Stops, with what it has, when it is asked to. */
export async function searchOwn(games: readonly SavedGame[], thinker: Thinker): Promise<void> {
  const ending = new AbortController();
  useSearch.setState({ search: { share: 0, found: 0 }, stop: () => ending.abort() });
  let found = 0;
  try {
    for (const [index, { id, record }] of games.entries()) {
      const looked = (done: number, all: number) => useSearch.setState({ search: { share: (index + done / all) / games.length, found } });
      const puzzles = await searchGame(record, (request) => thinker.think(request, ending.signal), looked).catch(() => []);
      if (ending.signal.aborted) return;
      found += puzzles.length;
      useOwnPuzzles.setState({ [id]: { game: record.game, rules: record.rules, puzzles } });
    }
  } finally {
    await thinker.close();
    useSearch.setState({ search: undefined });
  }
}

async function searchGame(
  record: SavedGame['record'],
  think: Parameters<typeof puzzlesIn>[2],
  looked: (done: number, all: number) => void,
) {
  const game = await loadGame(record.game, record.rules);
  if (game === undefined) return [];
  const of = (seat: number) => record.seats[seat]?.bot === undefined;
  const found = await puzzlesIn(await teach(game), record, think, { most: MOST, of, looked });
  return found.map((puzzle) => storePuzzle(game, puzzle));
}
