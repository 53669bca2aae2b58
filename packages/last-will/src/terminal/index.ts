import type { Board, Terminal } from '@parlour/terminal-kit';
import type { Event, Move, View } from '../rules/index.ts';
import { cardsNamed } from './cards.ts';
import { documents } from './documents.ts';
import { drawTable } from './draw.ts';
import { headingOf, labelOf, numberOf } from './moves.ts';
import { scoreSheet } from './sheet.ts';
import { catalogues as text } from './text/catalogues.ts';
import { wishes } from './wishes.ts';

const board: Board<View, Move, Event> = {
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

export const terminal: Terminal = { board, text, documents };
