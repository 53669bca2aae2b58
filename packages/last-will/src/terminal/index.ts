import type { Event, Move, View } from '@parlour/last-will';
import type { Board } from '../board.ts';
import { cardsNamed } from './cards.ts';
import { drawTable } from './draw.ts';
import { headingOf, labelOf, numberOf } from './moves.ts';
import { scoreSheet } from './sheet.ts';
import { wishes } from './wishes.ts';

export const lastWillBoard: Board<View, Move, Event> = {
  draw: drawTable,
  heading: (move, _view, look) => headingOf(move, look),
  label: labelOf,
  number: numberOf,
  legend: (look) => look.voice.say('lw.legend'),
  wishes,
  cards: cardsNamed,
  opening: ({ opening }) => opening,
  sheet: scoreSheet,
};
