import type { Choices, ServerMessage, TableStep } from '@parlour/client/protocol';
import { serverText } from '@parlour/client/protocol';
import { atTable, kernelText, type Language, languageFor, type TableVoice, type Viewer, voice } from '@parlour/kernel';
import { type OnlineTable, toAct } from '../log/table.ts';

/** The language in which a table is told to whoever wishes for one. */
export function languageAt({ settings }: OnlineTable, wanted: Language): Language {
  return languageFor([wanted], Object.keys(settings.game.text.catalogues));
}

/** A frame for somebody whose program does not know the game: with what the viewer may decide, and what happened, in sentences. */
export function inWords(frame: ServerMessage, table: OnlineTable, viewer: Viewer, language: Language): ServerMessage {
  const speaker = voiceAt(table, language);
  if (frame.type === 'sync') {
    const history = frame.history.map((step) => withLines(table, step, speaker));
    return { ...frame, history, ...choicesFor(table, viewer, frame.position.view, speaker) };
  }
  if (frame.type !== 'step') return frame;
  const { position } = frame;
  const choices = position === undefined ? {} : choicesFor(table, viewer, position.view, speaker);
  return { ...frame, step: withLines(table, frame.step, speaker), ...choices };
}

/** Nothing is said of a game that has not begun. */
function choicesFor(table: OnlineTable, viewer: Viewer, view: unknown, speaker: TableVoice): { choices?: Choices } {
  const { match, seats } = table;
  if (match === undefined) return {};
  const { game, state } = match;
  // Whoever has left their seat to a bot takes it back before they decide.
  const decides = viewer !== null && seats[viewer]?.bot === null && toAct(table).includes(viewer);
  const moves: readonly unknown[] = decides ? game.moves(state, viewer) : [];
  return {
    choices: {
      prompt: game.text.prompt(view, speaker),
      moves: moves.map((move) => ({ move, says: game.text.move(move, view, speaker) })),
    },
  };
}

function withLines({ settings }: OnlineTable, step: TableStep, speaker: TableVoice): TableStep {
  if (step.kind !== 'move' && step.kind !== 'start') return step;
  const lines = step.events.map((event) => settings.game.text.event(event, speaker)).filter((line) => line !== undefined);
  return { ...step, lines };
}

/** Messages are read once for a table and a language, and again when somebody is called otherwise. */
const voices = new WeakMap<OnlineTable, Map<string, TableVoice>>();

function voiceAt(table: OnlineTable, language: Language): TableVoice {
  const names = table.seats.map(({ name }) => name);
  const key = JSON.stringify([language, ...names]);
  const known = voices.get(table)?.get(key);
  if (known !== undefined) return known;
  const setting = { options: table.settings.options, seats: names.length };
  const speaker = atTable(voice(language, [table.settings.game.text.catalogues, serverText, kernelText]), setting, names);
  const others = [...(voices.get(table) ?? [])].filter(([, { language: other }]) => other !== language);
  voices.set(table, new Map([...others, [key, speaker]]));
  return speaker;
}
