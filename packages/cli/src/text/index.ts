import type { Catalogues, Language } from '@parlour/kernel';
import { catalogues } from './catalogues.ts';

/** The command line's own sentences. */
export const cliText: Catalogues = catalogues;

export const languages: readonly Language[] = Object.keys(cliText);
