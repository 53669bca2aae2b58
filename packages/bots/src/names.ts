/** The levels people choose from, weakest first. */
export const levels = ['novice', 'casual', 'club', 'expert', 'master'] as const;
export type Level = (typeof levels)[number];

/** What bots go by at a table, seat by seat: easy to tell apart, whatever their level. */
export const botNames = ['Ada', 'Bruno', 'Clara', 'Dario', 'Elena', 'Felix', 'Greta', 'Hugo'] as const;
