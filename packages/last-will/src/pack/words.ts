/** What is called what in a pack. */
import { asText, type Voice } from '@parlour/kernel';
import { type Choice, isRecord, type PackDocument, type Path, valueAt } from '@parlour/kernel/packs';
import { nameOfCard, type Names } from '../rules/index.ts';
import { nameOfJob } from '../rules/text/names.ts';

/** Cards and jobs have names; everything else is called by what it is, for how many players, and its place in a row. */
export function title(path: Path, whole: PackDocument, voice: Voice): string {
  const [section, part] = path;
  const value = valueAt(whole, path);
  const called = { names: namesIn(valueAt(value, ['names'])) };
  if (section === 'cards') return nameOfCard({ id: asText(part), ...called }, voice);
  if (section === 'sacked' && part === 'employment') return nameOfJob({ id: asText(valueAt(value, ['id'])), ...called }, voice);
  const words = path.filter((key) => typeof key === 'string');
  const side = words.find((key) => /^\d/.test(key)) ?? '';
  const number = Number(path.at(-1)) + 1 || 0;
  return voice.say(`pack.entry.${words.filter((key) => key !== side).join('.')}`, { number, side });
}

/** Whatever is no text is no name. */
function namesIn(names: unknown): Names {
  return isRecord(names)
    ? Object.fromEntries(Object.entries(names).filter((each): each is [string, string] => typeof each[1] === 'string'))
    : {};
}

export function fieldName(id: string, voice: Voice): string {
  return voice.say(`pack.field.${id}`);
}

/** Symbols are called as everywhere; numbers need no name. */
export function choiceName(choice: Choice, voice: Voice): string {
  const key = ['pack.choice', 'symbol'].map((words) => `${words}.${choice}`).find(voice.has);
  return key === undefined ? String(choice) : voice.say(key);
}
