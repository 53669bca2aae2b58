// Written by `npm run format`: every file of every language beside it.
import { catalogue as en_boards } from './en/boards.ts';
import { catalogue as en_cli } from './en/cli.ts';
import { catalogue as en_host } from './en/host.ts';
import { catalogue as pl_boards } from './pl/boards.ts';
import { catalogue as pl_cli } from './pl/cli.ts';
import { catalogue as pl_host } from './pl/host.ts';

export const catalogues = {
  en: { ...en_boards, ...en_cli, ...en_host },
  pl: { ...pl_boards, ...pl_cli, ...pl_host },
};
