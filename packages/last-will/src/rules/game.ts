import type { Game } from '@parlour/kernel';
import { guess } from './secrets/guess.ts';
import { optionFields, refuseOptions } from './options.ts';
import { recall } from './secrets/recall.ts';
import { moves, play, refuse, toAct, wasteful } from './round.ts';
import { scoresOf, standingsOf } from './scoring.ts';
import { scribe } from './scribe.ts';
import { reshuffle, setup } from './setup.ts';
import { copy } from './state.ts';
import { statistics } from './statistics.ts';
import { text } from './text/index.ts';
import type { Types } from './types.ts';
import { see, view } from './secrets/view.ts';

/** Last Will by Vladimír Suchý, with its expansion Getting Sacked. */
export const lastWill: Game<Types> = {
  id: 'last-will',
  revision: 4,
  seats: { min: 2, max: 5 },
  winner: 'lowest',
  options: optionFields,
  refuseOptions,
  setup,
  toAct,
  moves,
  wasteful,
  refuse,
  isPart: ({ type }) => type === 'draw' || type === 'forgo' || type === 'keep' || type === 'keepNoMore',
  play,
  standings: standingsOf,
  scores: scoresOf,
  view,
  see,
  recall,
  guess,
  reshuffle,
  copy,
  statistics,
  text,
  scribe,
};
