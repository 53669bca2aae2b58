import type { Catalogues } from '@parlour/kernel';
import { catalogues } from './catalogues.ts';

/** Words of this table beyond those of the game itself. */
export const text: Catalogues = catalogues;
