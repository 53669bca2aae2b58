// Written by `npm run format`: every file of every language beside it.
import { catalogue as en_alhambra } from './en/alhambra.ts';
import { catalogue as pl_alhambra } from './pl/alhambra.ts';

export const catalogues = {
  en: { ...en_alhambra },
  pl: { ...pl_alhambra },
};
