import { cheapest, type Costs } from './grouping.ts';
import type { Format, Lineup } from './lineup.ts';
import { type Past, pastOf } from './meetings.ts';

/** Meeting somebody again is worse than anything, sitting with more bots than others again is worse than a difference in strength. */
const AGAIN = 1_000_000;
const SHORT = 1_000;

/** Somebody who plays on, and how they stand: points a game, as a share of the most there are. */
export interface Contender {
  readonly entrant: number;
  readonly strength: number;
}

/**
 * The tables of the next round. `contenders`: those who play on, the best first. `all`: how many there were at the start. Whoever can avoid it meets
 * nobody twice; among what is left the equally strong meet.
 */
export function nextRound(format: Format, contenders: readonly Contender[], all: number, rounds: readonly (readonly Lineup[])[]): Lineup[] {
  const past = pastOf(rounds);
  const groups = isAllPlayAll(format, all)
    ? allPlayAll(contenders, all, rounds.length)
    : cheapest(
        contenders.map(({ entrant }) => entrant),
        sizes(contenders.length, format.seats - format.bots),
        costsOf(contenders, past, format),
      );
  return groups.map((group) => seatsFor(group, format.seats, past));
}

/** Everybody meets everybody where two people sit at a table and there are rounds enough. */
export function isAllPlayAll({ seats, bots, rounds }: Format, all: number): boolean {
  return seats - bots === 2 && rounds >= even(all) - 1;
}

/** How many people sit at each table: as few tables as can be, people spread evenly; bots fill them. */
export function sizes(people: number, most: number): number[] {
  const tables = Math.ceil(people / most);
  return Array.from({ length: tables }, (_, table) => Math.floor((people + tables - 1 - table) / tables));
}

function costsOf(contenders: readonly Contender[], past: Past, { seats, bots }: Format): Costs {
  const strength = new Map(contenders.map(({ entrant, strength }) => [entrant, strength]));
  return {
    together: (one, other) => AGAIN * past.met(one, other) ** 2 + (strength.get(one)! - strength.get(other)!) ** 2,
    among: (person, size) => (size < seats - bots ? SHORT * past.short(person) : 0),
    enough: SHORT,
  };
}

/** The circle: the first stays, all others move on by one place a round. Whose opponent is missing or has left plays against a bot. */
function allPlayAll(contenders: readonly Contender[], all: number, round: number): number[][] {
  const present = new Set(contenders.map(({ entrant }) => entrant));
  const circle = even(all) - 1;
  const at = (place: number) => (place === 0 ? 0 : 1 + ((place - 1 + round) % circle));
  const pairs = Array.from({ length: even(all) / 2 }, (_, place) => [at(place), at(circle - place)]);
  return pairs.map((pair) => pair.filter((entrant) => present.has(entrant))).filter((pair) => pair.length > 0);
}

function even(number: number): number {
  return number + (number % 2);
}

/** Everybody where they have sat least so far. */
function seatsFor(group: readonly number[], seats: number, past: Past): Lineup {
  let found: Lineup = [];
  let least = Number.POSITIVE_INFINITY;
  for (const lineup of seatings(group, seats)) {
    const cost = lineup.reduce<number>((sum, entrant, seat) => sum + (entrant === null ? 0 : 2 * past.sat(entrant, seat) + 1), 0);
    if (cost < least) [found, least] = [lineup, cost];
  }
  return found;
}

/** Every way to put a group into so many seats; those in front first. */
function* seatings(group: readonly number[], seats: number): Generator<Lineup> {
  if (seats === 0) return yield [];
  for (const [index, entrant] of group.entries())
    for (const rest of seatings(group.toSpliced(index, 1), seats - 1)) yield [entrant, ...rest];
  if (seats > group.length) for (const rest of seatings(group, seats - 1)) yield [null, ...rest];
}
