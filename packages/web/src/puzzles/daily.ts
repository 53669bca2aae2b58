/** The puzzle of the day: the same for everybody, wherever it is that day. */
import type { ShelvedPuzzle } from './shelf.ts';

/** A day as people write it in files: 2026-11-16. */
export type Day = string;

/** The day that it is here. */
export function dayOf(date: Date): Day {
  // Swedes write it so.
  return date.toLocaleDateString('sv');
}

/** Days since some day long ago. */
export function numberOf(day: Day): number {
  return Math.round(Date.parse(`${day}T00:00:00Z`) / 86_400_000);
}

/** All puzzles have their turn before one comes again. */
export function dailyPuzzle(puzzles: readonly ShelvedPuzzle[], day: Day): ShelvedPuzzle | undefined {
  return puzzles[numberOf(day) % puzzles.length];
}
