/** What a course of chances says about a game: measures after Browne and Maire (2010) and others. */
import type { Seat } from '@parlour/kernel';

/** What does not depend on how boldly chances are estimated. */
export interface Drama {
  /** How often another seat took the lead, and the same for each step of the course. */
  readonly leads: number;
  readonly leadShare: number;
  /** The share of the course that was left when the winner passed all that anybody else ever had. */
  readonly decided: number;
  /** The most that the winner gained in one step. */
  readonly leap: number;
}

/** Each seat's chance of winning, before one decision after the other. */
export type Course = readonly (readonly number[])[];

/** A seat takes the lead only when it is ahead by this much: estimates tremble. */
const AHEAD = 0.02;

export function dramaOf(course: Course, winners: readonly Seat[]): Drama {
  const leads = leadChanges(course);
  const won = course.map((chances) => chanceOf(winners, chances));
  return {
    leads,
    leadShare: leads / Math.max(1, course.length - 1),
    decided: decidedFor(course, winners),
    leap: Math.max(0, ...won.slice(1).map((chance, index) => chance - won[index]!)),
  };
}

function chanceOf(winners: readonly Seat[], chances: readonly number[]): number {
  return Math.max(...winners.map((seat) => chances[seat]!));
}

/** How far the winner was behind while somebody else was ahead: the mean of the root of the difference. */
export function comeback(course: Course, winners: readonly Seat[]): number {
  return mean(
    course.flatMap((chances) => {
      const gap = Math.max(...chances) - chanceOf(winners, chances);
      return gap > 0 ? Math.sqrt(gap) : [];
    }),
  );
}

/** How open it was in the last quarter, 1 if all had the same chance. */
export function lateUncertainty(course: Course): number {
  return mean(course.slice(Math.floor((course.length * 3) / 4)).map(openness));
}

function leadChanges(course: Course): number {
  let leader: Seat | undefined;
  let changes = 0;
  for (const chances of course) {
    const first = chances.indexOf(Math.max(...chances));
    if (leader === undefined) leader = first;
    else if (first !== leader && chances[first]! >= chances[leader]! + AHEAD) {
      leader = first;
      changes++;
    }
  }
  return changes;
}

function decidedFor(course: Course, winners: readonly Seat[]): number {
  const losers = course.map((chances) => Math.max(0, ...chances.filter((_, seat) => !winners.includes(seat))));
  const most = Math.max(0, ...losers);
  const at = course.findIndex((chances) => winners.some((seat) => chances[seat]! > most));
  return at < 0 ? 0 : 1 - at / course.length;
}

/** The entropy of some chances, 1 if they are all the same. */
export function openness(chances: readonly number[]): number {
  return entropy(chances) / Math.log(chances.length);
}

export function entropy(shares: readonly number[]): number {
  let sum = 0;
  for (const share of shares) if (share > 0) sum -= share * Math.log(share);
  return sum;
}

export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
