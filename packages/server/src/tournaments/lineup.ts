/** Who sits where at a table of a tournament, seat by seat: an entrant's number, or null for a bot. */
export type Lineup = readonly (number | null)[];

/** What a round is made from. */
export interface Format {
  /** Seats of every table. */
  readonly seats: number;
  /** How many of them are kept for bots even where there are people enough. */
  readonly bots: number;
  readonly rounds: number;
}

/** The people among those at a table. */
export function peopleAt(lineup: Lineup): number[] {
  return lineup.filter((entrant) => entrant !== null);
}
