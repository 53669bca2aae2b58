import type { Catalogues } from '@parlour/kernel';
import { catalogues } from './catalogues.ts';

/** Words of every table, whatever is played at it. */
export const kitText: Catalogues = catalogues;
