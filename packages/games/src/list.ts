/** The games there are: a new one is a package of that name, and its id here. */
export const titles: readonly string[] = ['alhambra', 'last-will'];

/** Games to learn from, not to play: there while somebody works on Parlour (`PARLOUR_EXAMPLES=1`). */
export const examples: readonly string[] = ['nim'];
