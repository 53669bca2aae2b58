/** What is said to somebody who asks with a key: the same at every table, in every phase. */
import type { TableVoice } from '@parlour/kernel';
import { pickOf } from '../state/builder.ts';
import { lines } from '../side/lines.ts';
import type { TableState } from '../state/store.ts';
import { sceneOf } from '../state/store.ts';

/** By key. */
export const questions = { w: 'changed', y: 'hand', o: 'offer', l: 'lead', r: 'repeat' } as const;
export type Question = (typeof questions)[keyof typeof questions];

type Known = Pick<TableState, 'game' | 'plug' | 'now' | 'setting' | 'told' | 'here'>;

export function answer(question: Question, table: Known, voice: TableVoice): string {
  switch (question) {
    case 'changed':
      return changed(table, voice);
    case 'repeat':
      return [...linesFrom(table, -1, voice), table.game.text.prompt(table.now.view, speakerOf(table, voice))].join(' ');
    case 'hand':
    case 'offer':
    case 'lead': {
      const part = table.plug.account(sceneOf(table), voice).find(({ about }) => about === question);
      return part === undefined ? voice.say('ears.none') : `${part.title}: ${(part.short ?? part.lines).join(' ')}`;
    }
  }
}

/** All that has happened since the viewer last decided something. */
export function changed(table: Known, voice: TableVoice): string {
  const own = table.told.findLastIndex(({ seat }) => seat === table.now.viewer);
  const said = linesFrom(table, own + 1, voice);
  return said.length === 0 ? voice.say('ears.unchanged') : said.join(' ');
}

/** To one's face, one is not called by name, and comes first: “You and Ada”. Where several share the screen, everybody is called by name. */
function speakerOf({ now: { viewer, toAct }, here }: Pick<TableState, 'now' | 'here'>, voice: TableVoice): TableVoice {
  if (here.length !== 1 || viewer === null || !toAct.includes(viewer)) return voice;
  const you = voice.say('you');
  return {
    ...voice,
    name: (seat) => (seat === viewer ? you : voice.name(seat)),
    list: (names) => voice.list(names.toSorted((a, b) => Number(b === you) - Number(a === you))),
  };
}

/** What is to be done, or what is being put together. */
export function asked(table: Known & Pick<TableState, 'chosen'>, voice: TableVoice): string {
  const { chosen, plug, game, now } = table;
  const speaker = speakerOf(table, voice);
  const progress = chosen.length === 0 ? undefined : plug.progress(chosen.map(pickOf), sceneOf(table), speaker);
  return progress ?? game.text.prompt(now.view, speaker);
}

function linesFrom({ told, game }: Known, from: number, voice: TableVoice): string[] {
  return told.slice(from).flatMap(({ events }) => lines(events, game, voice));
}
