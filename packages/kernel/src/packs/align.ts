/** Cards that only a box has get their ids as they are typed: in two packs, one id may mean two cards, and one card may have two ids. */
import { same, asText } from '../json.ts';
import { isRecord, isWithin, valueAt } from './document.ts';
import { closeDraft, openDraft, write } from './edit.ts';
import { keyOf, type PackDocument, type PackFormat, type Path } from './format.ts';
import { entriesOf, openSheet, type SheetEntry } from './sheet.ts';

/** The second pack with the ids of the first for what only their boxes have: the same card under the same id, another card under another. */
export function aligned(format: PackFormat, a: PackDocument, b: PackDocument): PackDocument {
  const cards = format.place('').slice(0, -1);
  const idsIn = (pack: PackDocument) => Object.keys(valueAt(pack, cards) ?? {});
  const hasOwn = (pack: PackDocument) => idsIn(pack).some((id) => valueAt(format.ours, [...cards, id]) === undefined);
  if (!hasOwn(a) || !hasOwn(b)) return b;
  const [firsts, seconds] = [ownEntries(format, a), ownEntries(format, b)];
  const free = new Set(firsts);
  const found = new Map<SheetEntry, SheetEntry>();
  for (const isSame of [sharesName, couldBe])
    for (const second of seconds) {
      if (found.has(second)) continue;
      const match = [...free].find((first) => isAlike(format, first, second) && isSame(first, second));
      if (match === undefined) continue;
      found.set(second, match);
      free.delete(match);
    }
  const taken = new Set([a, b, format.ours].flatMap(idsIn));
  const firstKeys = new Set(firsts.map(({ key }) => key));
  const moves = seconds.map((second): [Path, Path] => [
    second.path,
    found.get(second)?.path ?? (firstKeys.has(second.key) ? format.place(unused(taken)) : second.path),
  ]);
  return moved(
    format,
    b,
    moves.filter(([from, to]) => keyOf(from) !== keyOf(to)),
  );
}

/** What somebody has added where things can be. */
function ownEntries(format: PackFormat, pack: PackDocument): SheetEntry[] {
  return entriesOf(openSheet(format, pack)).filter(({ own, path, key }) => own && key === keyOf(format.place(String(path.at(-1)))));
}

function unused(taken: Set<string>): string {
  let number = 1;
  while (taken.has(`own-${number}`)) number++;
  taken.add(`own-${number}`);
  return `own-${number}`;
}

/** Of one deck and one kind. */
function isAlike({ fixed }: PackFormat, first: SheetEntry, second: SheetEntry): boolean {
  return first.group === second.group && fixed.every((field) => same(valueAt(first.value, [field]), valueAt(second.value, [field])));
}

function sharesName(first: SheetEntry, second: SheetEntry): boolean {
  return spoken(first, second).some((areEqual) => areEqual);
}

/** Under one id: not called differently in one language, or if so, then with the same numbers. */
function couldBe(first: SheetEntry, second: SheetEntry): boolean {
  if (first.key !== second.key) return false;
  return spoken(first, second).length === 0 || same(leafValues(first), leafValues(second));
}

/** For each language in which both have a name, whether it is the same. */
function spoken(first: SheetEntry, second: SheetEntry): boolean[] {
  const [names, others] = [first, second].map(({ value }) => valueAt(value, ['names']));
  if (!isRecord(names) || !isRecord(others)) return [];
  return Object.keys(names)
    .filter((language) => Object.hasOwn(others, language))
    .map((language) => plain(names[language]) === plain(others[language]));
}

function plain(name: unknown): string {
  return asText(name).trim().toLowerCase();
}

function leafValues({ leaves }: SheetEntry): unknown[] {
  return leaves.map(({ value }) => value);
}

/** The pack with entries in other places, all at once: some may change places with each other. */
function moved(format: PackFormat, pack: PackDocument, moves: readonly (readonly [Path, Path])[]): PackDocument {
  if (moves.length === 0) return pack;
  const draft = openDraft(format, pack);
  const marks = [...draft.marks];
  const values = moves.map(([from]) => valueAt(pack, from));
  for (const [from] of moves) {
    write(draft, from, undefined);
    for (const [key] of marks) if (isWithin(key.split('.'), from)) draft.marks.delete(key);
  }
  for (const [i, [from, to]] of moves.entries()) {
    write(draft, to, values[i]);
    for (const [key, mark] of marks) if (isWithin(key.split('.'), from)) draft.marks.set(keyOf(to) + key.slice(keyOf(from).length), mark);
  }
  return closeDraft(draft);
}
