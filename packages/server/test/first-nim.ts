import type { AnyGame } from '@parlour/kernel';

/** Nim as it was once: the revision that is kept for games begun under it. */
export const firstNim = ((await import(new URL('../../nim/revisions/1.js', import.meta.url).href)) as { readonly game: AnyGame }).game;
