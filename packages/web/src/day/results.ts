/** How somebody did with the deals of the day, and how many days in a row; kept on this device. */
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { Day } from '../puzzles/daily.ts';
import { longer, type Streak } from '../puzzles/progress.ts';
import { dayGameId } from './day.ts';

export interface DayResult {
  readonly place: number;
  readonly of: number;
  readonly score: number;
}

interface Days {
  readonly results: Readonly<Record<string, DayResult>>;
  readonly streak: Streak;
}

export const useDays = create<Days>()(
  persist((): Days => ({ results: {}, streak: { days: 0, last: '', best: 0 } }), { name: 'parlour-days' }),
);

/** Notes how a deal ended for the first time; playing it again changes nothing. `today`: a day counts for the streak while it lasts. */
export function noteDay(game: string, day: Day, result: DayResult, today: Day): void {
  const { results, streak } = useDays.getState();
  const id = dayGameId(game, day);
  if (results[id] !== undefined) return;
  useDays.setState({ results: { ...results, [id]: result }, streak: day === today ? longer(streak, day) : streak });
}

/** How the first seat did, once it is over. */
export function resultOf(standings: readonly (readonly number[])[], scores: readonly number[]): DayResult {
  const ahead = standings.slice(
    0,
    standings.findIndex((seats) => seats.includes(0)),
  );
  return { place: ahead.flat().length + 1, of: scores.length, score: scores[0] ?? 0 };
}
