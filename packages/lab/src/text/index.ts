import type { Catalogues } from '@parlour/kernel';
import { en } from './en.ts';
import { pl } from './pl.ts';
import { tournamentText } from '../tournament/text.ts';

export const labText: Catalogues = { en: { ...en, ...tournamentText['en'] }, pl: { ...pl, ...tournamentText['pl'] } };
