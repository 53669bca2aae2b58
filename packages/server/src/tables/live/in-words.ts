import type { Choices, ServerMessage, TableStep } from '@parlour/client/protocol';
import { serverText } from '@parlour/client/protocol';
import {
  type AnyGame,
  atTable,
  type Complaint,
  type ComplaintData,
  complaintText,
  kernelText,
  type Language,
  languageFor,
  type Match,
  type TableVoice,
  type Viewer,
  type Voice,
  voice,
} from '@parlour/kernel';
import { type OnlineTable, toAct } from '../log/table.ts';

/** The language in which a table is told to whoever wishes for one. */
export function languageAt({ settings }: OnlineTable, wanted: Language): Language {
  return languageFor([wanted], Object.keys(settings.game.text.catalogues));
}

/** No more moves are put into words. The games as printed never have so many; with a pack it may be tens of thousands. */
const MOST_SAID = 200;

/** A frame for somebody whose program does not know the game: with what the viewer may decide, and what happened, in sentences. */
export function inWords(frame: ServerMessage, table: OnlineTable, viewer: Viewer, language: Language): ServerMessage {
  const { match } = table;
  // Nothing is said of a game that has not begun.
  if (match === undefined) return frame;
  const speaker = voiceAt(table, match, language);
  if (frame.type === 'sync') {
    const history = frame.history.map((step) => withLines(match, step, speaker));
    return { ...frame, history, choices: choicesFor(table, match, viewer, frame.position.view, speaker) };
  }
  if (frame.type !== 'step') return frame;
  const { position } = frame;
  const choices = position === undefined ? {} : { choices: choicesFor(table, match, viewer, position.view, speaker) };
  return { ...frame, step: withLines(match, frame.step, speaker), ...choices };
}

/** A complaint about a table as it is sent: with its sentence for whoever is told the table in words. */
export function complaintAbout(
  table: OnlineTable | undefined,
  complaint: Complaint,
  language: Language | null,
): { complaint: ComplaintData; says?: string } {
  const data = complaint.toJSON();
  if (language === null) return { complaint: data };
  // Without the table there is no game to speak of.
  const speaker =
    table === undefined
      ? voice(languageFor([language], Object.keys(serverText)), [serverText])
      : voiceFor(table.settings.game, languageAt(table, language));
  return { complaint: data, says: complaintText(complaint, speaker) };
}

function choicesFor(table: OnlineTable, { game, state }: Match, viewer: Viewer, view: unknown, speaker: TableVoice): Choices {
  // Whoever has left their seat to a bot takes it back before they decide.
  const decides = viewer !== null && table.seats[viewer]?.bot === null && toAct(table).includes(viewer);
  const moves: readonly unknown[] = decides ? game.moves(state, viewer).slice(0, MOST_SAID) : [];
  return { prompt: game.text.prompt(view, speaker), moves: moves.map((move) => ({ move, says: game.text.move(move, view, speaker) })) };
}

function withLines({ game }: Match, step: TableStep, speaker: TableVoice): TableStep {
  if (step.kind !== 'move' && step.kind !== 'start') return step;
  const lines = step.events.map((event) => game.text.event(event, speaker)).filter((line) => line !== undefined);
  return { ...step, lines };
}

function voiceAt({ seats }: OnlineTable, { game, setting }: Match, language: Language): TableVoice {
  const names = seats.map(({ name }) => name);
  return atTable(voiceFor(game, language), setting, names);
}

/** Reading messages takes longer than saying them: it is done once for a game and a language. */
const voices = new WeakMap<AnyGame, Map<Language, Voice>>();

function voiceFor(game: AnyGame, language: Language): Voice {
  const known = voices.get(game) ?? new Map<Language, Voice>();
  voices.set(game, known);
  const speaker = known.get(language) ?? voice(language, [game.text.catalogues, serverText, kernelText]);
  known.set(language, speaker);
  return speaker;
}
