/** What is called what in a pack. */
import type { Voice } from '@parlour/kernel';
import { type Choice, isRecord, type PackDocument, type Path, valueAt } from '@parlour/kernel/packs';
import { nameOfCard, type Names } from '../rules/index.ts';
import { nameOfJob } from '../rules/text/names.ts';

/** Cards and jobs have names; everything else is called by what it is, for how many players, and its place in a row. */
export function title(path: Path, whole: PackDocument, voice: Voice): string {
  const [section, part] = path;
  const value = valueAt(whole, path);
  const names = valueAt(value, ['names']);
  const called = isNames(names) ? { names } : {};
  if (section === 'cards') return nameOfCard({ id: String(part), ...called }, voice);
  if (section === 'sacked' && part === 'employment') return nameOfJob({ id: String(valueAt(value, ['id'])), ...called }, voice);
  const words = path.filter((key) => typeof key === 'string');
  const side = words.find((key) => /^\d/.test(key)) ?? '';
  const number = Number(path.at(-1)) + 1 || 0;
  return voice.say(`pack.entry.${words.filter((key) => key !== side).join('.')}`, { number, side });
}

function isNames(value: unknown): value is Names {
  return isRecord(value) && Object.values(value).every((name) => typeof name === 'string');
}

export function fieldName(id: string, voice: Voice): string {
  return voice.say(`pack.field.${id}`);
}

/** Symbols are called as everywhere; numbers need no name. */
export function choiceName(choice: Choice, voice: Voice): string {
  const key = ['pack.choice', 'symbol'].map((words) => `${words}.${choice}`).find(voice.has);
  return key === undefined ? String(choice) : voice.say(key);
}
