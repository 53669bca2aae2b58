/** What stands in a pack, in words. */
import { asText } from '../json.ts';
import type { Voice } from '../text.ts';
import { isRecord } from './document.ts';
import type { PackFormat, Path } from './format.ts';
import type { Choice } from './shape.ts';

/** A place in an entry: “Price › 1 › Pounds”. */
export function placeText(format: PackFormat, place: Path, voice: Voice): string {
  return place.map((part) => (typeof part === 'number' ? String(part + 1) : format.fieldName(part, voice))).join(' › ');
}

/** Names by language: “de Theater, fr Théâtre”. */
export function namesText(names: unknown): string {
  const all = isRecord(names) ? Object.entries(names).map(([language, name]) => `${language} ${asText(name)}`) : [];
  return all.length === 0 ? '–' : all.join(', ');
}

/** A value: a number, “mask, wine glass”, “Actions 1, Pounds 3; Actions 2, Pounds 7”; a dash for none. */
export function valueText(format: PackFormat, value: unknown, voice: Voice): string {
  if (value === undefined || value === null) return '–';
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => valueText(format, item, voice));
    return items.length === 0 ? '–' : items.join(value.some((item) => typeof item === 'object') ? '; ' : ', ');
  }
  if (!isRecord(value)) return format.choiceName(value as Choice, voice);
  const fields = Object.entries(value).map(([field, held]) => `${format.fieldName(field, voice)} ${valueText(format, held, voice)}`);
  return fields.join(', ');
}
