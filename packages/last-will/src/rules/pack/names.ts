/** What a pack calls its cards and jobs. */
import { type Catalogues, voice } from '@parlour/kernel';
import { catalogues } from '../text/catalogues.ts';
import { oldNames } from './schema.ts';

type Fields = Readonly<Record<string, unknown>>;

const texts: Catalogues = catalogues;

/** The fields of a card or a job with its names in one place. Names that it has anyway, under that key of our text, are left out. */
export function withNames(fields: Fields, key: string): Fields {
  const { names, ...others } = fields;
  const rest = Object.entries(others).filter(([field]) => !isOldName(field));
  if (names !== undefined && !isSection(names)) return { ...Object.fromEntries(rest), names };
  const old = Object.entries(others).filter(([field, value]) => isOldName(field) && value !== null);
  const own = [...Object.entries(names ?? {}), ...old].filter(([language, name]) => ourName(language, key) !== name);
  return Object.fromEntries(own.length === 0 ? rest : [...rest, ['names', Object.fromEntries(own)]]);
}

/** What our text calls it in that language, if anything. */
function ourName(language: string, key: string): string | undefined {
  return texts[language]?.[key] === undefined ? undefined : voice(language, [texts]).say(key, { as: 'name' });
}

export function isOldName(field: string): boolean {
  return Object.hasOwn(oldNames, field);
}

/** Whether a card or a job has any name at all, be it under that key of our text. */
export function isNamed(names: Fields | undefined, key: string): boolean {
  return names !== undefined || Object.values(texts).some((text) => text[key] !== undefined);
}

function isSection(value: unknown): value is Fields | null {
  return typeof value === 'object' && !Array.isArray(value);
}
