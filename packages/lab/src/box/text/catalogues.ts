// Written by `npm run format`: every file of every language beside it.
import { catalogue as en_box } from './en/box.ts';
import { catalogue as pl_box } from './pl/box.ts';

export const catalogues = {
  en: { ...en_box },
  pl: { ...pl_box },
};
