import type { Catalogues } from '@parlour/kernel';
import { en } from './en.ts';
import { online as onlineEn } from './online.en.ts';
import { online as onlinePl } from './online.pl.ts';
import { pl } from './pl.ts';

export const webText: Catalogues = { en: { ...en, ...onlineEn }, pl: { ...pl, ...onlinePl } };
