// Written by `npm run format`: every file of every language beside it.
import { catalogue as en_game } from './en/game.ts';
import { catalogue as pl_game } from './pl/game.ts';

export const catalogues = {
  en: { ...en_game },
  pl: { ...pl_game },
};
