import type { Catalogues } from '@parlour/kernel';
import { catalogues } from './catalogues.ts';

/** The server's own sentences, for whoever shows them. */
export const serverText: Catalogues = catalogues;
