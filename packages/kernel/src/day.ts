/** The deal of the day: for each game one, the same for everybody, made by each device for itself. */

const FORM = 'day/1';

/** How many sit there: one person, all others bots. */
export const DAY_SEATS = 3;
/** Against which level of bots it is played. */
export const DAY_LEVEL = 'club';

/** `day` as people write it in files: 2026-11-16. */
export function daySeed(game: string, day: string): string {
  return `${FORM} ${game} ${day}`;
}

export function isDaySeed(seed: string): boolean {
  return seed.startsWith(`${FORM} `);
}
