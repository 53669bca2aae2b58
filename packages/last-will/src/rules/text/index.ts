/** Last Will in words. */
import type { GameText } from '@parlour/kernel';
import type { Types } from '../types.ts';
import { catalogues } from './catalogues.ts';
import { decisionText } from './decisions.ts';
import { eventText } from './events.ts';
import { moveText } from './moves.ts';
import { prompt } from './prompt.ts';
import { chapters, rulings } from './rules.ts';
import { reasons, ruleOf } from './sources.ts';

export const text: GameText<Types> = {
  catalogues,
  chapters,
  rulings,
  reasons,
  ruleOf,
  event: eventText,
  move: moveText,
  decision: decisionText,
  prompt,
};
