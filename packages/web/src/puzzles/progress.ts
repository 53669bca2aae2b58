/** What somebody has solved, and how many days in a row; kept on this device. */
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { type Day, numberOf } from './daily.ts';
import type { ShelvedPuzzle } from './shelf.ts';

/** What counts is the first try. */
export type Result = 'solved' | 'failed';

export interface Streak {
  /** How many days in a row a daily puzzle was solved, the last of them, and the most ever. */
  readonly days: number;
  readonly last: Day;
  readonly best: number;
}

/** Which puzzles of a game somebody wants; nothing: any. */
export interface Wanted {
  readonly set?: string | undefined;
  readonly theme?: string | undefined;
  readonly level?: string | undefined;
}

export interface PuzzleProgress {
  readonly results: Readonly<Record<string, Result>>;
  readonly streak: Streak;
  readonly wanted: Readonly<Record<string, Wanted>>;
}

export const usePuzzleProgress = create<PuzzleProgress>()(
  persist((): PuzzleProgress => ({ results: {}, streak: { days: 0, last: '', best: 0 }, wanted: {} }), { name: 'parlour-puzzles' }),
);

/** Notes what came of the first try; later ones change nothing. `daily`: it is the puzzle of that day. */
export function noteResult(id: string, result: Result, daily?: Day): void {
  const { results, streak } = usePuzzleProgress.getState();
  const before = results[id];
  usePuzzleProgress.setState({
    results: { ...results, [id]: before ?? result },
    streak: daily !== undefined && result === 'solved' && before !== 'failed' ? longer(streak, daily) : streak,
  });
}

/** The streak after something was done on a day. */
export function longer({ days, last, best }: Streak, day: Day): Streak {
  if (day === last) return { days, last, best };
  const now = last !== '' && numberOf(day) === numberOf(last) + 1 ? days + 1 : 1;
  return { days: now, last: day, best: Math.max(best, now) };
}

/** The streak as it stands on a day: over if yesterday was left out. */
export function streakOn({ days, last }: Streak, day: Day): number {
  return last !== '' && numberOf(day) - numberOf(last) <= 1 ? days : 0;
}

export function isWanted({ set, stored: { theme, level } }: ShelvedPuzzle, wanted: Wanted): boolean {
  return [
    [wanted.set, set],
    [wanted.theme, theme],
    [wanted.level, level],
  ].every(([wish, found]) => wish === undefined || wish === found);
}

/** The next one: what was never tried, then what was failed; nothing once all of them are solved. */
export function nextPuzzle(
  puzzles: readonly ShelvedPuzzle[],
  results: Readonly<Record<string, Result>>,
  wanted: Wanted,
  after?: string,
): ShelvedPuzzle | undefined {
  const left = puzzles.filter((puzzle) => puzzle.id !== after && isWanted(puzzle, wanted) && results[puzzle.id] !== 'solved');
  return left.find(({ id }) => results[id] === undefined) ?? left[0];
}
