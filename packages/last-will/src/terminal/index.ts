import type { Board, Terminal } from '@parlour/terminal-kit';
import type { Types } from '../rules/index.ts';
import { cardsNamed } from './cards.ts';
import { drawTable } from './draw.ts';
import { headingOf, labelOf, numberOf } from './moves.ts';
import { scoreSheet } from './sheet.ts';
import { catalogues as text } from './text/catalogues.ts';
import { wishes } from './wishes.ts';

const board: Board<Types> = {
  draw: drawTable,
  heading: (move, _view, look) => headingOf(move, look),
  label: labelOf,
  number: numberOf,
  legend: (look) => look.voice.say('lw.legend'),
  wishes,
  cards: cardsNamed,
  sheet: scoreSheet,
};

export const terminal: Terminal = { board, text };
