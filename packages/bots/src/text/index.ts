import type { Catalogues } from '@parlour/kernel';
import { en } from './en.ts';
import { pl } from './pl.ts';

/** What bots say about moves and games. */
export const botText: Catalogues = { en, pl };
