// Written by `npm run format`: every file of every language beside it.
import { catalogue as en_getting_sacked } from './en/getting-sacked.ts';
import { catalogue as en_last_will } from './en/last-will.ts';
import { catalogue as pl_getting_sacked } from './pl/getting-sacked.ts';
import { catalogue as pl_last_will } from './pl/last-will.ts';

export const catalogues = {
  en: { ...en_getting_sacked, ...en_last_will },
  pl: { ...pl_getting_sacked, ...pl_last_will },
};
