import { shareOf } from '@parlour/bots';
import { type Lineup, peopleAt } from './lineup.ts';

/** What the first of a table gets; the last gets nothing, the others what lies between, evenly. Every seat gets half of it on average, at tables of any size. */
export const FIRST = 60;

/** A table whose game is over. `places`: 1 for the first and whoever shares that place, and so on. */
export interface Ended {
  readonly lineup: Lineup;
  readonly places: readonly number[];
}

/** The points of every seat. Whoever shares a place shares the points of those places. */
export function pointsOf(places: readonly number[]): number[] {
  return places.map((place) => {
    const behind = places.filter((other) => other > place).length;
    const beside = places.filter((other) => other === place).length - 1;
    return (FIRST * (behind + beside / 2)) / (places.length - 1);
  });
}

/** What somebody has done so far. */
export interface Row {
  readonly entrant: number;
  /** The same for those whom nothing tells apart. */
  readonly place: number;
  readonly games: number;
  readonly points: number;
  /** Victories; a shared one counts as its share. */
  readonly won: number;
  /** The victories that would have been a fair share. */
  readonly fair: number;
  /** Points a game of the people they played against: how strong these were. */
  readonly opposition: number;
}

/** Everybody from first to last: by points, then by victories, then by the strength of those they met. */
export function standings(entrants: number, ended: readonly Ended[]): Row[] {
  const counted = Array.from({ length: entrants }, (_, entrant) => countFor(entrant, ended));
  const average = counted.map(({ games, points }) => points / Math.max(1, games));
  const rows = counted.map((count) => {
    const met = ended
      .filter(({ lineup }) => lineup.includes(count.entrant))
      .flatMap(({ lineup }) => peopleAt(lineup).filter((other) => other !== count.entrant));
    return { ...count, opposition: met.reduce((sum, other) => sum + average[other]!, 0) / Math.max(1, met.length) };
  });
  const sorted = rows.toSorted((a, b) => compare(a, b) || a.entrant - b.entrant);
  return sorted.map((row) => ({ ...row, place: 1 + sorted.findIndex((other) => compare(other, row) === 0) }));
}

type Counted = Pick<Row, 'points' | 'won' | 'opposition'>;

function compare(a: Counted, b: Counted): number {
  return differ(b.points, a.points) || differ(b.won, a.won) || differ(b.opposition, a.opposition);
}

/** Sums of shares that are equal but for the last digit are equal. */
function differ(one: number, other: number): number {
  return Math.abs(one - other) < 1e-6 ? 0 : one - other;
}

function countFor(entrant: number, ended: readonly Ended[]) {
  const counted = { entrant, games: 0, points: 0, won: 0, fair: 0 };
  for (const { lineup, places } of ended) {
    const seat = lineup.indexOf(entrant);
    if (seat === -1) continue;
    const winners = [...places.keys()].filter((other) => places[other] === 1);
    counted.games++;
    counted.points += pointsOf(places)[seat]!;
    counted.won += shareOf(winners, seat);
    counted.fair += 1 / places.length;
  }
  return counted;
}
