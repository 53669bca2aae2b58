/** The puzzles there are: those that ship with each game, loaded when somebody wants one, and those found in one's own games. */
import { gameIds } from '@parlour/games';
import { type PuzzleFile, puzzleId, readPuzzles, type StoredPuzzle } from '@parlour/kernel';

const files = import.meta.glob<string>('../../../*/puzzles/*.json', { query: '?raw', import: 'default' });

/** A puzzle with what must be known to open it. */
export interface ShelvedPuzzle {
  readonly id: string;
  readonly game: string;
  /** The revision of the rules that leads to it. */
  readonly rules: number;
  /** What it is one of, named by its file: a game, an expansion. Nothing for one's own. */
  readonly set?: string;
  readonly stored: StoredPuzzle;
}

/** The games that come with puzzles. */
export const puzzledIds: readonly string[] = gameIds.filter((game) => pathsOf(game).length > 0);

const shelves = new Map<string, Promise<readonly ShelvedPuzzle[]>>();

/** All that ship with a game, in an order that has nothing to do with where they are from: two of one game are seldom neighbours. */
export function shippedPuzzles(game: string): Promise<readonly ShelvedPuzzle[]> {
  const known = shelves.get(game);
  if (known !== undefined) return known;
  const loading = Promise.all(pathsOf(game).map(readSet)).then(onShelf);
  shelves.set(game, loading);
  // What could not be loaded is tried again.
  loading.catch(() => shelves.delete(game));
  return loading;
}

async function readSet(path: string): Promise<PuzzleSet> {
  return { ...readPuzzles(await files[path]!()), set: /([^/]+)\.json$/.exec(path)![1]! };
}

type PuzzleSet = Pick<PuzzleFile, 'game' | 'rules' | 'puzzles'> & Pick<ShelvedPuzzle, 'set'>;

export function onShelf(read: readonly PuzzleSet[]): ShelvedPuzzle[] {
  return read
    .flatMap(({ puzzles, game, rules, set }) =>
      puzzles.map((stored) => ({ id: puzzleId(stored), game, rules, ...(set === undefined ? {} : { set }), stored })),
    )
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

function pathsOf(game: string): string[] {
  return Object.keys(files).filter((path) => path.startsWith(`../../../${game}/puzzles/`));
}

/** Where the page shows it. */
export function addressOf({ game, id }: Pick<ShelvedPuzzle, 'game' | 'id'>): string {
  return `/puzzles/${game}/${id}`;
}
