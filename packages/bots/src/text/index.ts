import type { Catalogues } from '@parlour/kernel';
import { catalogues } from './catalogues.ts';

/** What bots say about moves and games. */
export const botText: Catalogues = catalogues;
