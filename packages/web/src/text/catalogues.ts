// Written by `npm run format`: every file of every language beside it.
import { catalogue as en_book } from './en/book.ts';
import { catalogue as en_cards } from './en/cards.ts';
import { catalogue as en_day } from './en/day.ts';
import { catalogue as en_deal } from './en/deal.ts';
import { catalogue as en_learn } from './en/learn.ts';
import { catalogue as en_mine } from './en/mine.ts';
import { catalogue as en_online } from './en/online.ts';
import { catalogue as en_page } from './en/page.ts';
import { catalogue as en_puzzles } from './en/puzzles.ts';
import { catalogue as pl_book } from './pl/book.ts';
import { catalogue as pl_cards } from './pl/cards.ts';
import { catalogue as pl_day } from './pl/day.ts';
import { catalogue as pl_deal } from './pl/deal.ts';
import { catalogue as pl_learn } from './pl/learn.ts';
import { catalogue as pl_mine } from './pl/mine.ts';
import { catalogue as pl_online } from './pl/online.ts';
import { catalogue as pl_page } from './pl/page.ts';
import { catalogue as pl_puzzles } from './pl/puzzles.ts';

export const catalogues = {
  en: { ...en_book, ...en_cards, ...en_day, ...en_deal, ...en_learn, ...en_mine, ...en_online, ...en_page, ...en_puzzles },
  pl: { ...pl_book, ...pl_cards, ...pl_day, ...pl_deal, ...pl_learn, ...pl_mine, ...pl_online, ...pl_page, ...pl_puzzles },
};
