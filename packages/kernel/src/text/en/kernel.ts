import type { Catalogue } from '../../text.ts';

/** What is wrong with a field of a file. */
const problem =
  '{problem, select, unknown {there is no such field} missing {it is missing} big {it is too long or too large} small {it is too short or too small} other {this is not what belongs there}}';

export const catalogue: Catalogue = {
  quote: '“{text}”',
  'options.seats': 'This game is for {min} to {max} players, not {seats}.',
  'options.unknown': 'This game has no option “{option}”.',
  'options.choice': '“{value}” is not a choice for the option “{option}”. Choose one of: {choices}.',
  'options.one-seat': 'The option “{option}” takes one seat, from 1 to {seats}.',
  'options.seat-list': 'The option “{option}” takes a list of different seats, each from 1 to {seats}.',
  'options.refused': 'These options do not go together: {why}',
  'options.document': 'The document given for the option “{option}” cannot be used: {why}',
  'record.not-json': 'This is not a saved game: the file is not valid JSON ({detail}).',
  'record.field': `This saved game is damaged at “{field}”: ${problem}.`,
  'record.other-game': 'This saved game is of “{game}”, not of “{expected}”.',
  'record.other-rules': 'This game was saved under revision {rules} of the rules; this program plays revision {known}.',
  'record.no-seat': 'Decision {number} of this saved game is by seat {seat}, but nobody sits there.',
  'record.move': 'Decision {number} of this saved game, by {player}, is not possible: {why}',
  'puzzle.not-json': 'This is no file of puzzles: it is not valid JSON ({detail}).',
  'puzzle.field': `This file of puzzles is damaged at “{field}”: ${problem}.`,
  'puzzle.astray': 'The rules do not lead to this puzzle: it was made for another version of them.',
  'record.arranged': 'This game began from a position that was arranged for a lesson. It can be played here, but not taken along.',
  'deal.none': 'This game has no hash: its seed is not a deal that can be checked. Its decisions can still be replayed.',
  'deal.other-hash': 'The secret of this game has the hash {hash}, but {promised} was shown before it began.',
  'deal.other-word': 'Your word was “{word}”, but this deal was made with “{used}”.',
  'deal.other-cards':
    '{number, plural, =0 {What you saw before the first decision} other {What you saw of decision #}} is not what this seed leads to.',
  'packs.csv-large': 'This spreadsheet is far larger than a box needs.',
  'packs.csv-quote': 'Row {row} of this spreadsheet has a quotation mark that is never closed.',
  'packs.csv-header':
    'The first row of the spreadsheet names its columns, and one of them must be “entry”. Save a pack as a spreadsheet to see how it is done.',
  'packs.csv-entry':
    'Row {row} is about “{entry}”, which there is not. What only your box has is called {place}, and has a “kind” too: {kinds}.',
  'packs.csv-column': 'Row {row}: “{entry}” has no field “{column}”. Notes go into a column whose name begins with #.',
  'packs.csv-twice': '“{what}” is in this spreadsheet twice. Only one can count.',
  'refusal.PARTS': 'These moves are not one decision.',
  'refusal.TURN': 'It is not this player’s turn to decide.',
  'refusal.OVER': 'The game is over.',
  'scenario.not-json': 'This is not a scenario: the file is not valid JSON ({detail}).',
  'scenario.field': `This scenario is not right at “{field}”: ${problem}.`,
  'scenario.step':
    'This scenario is not right at “{field}”: a step that has one of “seat” and “move” needs the other, and “refused” needs both.',
  'scenario.start':
    'A scenario starts from “seats” (with “options”, “seed” and “position” if you like) or from a “record” (with “decisions” if you like), not from both.',
  'scenario.other-game': 'This scenario is of “{game}”, not of “{expected}”.',
  'scenario.no-seat': 'Nobody at this table is “{seat}”.',
  'scenario.accepted': '{player}’s move was accepted, but {rule} should refuse it.',
  'scenario.refused': '{player}’s move was refused ({rule}): {why}',
  'scenario.refused-otherwise': '{player}’s move was refused by {rule}, not by {expected}: {why}',
  'scenario.differs': '“{what}” should be {expected}, but is {actual}.',
  'scenario.not-told': 'The event {event} was not told; told were: {told}.',
  'scenario.not-listed': 'The move {move} should be listed, but is not.',
  'scenario.listed': 'The move {move} should not be listed, but is.',
  'undo.start': 'This is where the game began.',
  'undo.seat': '{player} has decided since.',
  'undo.dice': 'Chance has played a part since: the dice do not roll back.',
  'undo.revealed': 'Something hidden has been seen since.',

  'lesson.cannot': 'This lesson has changed since you left it: {why} It begins anew.',
};
