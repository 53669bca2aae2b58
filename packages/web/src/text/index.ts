import type { Catalogues } from '@parlour/kernel';
import { en } from './en.ts';
import { pl } from './pl.ts';

export const webText: Catalogues = { en, pl };
