import type { Catalogues } from '@parlour/kernel';
import { en } from './en.ts';
import { pl } from './pl.ts';

/** Words of this table beyond those of the game itself. */
export const text: Catalogues = { en, pl };
