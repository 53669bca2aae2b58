/** Where two packs differ, entry by entry. */
import { same } from '../json.ts';
import { aligned } from './align.ts';
import { isWithin, valueAt } from './document.ts';
import { keyOf, type Mark, type PackDocument, type PackFormat, type Path } from './format.ts';
import type { Shape } from './shape.ts';
import { entriesOf, type Leaf, openSheet, type SheetEntry, strongest } from './sheet.ts';

/** The same field in two packs, or the same thing in it. */
export interface FieldPair {
  readonly path: Path;
  readonly key: string;
  readonly shape: Shape;
  /** Nothing where a pack does not have it. */
  readonly a: unknown;
  readonly b: unknown;
  readonly markA: Mark;
  readonly markB: Mark;
}

export interface EntryPair {
  readonly path: Path;
  readonly key: string;
  readonly group: string;
  readonly a: SheetEntry | undefined;
  readonly b: SheetEntry | undefined;
  readonly fields: readonly FieldPair[];
}

/** The entries in which two packs differ, with the fields that do. */
export function diffPacks(format: PackFormat, a: PackDocument, b: PackDocument): readonly EntryPair[] {
  return pairPacks(format, a, b)
    .map((entry) => ({ ...entry, fields: entry.fields.filter((field) => !same(field.a, field.b)) }))
    .filter(({ fields }) => fields.length > 0);
}

/** All entries of two packs side by side; what only their boxes have is found wherever it stands in the second. */
export function pairPacks(format: PackFormat, a: PackDocument, b: PackDocument): readonly EntryPair[] {
  const [left, right] = [byKey(format, a), byKey(format, aligned(format, a, b))];
  return [...new Set([...left.keys(), ...right.keys()])].map((key) => pairEntry(left.get(key), right.get(key)));
}

function byKey(format: PackFormat, pack: PackDocument): Map<string, SheetEntry> {
  return new Map(entriesOf(openSheet(format, pack)).map((entry) => [entry.key, entry]));
}

function pairEntry(a: SheetEntry | undefined, b: SheetEntry | undefined): EntryPair {
  const { path, key, group, shape } = (a ?? b)!;
  const fields = shape.kind === 'section' ? shape.fields : [{ id: undefined, shape }];
  return { path, key, group, a, b, fields: fields.flatMap(({ id, shape }) => pairField(id === undefined ? [] : [id], shape, path, a, b)) };
}

/** Where both have the same things to be typed, each is compared by itself; otherwise the whole field is. */
function pairField(place: Path, shape: Shape, entry: Path, a: SheetEntry | undefined, b: SheetEntry | undefined): FieldPair[] {
  const path = [...entry, ...place];
  const [left, right] = [leavesWithin(a, path), leavesWithin(b, path)];
  if (left.length > 0 && same(keysOf(left), keysOf(right)))
    return left.map((leaf, i) => {
      const other = right[i]!;
      return { path: leaf.path, key: leaf.key, shape: leaf.shape, a: leaf.value, b: other.value, markA: leaf.mark, markB: other.mark };
    });
  const whole = {
    path,
    key: keyOf(path),
    shape,
    a: valueAt(a?.value, place),
    b: valueAt(b?.value, place),
    markA: markOf(a, left, place),
    markB: markOf(b, right, place),
  };
  return whole.a === undefined && whole.b === undefined ? [] : [whole];
}

export function leavesWithin(entry: SheetEntry | undefined, path: Path): readonly Leaf[] {
  return (entry?.leaves ?? []).filter((leaf) => isWithin(leaf.path, path));
}

function keysOf(leaves: readonly Leaf[]): string[] {
  return leaves.map(({ key }) => key);
}

/** The strongest in a field. Whoever took something away that we have did so because the box shows none. */
function markOf(entry: SheetEntry | undefined, leaves: readonly Leaf[], place: Path): Mark {
  if (leaves.length > 0) return strongest(leaves.map(({ mark }) => mark));
  return entry === undefined || same(valueAt(entry.value, place), valueAt(entry.ours, place)) ? 'ours' : 'printed';
}
