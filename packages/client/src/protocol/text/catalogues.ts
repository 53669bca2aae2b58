// Written by `npm run format`: every file of every language beside it.
import { catalogue as en_server } from './en/server.ts';
import { catalogue as pl_server } from './pl/server.ts';

export const catalogues = {
  en: { ...en_server },
  pl: { ...pl_server },
};
