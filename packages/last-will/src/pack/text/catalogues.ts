// Written by `npm run format`: every file of every language beside it.
import { catalogue as en_sheet } from './en/sheet.ts';
import { catalogue as en_template } from './en/template.ts';
import { catalogue as pl_sheet } from './pl/sheet.ts';
import { catalogue as pl_template } from './pl/template.ts';

export const catalogues = {
  en: { ...en_sheet, ...en_template },
  pl: { ...pl_sheet, ...pl_template },
};
