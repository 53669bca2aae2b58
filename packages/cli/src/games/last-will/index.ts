import type { Event, Move, View } from '@parlour/last-will';
import type { Board } from '../board.ts';
import { cardsNamed } from './cards.ts';
import { drawTable } from './draw.ts';
import { headingOf, labelOf } from './moves.ts';
import { scoreSheet } from './sheet.ts';
import { wishes } from './wishes.ts';

export const lastWillBoard: Board<View, Move, Event> = {
  draw: drawTable,
  heading: (move, _view, look) => headingOf(move, look),
  label: labelOf,
  number: (move) => (move.type === 'draw' ? move.cards : move.type === 'plan' || move.type === 'block' ? move.plan + 1 : undefined),
  legend: (look) => look.voice.say('lw.legend'),
  wishes,
  cards: cardsNamed,
  sheet: scoreSheet,
};
