import type { Catalogues } from '../text.ts';
import { en } from './en.ts';
import { pl } from './pl.ts';

/** The kernel's own sentences: about options, saved games, scenarios and undo. */
export const kernelText: Catalogues = { en, pl };
