import type { Catalogue } from '../text.ts';

export const en: Catalogue = {
  'options.seats': 'This game is for {min} to {max} players, not {seats}.',
  'options.unknown': 'This game has no option “{option}”.',
  'options.choice': '“{value}” is not a choice for the option “{option}”. Choose one of: {choices}.',
  'options.seat-list': 'The option “{option}” takes a list of different seats, each from 1 to {seats}.',
  'options.refused': 'These options do not go together: {why}',
  'record.not-json': 'This is not a saved game: the file is not valid JSON ({detail}).',
  'record.field': 'This saved game is damaged at “{field}”: {detail}.',
  'record.other-game': 'This saved game is of “{game}”, not of “{expected}”.',
  'record.other-rules': 'This game was saved under revision {rules} of the rules; this program plays revision {known}.',
  'record.no-seat': 'Decision {number} of this saved game is by seat {seat}, but nobody sits there.',
  'record.move': 'Decision {number} of this saved game, by {player}, is not possible: {why}',
  'record.arranged': 'A game from an arranged position cannot be saved.',
  'refusal.TURN': 'It is not this player’s turn to decide.',
  'refusal.OVER': 'The game is over.',
  'undo.start': 'This is where the game began.',
  'undo.seat': '{player} has decided since.',
  'undo.dice': 'Chance has played a part since: the dice do not roll back.',
  'undo.revealed': 'Something hidden has been seen since.',
};
