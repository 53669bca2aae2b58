/** Changes to packs. Each gives a new pack; none changes the one it was given. */
import { documentOf, isOurs, isRecord, isWithin, ourUnits, put, type Unit, unitsOf, valueAt, wholeOf, wholeWith } from './document.ts';
import { keyOf, type Mark, type PackDocument, type PackFormat, type Path } from './format.ts';
import { entriesOf, leavesIn, openSheet } from './sheet.ts';

/** A pack while it is being changed: what it says, and the marks of its leaves, by key. */
export interface Draft {
  readonly format: PackFormat;
  readonly units: Map<string, Unit>;
  readonly marks: Map<string, Mark>;
}

export function openDraft(format: PackFormat, pack: PackDocument): Draft {
  const leaves = entriesOf(openSheet(format, pack)).flatMap((entry) => entry.leaves);
  const marks = leaves.filter(({ mark }) => mark !== 'ours').map(({ key, mark }) => [key, mark] as const);
  return { format, units: unitsOf(format, pack), marks: new Map(marks) };
}

/** The pack of a draft: what says nothing new is left out, and an entry whose leaves are all alike has a single mark. */
export function closeDraft({ format, units, marks }: Draft): PackDocument {
  const whole = wholeWith(format, units);
  const written: [string, Mark][] = [];
  const meant = new Set<string>();
  for (const { path, shape } of format.entries(whole)) {
    const leaves = leavesIn(shape, valueAt(whole, path), path);
    const found = leaves.map((leaf) => marks.get(keyOf(leaf.path)) ?? 'ours');
    for (const [i, leaf] of leaves.entries()) if (found[i] !== 'ours') meant.add(keyOf(leaf.path.slice(0, format.unit(leaf.path))));
    const [first = 'ours'] = found;
    if (found.every((mark) => mark === first)) written.push([keyOf(path), first]);
    else written.push(...leaves.map((leaf, i) => [keyOf(leaf.path), found[i]!] as [string, Mark]));
  }
  const said = [...units.values()].filter((unit) => meant.has(keyOf(unit.path)) || !isOurs(format, unit));
  const kept = written.filter(([, mark]) => mark !== 'ours');
  return { ...documentOf(inOrder(format, said)), ...(kept.length === 0 ? {} : { marks: Object.fromEntries(kept) }) };
}

/** As ours are ordered; what only the pack has comes after. */
function inOrder(format: PackFormat, units: readonly Unit[]): Unit[] {
  const order = ['name', ...ourUnits(format).keys()];
  const rank = new Map(order.map((key, i) => [key, i]));
  const rankOf = ({ path }: Unit) => rank.get(keyOf(path)) ?? order.length;
  return units.toSorted((a, b) => rankOf(a) - rankOf(b));
}

/** Puts a value at a path, be it above or below what is replaced as one. What is not there is taken away. */
export function write(draft: Draft, path: Path, value: unknown): void {
  const { format, units } = draft;
  const length = format.unit(path);
  if (path.length < length) {
    const inside = [...units.values()].filter((unit) => isWithin(unit.path, path)).map((unit) => String(unit.path[path.length]));
    const fields = isRecord(value) ? value : {};
    const ours = valueAt(format.ours, path);
    for (const key of new Set([...inside, ...Object.keys(isRecord(ours) ? ours : {}), ...Object.keys(fields)]))
      write(draft, [...path, key], fields[key]);
    return;
  }
  const place = path.slice(0, length);
  const key = keyOf(place);
  const now = units.has(key) ? units.get(key)!.value : valueAt(format.ours, place);
  const changed = put(now ?? undefined, path.slice(length), value);
  if (changed !== undefined) units.set(key, { path: place, value: changed });
  else if (valueAt(format.ours, place) === undefined) units.delete(key);
  else units.set(key, { path: place, value: null });
}

/** Marks all leaves at or below a path. */
function markAll({ format, units, marks }: Draft, path: Path, mark: Mark): void {
  const whole = wholeWith(format, units);
  const around = keyOf(path);
  for (const key of marks.keys()) if (key === around || key.startsWith(`${around}.`)) marks.delete(key);
  for (const entry of format.entries(whole)) {
    if (!isWithin(entry.path, path) && !isWithin(path, entry.path)) continue;
    for (const leaf of leavesIn(entry.shape, valueAt(whole, entry.path), entry.path))
      if (isWithin(leaf.path, path)) marks.set(keyOf(leaf.path), mark);
  }
}

/** The pack with a value at a path, which may lead to a leaf, a field or a whole entry. Without a value, what may be absent is. */
export function setAt(format: PackFormat, pack: PackDocument, path: Path, value: unknown, mark: Mark = 'printed'): PackDocument {
  const draft = openDraft(format, pack);
  write(draft, path, value);
  markAll(draft, path, mark);
  return closeDraft(draft);
}

/** The pack with ours at a path. */
export function clearAt(format: PackFormat, pack: PackDocument, path: Path): PackDocument {
  return setAt(format, pack, path, valueAt(format.ours, path), 'ours');
}

/** The pack with everything at or below a path marked; what is ours there becomes the pack's own. */
export function markAt(format: PackFormat, pack: PackDocument, path: Path, mark: Mark): PackDocument {
  if (mark === 'ours') return clearAt(format, pack, path);
  const draft = openDraft(format, pack);
  write(draft, path, valueAt(wholeWith(format, draft.units), path));
  markAll(draft, path, mark);
  return closeDraft(draft);
}

/** The pack with an entry that only its box has; as it was, where the id is taken or nothing can be added. */
export function addEntry(format: PackFormat, pack: PackDocument, group: string, id: string, kind = format.kinds(group)[0]): PackDocument {
  const isTaken = valueAt(wholeOf(format, pack), format.place(id)) !== undefined;
  if (kind === undefined || isTaken) return pack;
  return setAt(format, pack, format.place(id), format.blank(group, kind), 'unsure');
}

/** The pack without an entry: of ours, there are none in the box. */
export function removeEntry(format: PackFormat, pack: PackDocument, path: Path): PackDocument {
  const { field, value } = format.absent;
  return valueAt(format.ours, path) === undefined
    ? setAt(format, pack, path, undefined)
    : setAt(format, pack, [...path, field], value, 'printed');
}
