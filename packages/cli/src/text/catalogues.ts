// Written by `npm run format`: every file of every language beside it.
import { catalogue as en_cli } from './en/cli.ts';
import { catalogue as en_host } from './en/host.ts';
import { catalogue as en_lab } from './en/lab.ts';
import { catalogue as en_pack } from './en/pack.ts';
import { catalogue as pl_cli } from './pl/cli.ts';
import { catalogue as pl_host } from './pl/host.ts';
import { catalogue as pl_lab } from './pl/lab.ts';
import { catalogue as pl_pack } from './pl/pack.ts';

export const catalogues = {
  en: { ...en_cli, ...en_host, ...en_lab, ...en_pack },
  pl: { ...pl_cli, ...pl_host, ...pl_lab, ...pl_pack },
};
