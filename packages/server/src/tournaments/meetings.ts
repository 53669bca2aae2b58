import { type Lineup, peopleAt } from './lineup.ts';

/** What the rounds so far mean for the next. */
export interface Past {
  /** How often two entrants have sat at one table. */
  met(one: number, other: number): number;
  /** How often somebody sat with more bots than others did in the same round. */
  short(entrant: number): number;
  /** How often somebody sat in a seat. */
  sat(entrant: number, seat: number): number;
}

export function pastOf(rounds: readonly (readonly Lineup[])[]): Past {
  const meetings = new Map<number, number>();
  const shorts = new Map<number, number>();
  const seats = new Map<number, number>();
  for (const round of rounds) {
    const most = Math.max(...round.map((lineup) => peopleAt(lineup).length));
    for (const lineup of round) {
      const people = peopleAt(lineup);
      for (const [seat, entrant] of lineup.entries()) if (entrant !== null) count(seats, entrant * MANY + seat);
      for (const one of people) for (const other of people) if (one < other) count(meetings, pair(one, other));
      if (people.length < most) for (const entrant of people) count(shorts, entrant);
    }
  }
  return {
    met: (one, other) => meetings.get(pair(one, other)) ?? 0,
    short: (entrant) => shorts.get(entrant) ?? 0,
    sat: (entrant, seat) => seats.get(entrant * MANY + seat) ?? 0,
  };
}

/** More than there are entrants or seats: two numbers become one. */
const MANY = 1_000;

function pair(one: number, other: number): number {
  return Math.min(one, other) * MANY + Math.max(one, other);
}

function count(counts: Map<number, number>, key: number): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
