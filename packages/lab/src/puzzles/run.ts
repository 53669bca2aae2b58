import { hash, type StoredPuzzle } from '@parlour/kernel';
import { nodeThread } from '@parlour/think/threads';
import { keptIn, type Ledger } from '../ledger.ts';
import { subjectOf } from '../subject.ts';
import { inThreads } from '../threads.ts';
import { puzzleMaker, type PuzzlePlan } from './make.ts';

/** What one game gave. */
interface Searched {
  readonly number: number;
  readonly puzzles: readonly StoredPuzzle[];
}

export interface PuzzleRun {
  readonly puzzles: readonly StoredPuzzle[];
  /** How many games were gone through for them. */
  readonly games: number;
}

/**
 * Goes through games on several threads until there are so many puzzles, or no more games. What the ledger holds is not done again, and
 * the puzzles are the same for any number of threads: those of the first games that have enough.
 */
export async function makePuzzles(
  plan: PuzzlePlan,
  count: number,
  jobs: number,
  ledger?: Ledger,
  progress: (puzzles: number) => void = () => {},
): Promise<PuzzleRun> {
  const { game } = await subjectOf(plan.game);
  await puzzleMaker(plan);
  const games = 'records' in plan.from ? plan.from.records.length : Number.POSITIVE_INFINITY;
  const kept = keptIn<Searched>(ledger, { ...plan, rules: game.revision, from: hash(plan.from) }, 'lab.other-puzzles');
  const searched = new Map(kept.map((game) => [game.number, game.puzzles]));
  let next = 0;
  const isEnough = () => firstGames(searched, count).puzzles.length >= count;
  const take = () => {
    while (searched.has(next)) next++;
    return next < games && !isEnough() ? next++ : undefined;
  };
  const done = (number: number, puzzles: readonly StoredPuzzle[]) => {
    searched.set(number, puzzles);
    ledger?.append(JSON.stringify({ number, puzzles }));
    progress(Math.min(count, firstGames(searched, count).puzzles.length));
  };
  await inThreads(Math.min(jobs, games), nodeThread<number, StoredPuzzle[]>(new URL('./worker.ts', import.meta.url), plan), take, done);
  return firstGames(searched, count);
}

/** What the games from the first on gave, as far as they are done without a gap. */
function firstGames(searched: ReadonlyMap<number, readonly StoredPuzzle[]>, count: number): PuzzleRun {
  const puzzles: StoredPuzzle[] = [];
  let games = 0;
  for (let found = searched.get(0); found !== undefined && puzzles.length < count; found = searched.get(++games)) puzzles.push(...found);
  return { puzzles: puzzles.slice(0, count), games };
}
