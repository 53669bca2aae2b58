/** What is different between two documents, so that it can be done to another, and taken back. */
import { same } from '@parlour/kernel';

/** One value in place of another; `undefined` stands for none. */
export interface Change {
  readonly path: readonly string[];
  readonly before: unknown;
  readonly after: unknown;
}

type Section = Readonly<Record<string, unknown>>;

/** Sections are compared field by field, all else is replaced whole: lists, too. */
export function changesBetween(before: unknown, after: unknown, path: readonly string[] = []): Change[] {
  if (before === after || same(before, after)) return [];
  if (!isSection(before) || !isSection(after)) return [{ path, before, after }];
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return fields.flatMap((field) => changesBetween(before[field], after[field], [...path, field]));
}

export function withChanges<Document>(document: Document, changes: readonly Change[]): Document {
  return changes.reduce<unknown>((changed, { path, after }) => put(changed, path, after), document) as Document;
}

export function reversed(changes: readonly Change[]): Change[] {
  return changes.map(({ path, before, after }) => ({ path, before: after, after: before })).toReversed();
}

function put(document: unknown, [field, ...rest]: readonly string[], value: unknown): unknown {
  if (field === undefined) return value;
  const section = isSection(document) ? document : {};
  const held = put(Object.hasOwn(section, field) ? section[field] : undefined, rest, value);
  const others = Object.entries(section).filter(([other]) => other !== field);
  if (held === undefined) return Object.fromEntries(others);
  // A field keeps its place.
  return Object.hasOwn(section, field)
    ? Object.fromEntries(Object.entries(section).map(([other, old]) => [other, other === field ? held : old]))
    : Object.fromEntries([...others, [field, held]]);
}

function isSection(value: unknown): value is Section {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
