// Written by `npm run format`: every file of every language beside it.
import { catalogue as en_book } from './en/book.ts';
import { catalogue as en_box } from './en/box.ts';
import { catalogue as en_examples } from './en/examples.ts';
import { catalogue as en_game } from './en/game.ts';
import { catalogue as pl_book } from './pl/book.ts';
import { catalogue as pl_box } from './pl/box.ts';
import { catalogue as pl_examples } from './pl/examples.ts';
import { catalogue as pl_game } from './pl/game.ts';

export const catalogues = {
  en: { ...en_book, ...en_box, ...en_examples, ...en_game },
  pl: { ...pl_book, ...pl_box, ...pl_examples, ...pl_game },
};
