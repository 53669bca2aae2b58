/** Last Will and Getting Sacked at the table in the browser. */
import type { Types } from '../rules/index.ts';
import type { Plug } from '@parlour/table-kit/state/plug.ts';
import { account } from './account.ts';
import { about } from './about.ts';
import { flights, sound } from './flights.tsx';
import { Material } from './Material.tsx';
import { outcome, preferred } from './outcome.ts';
import { compose, picks } from './picks.ts';
import { Result } from './Result.tsx';
import { apart } from './spoken.ts';
import { Table } from './Table.tsx';
import { text } from './text/index.ts';
import { tips } from './tips.ts';
import { confirm, progress } from './prompts.ts';

export const plug: Plug<Types> = {
  Table,
  text,
  picks,
  compose,
  confirm,
  progress,
  account,
  apart,
  outcome,
  preferred,
  tips,
  about,
  flights,
  sound,
  sheet: () => undefined,
  Result,
  Material,
};
