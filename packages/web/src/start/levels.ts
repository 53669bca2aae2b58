/** How bots are called, weakest first; the words for each are `level.<id>` and `level.<id>.help`. */
export const botLevels = ['novice', 'casual', 'club', 'expert', 'master'] as const;
/** Bots are people too, at the table. */
export const botNames = ['Aisha', 'Bruno', 'Clara', 'Dawid', 'Elena'] as const;
