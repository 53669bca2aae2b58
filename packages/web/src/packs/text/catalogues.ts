// Written by `npm run format`: every file of every language beside it.
import { catalogue as en_packs } from './en/packs.ts';
import { catalogue as pl_packs } from './pl/packs.ts';

export const catalogues = {
  en: { ...en_packs },
  pl: { ...pl_packs },
};
