/** Packs taken apart into the pieces that replace ours as one, and put together again. */
import { same } from '../json.ts';
import { keyOf, type PackDocument, type PackFormat, type Path } from './format.ts';

/** A piece of a pack that replaces ours whole. */
export interface Unit {
  readonly path: Path;
  /** `null` takes ours away. */
  readonly value: unknown;
}

export type Units = ReadonlyMap<string, Unit>;

type Fields = Readonly<Record<string | number, unknown>>;

/** The pieces of a pack, by key; its marks are none. */
export function unitsOf(format: PackFormat, pack: PackDocument): Map<string, Unit> {
  const units = new Map<string, Unit>();
  const collect = (path: Path, value: unknown) => {
    if (path.length >= format.unit(path) || !isRecord(value)) units.set(keyOf(path), { path, value });
    else for (const [key, held] of Object.entries(value)) if (key !== '__proto__') collect([...path, key], held);
  };
  for (const [section, value] of Object.entries(pack)) if (section !== 'marks' && section !== '__proto__') collect([section], value);
  return units;
}

/** A document of such pieces. */
export function documentOf(units: Iterable<Unit>): PackDocument {
  const document: Record<string, unknown> = {};
  for (const { path, value } of units) {
    let at = document;
    for (const key of path.slice(0, -1)) {
      if (!isRecord(at[key])) at[key] = {};
      at = at[key] as Record<string, unknown>;
    }
    at[path.at(-1)!] = value;
  }
  return document;
}

const ours = new WeakMap<PackFormat, Units>();

/** The pieces of everything that we have. */
export function ourUnits(format: PackFormat): Units {
  const known = ours.get(format) ?? unitsOf(format, format.ours);
  ours.set(format, known);
  return known;
}

/** Ours with what a pack says in place of it: nothing is left out. */
export function wholeOf(format: PackFormat, pack: PackDocument): PackDocument {
  return wholeWith(format, unitsOf(format, pack));
}

export function wholeWith(format: PackFormat, units: Units): PackDocument {
  const all = new Map([...ourUnits(format), ...units]);
  return documentOf([...all.values()].filter(({ value }) => value !== null));
}

/** What stands at a path; nothing if there is no such place. */
export function valueAt(document: unknown, path: Path): unknown {
  let at = document;
  for (const key of path) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key)) return undefined;
    at = (at as Fields)[key];
  }
  return at;
}

/** The same with another value at a path in it; `undefined` takes it away. */
export function put(whole: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(whole) && typeof key === 'number') {
    const items: unknown[] = whole.slice();
    if (rest.length === 0 && value === undefined) items.splice(key, 1);
    else items[key] = put(items[key], rest, value);
    return items;
  }
  const fields: Record<string | number, unknown> = { ...(isRecord(whole) ? whole : {}) };
  const changed = put(Object.hasOwn(fields, key) ? fields[key] : undefined, rest, value);
  if (changed === undefined) delete fields[key];
  else fields[key] = changed;
  return fields;
}

/** Whether a piece says what we have anyway. */
export function isOurs(format: PackFormat, { path, value }: Unit): boolean {
  return same(value ?? undefined, valueAt(format.ours, path));
}

export function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether one path leads to the other, or to something in it. */
export function isWithin(path: Path, around: Path): boolean {
  return around.length <= path.length && around.every((part, i) => String(part) === String(path[i]));
}
