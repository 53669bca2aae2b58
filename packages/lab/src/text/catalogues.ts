// Written by `npm run format`: every file of every language beside it.
import { catalogue as en_lab } from './en/lab.ts';
import { catalogue as en_study } from './en/study.ts';
import { catalogue as en_tournament } from './en/tournament.ts';
import { catalogue as en_tuning } from './en/tuning.ts';
import { catalogue as pl_lab } from './pl/lab.ts';
import { catalogue as pl_study } from './pl/study.ts';
import { catalogue as pl_tournament } from './pl/tournament.ts';
import { catalogue as pl_tuning } from './pl/tuning.ts';

export const catalogues = {
  en: { ...en_lab, ...en_study, ...en_tournament, ...en_tuning },
  pl: { ...pl_lab, ...pl_study, ...pl_tournament, ...pl_tuning },
};
