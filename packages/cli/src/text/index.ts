import type { Catalogues, Language } from '@parlour/kernel';
import { en } from './en.ts';
import { pl } from './pl.ts';

/** The command line's own sentences. */
export const cliText: Catalogues = { en, pl };

export const languages: readonly Language[] = ['en', 'pl'];
