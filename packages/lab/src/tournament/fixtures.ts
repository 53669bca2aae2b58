import type { Budget, Effort } from '@parlour/bots';
import { Complaint, type OptionValues } from '@parlour/kernel';

/** Somebody in a tournament: a bot with its time to think, under the name it was entered with. */
export interface Entrant {
  readonly name: string;
  readonly bot: string;
  readonly budget: Budget;
}

/** Who plays what. Plain data, so that it can be sent to other threads and kept in a file. */
export interface Tournament {
  readonly game: string;
  readonly players: number;
  readonly entrants: readonly Entrant[];
  /** How many deals every table plays; all tables get the same. */
  readonly deals: number;
  readonly seed: string;
  readonly options: OptionValues;
  /** Whether every game is gone through again for what was luck in it, and how thoroughly. */
  readonly luck?: Effort;
}

/** One game of a tournament. */
export interface Fixture {
  readonly seed: string;
  /** Which entrant sits where. */
  readonly lineup: readonly number[];
}

/** An entrant as people write it: `master`, `expert:500` (iterations a decision) or `master:1000ms` (time a decision). */
export function readEntrant(written: string): Entrant {
  const [, bot, amount, unit] = /^([a-z-]+)(?::(\d+)(ms)?)?$/.exec(written) ?? [];
  if (bot === undefined || Number(amount) === 0) throw new Complaint('lab.entrant', { entrant: written });
  if (amount === undefined) return { name: written, bot, budget: {} };
  return { name: written, bot, budget: unit === 'ms' ? { milliseconds: Number(amount) } : { iterations: Number(amount) } };
}

/** Everybody meets everybody: each table seats as many different entrants as it can, and all its rotations play each deal. */
export function lineups({ players, entrants }: Tournament): number[][] {
  const different = Math.min(players, entrants.length);
  return tables(players, entrants.length, 0)
    .filter((table) => new Set(table).size === different)
    .flatMap((table) => table.map((_, turn) => [...table.slice(turn), ...table.slice(0, turn)]))
    .filter((lineup, index, all) => all.findIndex((other) => other.join() === lineup.join()) === index);
}

/** Every choice of `seats` entrants, from the one of number `from` on, an entrant more than once allowed. */
function tables(seats: number, entrants: number, from: number): number[][] {
  if (seats === 0) return [[]];
  const found: number[][] = [];
  for (let first = from; first < entrants; first++) for (const rest of tables(seats - 1, entrants, first)) found.push([first, ...rest]);
  return found;
}

/** The game of that number. A deal is played at all tables before the next, so that a tournament broken off is fair so far. */
export function fixture(tournament: Tournament, all: readonly (readonly number[])[], number: number): Fixture {
  const deal = Math.floor(number / all.length);
  return { seed: `${tournament.seed}/${deal}`, lineup: all[number % all.length]! };
}
