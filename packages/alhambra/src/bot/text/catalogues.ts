// Written by `npm run format`: every file of every language beside it.
import { catalogue as en_why } from './en/why.ts';
import { catalogue as pl_why } from './pl/why.ts';

export const catalogues = {
  en: { ...en_why },
  pl: { ...pl_why },
};
