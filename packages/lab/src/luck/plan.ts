/** How much of a result is chance, at each level and number of players: what is played to know it. */
import type { Effort } from '@parlour/bots';
import type { Entrant, Tournament } from '../tournament/fixtures.ts';

/** Equals play each other. */
export interface LuckTable {
  readonly game: string;
  readonly players: number;
  readonly level: Entrant;
}

/** Plain data, so that it can be sent to other threads and kept in a file. */
export interface LuckPlan {
  readonly tables: readonly LuckTable[];
  /** At every table. */
  readonly deals: number;
  readonly seed: string;
  readonly luck: Effort;
}

/** A deal is played at all tables before the next, so that what is broken off is worth something. */
export function pieceOf({ tables }: LuckPlan, number: number): { readonly table: number; readonly deal: number } {
  return { table: number % tables.length, deal: Math.floor(number / tables.length) };
}

/** A table as a tournament with nobody else in it. */
export function tournamentAt({ deals, seed, luck }: LuckPlan, { game, players, level }: LuckTable): Tournament {
  return { game, players, entrants: [level], deals, seed, options: {}, luck };
}
