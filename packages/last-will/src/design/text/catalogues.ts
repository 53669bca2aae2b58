// Written by `npm run format`: every file of every language beside it.
import { catalogue as en_design } from './en/design.ts';
import { catalogue as pl_design } from './pl/design.ts';

export const catalogues = {
  en: { ...en_design },
  pl: { ...pl_design },
};
