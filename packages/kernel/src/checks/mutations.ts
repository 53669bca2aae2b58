import { canonical } from '../json.ts';

const junk: readonly unknown[] = [
  undefined,
  null,
  true,
  0,
  -1,
  1.5,
  1e300,
  Number.NaN,
  '',
  'nonsense',
  [],
  {},
  [[]],
  [null],
  { type: null },
  { type: 'nonsense' },
  { type: { type: [] } },
  { length: 1e9 },
  JSON.parse('{"__proto__":{"type":"x"},"constructor":1,"toString":0}'),
];

/** Values near a move and far from it, all different from it and from each other: what a hand-edited file or a hostile page might send. */
export function mutations(move: unknown): unknown[] {
  const found = new Map<string, unknown>();
  for (const mutant of [...junk, ...changes(move)]) found.set(canonical(mutant), mutant);
  found.delete(canonical(move));
  return [...found.values()];
}

/** What cannot be made a text or a number by asking it. */
const stubborn: unknown = { toString: 0, valueOf: 0 };

/** Every value that differs from the given one in one place. */
function changes(value: unknown): unknown[] {
  if (typeof value === 'number') return [value + 1, value - 1, -1 - value, value + 0.5, 1e15, `${value}`, null, [value], {}, stubborn];
  if (typeof value === 'string') return [`${value} `, value.toUpperCase(), '', 0, null, [value], {}, stubborn];
  if (typeof value === 'boolean') return [!value, null, Number(value)];
  if (Array.isArray(value)) return [...listChanges(value), null, {}, value.length, ''];
  if (typeof value === 'object' && value !== null) return [...fieldChanges(value as Record<string, unknown>), Object.values(value)];
  return [0, '', [], {}, true];
}

function listChanges(list: readonly unknown[]): unknown[] {
  const inside = list.flatMap((item, i) => changes(item).map((change) => list.with(i, change)));
  const shorter = list.map((_, i) => list.toSpliced(i, 1));
  const longer = [...list.map((item) => [...list, item]), [...list, null], [...list, 0], [...list, 'nonsense']];
  return [...inside, ...shorter, ...longer, list.toReversed()];
}

function fieldChanges(fields: Readonly<Record<string, unknown>>): unknown[] {
  const found: unknown[] = [{ ...fields, nonsense: 1 }];
  for (const [key, held] of Object.entries(fields)) {
    const { [key]: _removed, ...rest } = fields;
    found.push(rest, ...changes(held).map((change) => ({ ...fields, [key]: change })));
  }
  return found;
}
