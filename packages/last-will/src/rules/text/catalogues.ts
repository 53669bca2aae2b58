// Written by `npm run format`: every file of every language beside it.
import { catalogue as en_book } from './en/book.ts';
import { catalogue as en_box } from './en/box.ts';
import { catalogue as en_cards } from './en/cards.ts';
import { catalogue as en_examples } from './en/examples.ts';
import { catalogue as en_game } from './en/game.ts';
import { catalogue as en_names } from './en/names.ts';
import { catalogue as en_pack } from './en/pack.ts';
import { catalogue as en_rules } from './en/rules.ts';
import { catalogue as pl_book } from './pl/book.ts';
import { catalogue as pl_box } from './pl/box.ts';
import { catalogue as pl_cards } from './pl/cards.ts';
import { catalogue as pl_examples } from './pl/examples.ts';
import { catalogue as pl_game } from './pl/game.ts';
import { catalogue as pl_names } from './pl/names.ts';
import { catalogue as pl_pack } from './pl/pack.ts';
import { catalogue as pl_rules } from './pl/rules.ts';

export const catalogues = {
  en: { ...en_book, ...en_box, ...en_cards, ...en_examples, ...en_game, ...en_names, ...en_pack, ...en_rules },
  pl: { ...pl_book, ...pl_box, ...pl_cards, ...pl_examples, ...pl_game, ...pl_names, ...pl_pack, ...pl_rules },
};
