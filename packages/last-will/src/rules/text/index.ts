/** Last Will in words. */
import type { GameText } from '@parlour/kernel';
import type { Event } from '../event.ts';
import type { Move } from '../move.ts';
import type { View } from '../state.ts';
import { catalogues } from './catalogues.ts';
import { eventText } from './events.ts';
import { moveText } from './moves.ts';
import { prompt } from './prompt.ts';
import { chapters } from './rules.ts';

export const text: GameText<Move, Event, View> = {
  catalogues,
  chapters,
  event: eventText,
  move: moveText,
  prompt,
};
