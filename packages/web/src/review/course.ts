import type { Seat } from '@parlour/kernel';

/** From this step on, somebody was most likely to win. */
export interface Lead {
  readonly from: number;
  readonly seat: Seat;
  readonly chance: number;
}

/** Whoever passes all others for a moment only does not lead. */
const LEAST = 3;

/** Who was most likely to win, one after the other, from everybody's chances at each step. */
export function courseOf(points: readonly (readonly number[])[]): Lead[] {
  const runs: { from: number; seat: Seat; steps: number }[] = [];
  for (const [from, chances] of points.entries()) {
    const seat = chances.indexOf(Math.max(...chances));
    const run = runs.at(-1);
    if (run?.seat === seat) run.steps++;
    else runs.push({ from, seat, steps: 1 });
  }
  const leads: Lead[] = [];
  // The last word counts, however short: so the game ended.
  for (const { from, seat, steps } of runs)
    if ((steps >= LEAST || from + steps === points.length) && leads.at(-1)?.seat !== seat)
      leads.push({ from, seat, chance: points[from]?.[seat] ?? 0 });
  return leads;
}
