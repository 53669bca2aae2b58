import type { Event, Move, View } from '@parlour/last-will';
import type { Board } from '../board.ts';
import { cardsNamed } from './cards.ts';
import { drawTable } from './draw.ts';
import { scoreSheet } from './sheet.ts';
import { wishes } from './wishes.ts';

export const lastWillBoard: Board<View, Move, Event> = {
  draw: drawTable,
  heading: (move, _view, { voice }) => (voice.has(`lw.do.${move.type}`) ? voice.say(`lw.do.${move.type}`) : ''),
  wishes,
  cards: cardsNamed,
  sheet: scoreSheet,
};
