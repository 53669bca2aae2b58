import type { Game } from '@parlour/kernel';
import { scores, standings } from './end.ts';
import { guess, recall, reshuffle } from './guess.ts';
import { scribe } from './scribe.ts';
import { setup } from './setup.ts';
import { copy } from './state.ts';
import { statistics } from './statistics.ts';
import { text } from './text/index.ts';
import { moves, play, refuse, toAct, wasteful } from './turn/turn.ts';
import type { Types } from './types.ts';
import { see, view } from './view.ts';

export const alhambra: Game<Types> = {
  id: 'alhambra',
  revision: 1,
  seats: { min: 2, max: 6 },
  winner: 'highest',
  options: [],
  refuseOptions: () => undefined,
  setup,
  toAct,
  moves,
  wasteful,
  refuse,
  play,
  standings,
  scores,
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
