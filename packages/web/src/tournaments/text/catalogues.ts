// Written by `npm run format`: every file of every language beside it.
import { catalogue as en_tournaments } from './en/tournaments.ts';
import { catalogue as pl_tournaments } from './pl/tournaments.ts';

export const catalogues = {
  en: { ...en_tournaments },
  pl: { ...pl_tournaments },
};
