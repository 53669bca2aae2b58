/** A pack as a sheet: every entry of every group with its fields, for whoever types, counts or compares. */
import { same } from '../json.ts';
import { isRecord, unitsOf, type Units, valueAt, wholeWith } from './document.ts';
import { type Entry, keyOf, type Mark, type PackDocument, type PackFormat, type Path } from './format.ts';
import { isLeaf, type Shape, type ShapeField } from './shape.ts';

/** One thing to be typed: a number, a choice, a row of either. */
export interface Leaf {
  readonly path: Path;
  readonly key: string;
  readonly shape: Shape;
  readonly value: unknown;
  readonly ours: unknown;
  readonly mark: Mark;
}

export interface SheetEntry extends Entry {
  readonly key: string;
  /** Only the pack has it. */
  readonly own: boolean;
  /** All of it: what the pack does not say is ours. */
  readonly value: unknown;
  readonly ours: unknown;
  /** In the order of typing. Names are none: nobody has to confirm them. */
  readonly leaves: readonly Leaf[];
  /** The weakest of its leaves' marks. */
  readonly mark: Mark;
}

export interface Sheet {
  readonly groups: readonly { readonly id: string; readonly entries: readonly SheetEntry[] }[];
}

export function openSheet(format: PackFormat, pack: PackDocument): Sheet {
  const said = unitsOf(format, pack);
  const whole = wholeWith(format, said);
  const marks = isRecord(pack['marks']) ? pack['marks'] : {};
  const entries = format.entries(whole).map((entry) => sheetEntry(format, entry, marks, said, whole));
  return { groups: format.groups.map((id) => ({ id, entries: entries.filter(({ group }) => group === id) })) };
}

/** All entries, group by group. */
export function entriesOf({ groups }: Sheet): readonly SheetEntry[] {
  return groups.flatMap(({ entries }) => entries);
}

function sheetEntry(format: PackFormat, entry: Entry, marks: PackDocument, said: Units, whole: PackDocument): SheetEntry {
  const { path, shape } = entry;
  const [value, ours] = [valueAt(whole, path), valueAt(format.ours, path)];
  const leaves = leavesIn(shape, value, path).map((leaf): Leaf => {
    const printed = valueAt(ours, leaf.path.slice(path.length));
    const mark = said.has(keyOf(leaf.path.slice(0, format.unit(leaf.path)))) ? markOf(leaf, path, marks) : 'ours';
    return { ...leaf, key: keyOf(leaf.path), ours: printed, mark: mark ?? (same(leaf.value, printed) ? 'ours' : 'unsure') };
  });
  return { ...entry, key: keyOf(path), own: ours === undefined, value, ours, leaves, mark: weakest(leaves.map(({ mark }) => mark)) };
}

/** What there is to be typed of a value. */
export function leavesIn(shape: Shape, value: unknown, path: Path): { path: Path; shape: Shape; value: unknown }[] {
  if (value === undefined || value === null || shape.kind === 'names') return [];
  if (isLeaf(shape)) return [{ path, shape, value }];
  switch (shape.kind) {
    case 'list':
      return Array.isArray(value) ? value.flatMap((item: unknown, i) => leavesIn(shape.of, item, [...path, i])) : [{ path, shape, value }];
    case 'section':
      return shape.fields.flatMap((field) =>
        isFixed(field) ? [] : leavesIn(field.shape, valueAt(value, [field.id]), [...path, field.id]),
      );
    case 'one-of': {
      const chosen = shape.choices.find(({ id }) => valueAt(value, [id]) !== undefined);
      return chosen === undefined ? [{ path, shape, value }] : leavesIn(chosen.shape, value, path);
    }
    default:
      return [];
  }
}

/** Where there is no choice, nothing is typed. */
function isFixed({ optional, shape }: ShapeField): boolean {
  return !optional && shape.kind === 'choice' && shape.choices.length === 1;
}

/** What its owners say of something to be typed, by itself or with what is around it. It counts only where the pack says the value: ours may change. */
function markOf({ path }: { readonly path: Path }, entry: Path, marks: PackDocument): Mark | undefined {
  for (let length = path.length; length >= entry.length; length--) {
    const key = keyOf(path.slice(0, length));
    const mark = Object.hasOwn(marks, key) ? marks[key] : undefined;
    if (mark === 'printed' || mark === 'twice' || mark === 'unsure') return mark;
  }
  return undefined;
}

/** From the weakest to the strongest. */
const strength: readonly Mark[] = ['ours', 'unsure', 'printed', 'twice'];

export function weakest(marks: readonly Mark[]): Mark {
  return strength.find((mark) => marks.includes(mark)) ?? 'ours';
}

export function strongest(marks: readonly Mark[]): Mark {
  return strength.findLast((mark) => marks.includes(mark)) ?? 'ours';
}
