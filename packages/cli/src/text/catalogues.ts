// Written by `npm run format`: every file of every language beside it.
import { catalogue as en_cli } from './en/cli.ts';
import { catalogue as en_host } from './en/host.ts';
import { catalogue as pl_cli } from './pl/cli.ts';
import { catalogue as pl_host } from './pl/host.ts';

export const catalogues = {
  en: { ...en_cli, ...en_host },
  pl: { ...pl_cli, ...pl_host },
};
