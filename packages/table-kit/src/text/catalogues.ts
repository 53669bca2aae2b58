// Written by `npm run format`: every file of every language beside it.
import { catalogue as en_kit } from './en/kit.ts';
import { catalogue as pl_kit } from './pl/kit.ts';

export const catalogues = {
  en: { ...en_kit },
  pl: { ...pl_kit },
};
