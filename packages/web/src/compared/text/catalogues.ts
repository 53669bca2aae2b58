// Written by `npm run format`: every file of every language beside it.
import { catalogue as en_compared } from './en/compared.ts';
import { catalogue as pl_compared } from './pl/compared.ts';

export const catalogues = {
  en: { ...en_compared },
  pl: { ...pl_compared },
};
