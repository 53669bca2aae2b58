/** Last Will in words. */
import type { GameText } from '@parlour/kernel';
import type { Event } from '../event.ts';
import type { Move } from '../move.ts';
import type { View } from '../state.ts';
import { cardsEn } from './cards.en.ts';
import { cardsPl } from './cards.pl.ts';
import { gameEn } from './en.ts';
import { eventText } from './events.ts';
import { moveText } from './moves.ts';
import { packEn } from './pack.en.ts';
import { packPl } from './pack.pl.ts';
import { gamePl } from './pl.ts';
import { prompt } from './prompt.ts';
import { rulesEn } from './rules.en.ts';
import { rulesPl } from './rules.pl.ts';
import { chapters } from './rules.ts';

export const text: GameText<Move, Event, View> = {
  catalogues: { en: { ...gameEn, ...cardsEn, ...packEn, ...rulesEn }, pl: { ...gamePl, ...cardsPl, ...packPl, ...rulesPl } },
  chapters,
  event: eventText,
  move: moveText,
  prompt,
};
