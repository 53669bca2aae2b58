// Written by `npm run format`: every file of every language beside it.
import { catalogue as en_account } from './en/account.ts';
import { catalogue as en_pictures } from './en/pictures.ts';
import { catalogue as en_sheet } from './en/sheet.ts';
import { catalogue as en_table } from './en/table.ts';
import { catalogue as pl_account } from './pl/account.ts';
import { catalogue as pl_pictures } from './pl/pictures.ts';
import { catalogue as pl_sheet } from './pl/sheet.ts';
import { catalogue as pl_table } from './pl/table.ts';

export const catalogues = {
  en: { ...en_account, ...en_pictures, ...en_sheet, ...en_table },
  pl: { ...pl_account, ...pl_pictures, ...pl_sheet, ...pl_table },
};
