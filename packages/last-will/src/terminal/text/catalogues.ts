// Written by `npm run format`: every file of every language beside it.
import { catalogue as en_board } from './en/board.ts';
import { catalogue as pl_board } from './pl/board.ts';

export const catalogues = {
  en: { ...en_board },
  pl: { ...pl_board },
};
