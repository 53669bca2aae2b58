// Written by `npm run format`: every file of every language beside it.
import { catalogue as en_bots } from './en/bots.ts';
import { catalogue as pl_bots } from './pl/bots.ts';

export const catalogues = {
  en: { ...en_bots },
  pl: { ...pl_bots },
};
