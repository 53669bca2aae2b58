import type { Catalogues } from '@parlour/kernel';
import { en } from './en.ts';
import { pl } from './pl.ts';

/** The server's own sentences, for whoever shows them. */
export const serverText: Catalogues = { en, pl };
