import type { Catalogues } from '../text.ts';
import { catalogues } from './catalogues.ts';

/** The kernel's own sentences: about options, saved games, scenarios and undo. */
export const kernelText: Catalogues = catalogues;
