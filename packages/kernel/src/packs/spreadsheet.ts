/** Packs as spreadsheets: a row an entry, a column a field. `pay.1.pounds` are the pounds of the first of its prices. */
import { asText } from '../json.ts';
import { Complaint } from '../text.ts';
import { readRows, type Row, writeRows } from './csv.ts';
import { put, valueAt, wholeWith } from './document.ts';
import { closeDraft, type Draft, openDraft, write } from './edit.ts';
import { type Entry, keyOf, type Mark, type PackDocument, type PackFormat, type Path } from './format.ts';
import { entriesOf, leavesIn, openSheet, type SheetEntry } from './sheet.ts';
import { isLeaf, type Shape, type ShapeField } from './shape.ts';

/** Whether something is as printed, and by how many, or unsure: each has a column with the names of its fields, or this for all. */
const ALL = 'all';
const marks = ['printed', 'twice', 'unsure'] as const;
/** What stands before the fields of an entry. */
const fixed = ['entry', 'title', ...marks] as const;
/** The column of an entry that is a single field. */
const ALONE = 'value';

/** The whole pack. Titles are for readers only. */
export function toCsv(format: PackFormat, pack: PackDocument, title: (entry: Entry) => string = () => '', separator = ','): string {
  const entries = entriesOf(openSheet(format, pack));
  const filled = entries.map((entry) => cellsOf(entry, format));
  const columns = inOrder(filled);
  const row = (entry: SheetEntry, i: number): Row => [
    counted(entry.path),
    title(entry),
    ...marks.map((mark) => marked(entry, mark)),
    ...columns.map((column) => filled[i]!.get(column) ?? ''),
  ];
  const named: Row[] = typeof pack['name'] === 'string' ? [['name', pack['name']]] : [];
  return writeRows([[...fixed, ...columns], ...named, ...entries.map(row)], separator);
}

/** The cells of an entry, by column. */
function cellsOf({ path, shape, value }: SheetEntry, format: PackFormat): Map<string, string> {
  const found = new Map<string, string>();
  for (const field of format.fixed) {
    const held = valueAt(value, [field]);
    if (typeof held === 'string') found.set(field, held);
  }
  if (shape.kind === 'section')
    for (const { id, shape: kind } of shape.fields)
      if (kind.kind === 'names')
        for (const [language, name] of Object.entries(valueAt(value, [id]) ?? {})) found.set(`${id}.${language}`, asText(name));
  for (const leaf of leavesIn(shape, value, path)) found.set(columnOf(leaf.path, path), written(leaf.value));
  return found;
}

function written(value: unknown): string {
  return Array.isArray(value) ? value.map(asText).join(' ') : asText(value);
}

function columnOf(path: Path, entry: Path): string {
  return path.length === entry.length ? ALONE : counted(path.slice(entry.length));
}

/** People count from one. */
function counted(path: Path): string {
  return keyOf(path.map((part) => (typeof part === 'number' ? part + 1 : part)));
}

function marked({ leaves, path }: SheetEntry, wanted: Mark): string {
  const found = leaves.filter(({ mark }) => mark === wanted);
  if (found.length > 0 && found.length === leaves.length) return ALL;
  return found.map((leaf) => columnOf(leaf.path, path)).join(' ');
}

/** Columns of one field stand together, in the order in which they are first met. */
function inOrder(rows: readonly ReadonlyMap<string, string>[]): string[] {
  const all = [...new Set(rows.flatMap((row) => [...row.keys()]))];
  const fields = [...new Set(all.map(fieldOf))];
  return fields.flatMap((field) => all.filter((column) => fieldOf(column) === field).toSorted(byNumbers));
}

function fieldOf(column: string): string {
  return column.split('.', 1)[0]!;
}

function byNumbers(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}

/** More than the spreadsheet of any box has. */
const MOST_COLUMNS = 500;
const MOST_ROWS = 1000;

/** Whoever wants to note something puts it below such a heading. */
const isNote = (column: string) => column === '' || column.startsWith('#');

/** A row, by column. */
type Cells = ReadonlyMap<string, string>;

/** Reads a spreadsheet of some entries or all. What it leaves out is ours; what is wrong with the numbers, the game says. */
export function fromCsv(format: PackFormat, text: string): PackDocument {
  const [header = [], ...rows] = readRows(text);
  if (header.length > MOST_COLUMNS || rows.length > MOST_ROWS) throw new Complaint('packs.csv-large');
  if (!header.includes('entry')) throw new Complaint('packs.csv-header');
  complainTwice(header.filter((column) => !isNote(column)));
  const draft = openDraft(format, {});
  const known = new Map(format.entries(format.ours).map((entry) => [counted(entry.path), entry]));
  const read: [Entry, Cells][] = [];
  for (const [i, row] of rows.entries()) {
    const cells = new Map(header.map((column, at) => [column, row[at] ?? ''] as const).filter(([column]) => !isNote(column)));
    const key = cells.get('entry')!;
    if (key === 'name') write(draft, ['name'], cells.get('title') || undefined);
    if (key === 'name' || key === '') continue;
    const entry = known.get(key) ?? newEntry(draft, key, cells, i + 2);
    complainStray(draft.format, entry, cells, i + 2);
    readRow(draft, entry, cells);
    read.push([entry, cells]);
  }
  complainTwice(read.map(([{ path }]) => counted(path)));
  const whole = wholeWith(format, draft.units);
  for (const [entry, cells] of read) readMarks(draft, entry, whole, cells);
  return closeDraft(draft);
}

/** What stands there twice would count once, and nobody would know which. */
function complainTwice(names: readonly string[]): void {
  const what = names.find((name, i) => names.indexOf(name) < i);
  if (what !== undefined) throw new Complaint('packs.csv-twice', { what: what.slice(0, 60) });
}

/** What somebody typed where nothing reads it is lost without a word, unless it is said. */
function complainStray(format: PackFormat, { path, shape }: Entry, cells: Cells, row: number): void {
  const others: readonly string[] = [...fixed, ...format.fixed];
  const isKnown = (column: string) => (shape.kind === 'section' ? hasColumn(shape, column.split('.')) : column === ALONE);
  const typed = [...cells].filter(([column, text]) => text !== '' && !others.includes(column)).map(([column]) => column);
  const marked = marks.flatMap((mark) => (cells.get(mark) ?? '').split(' ')).filter((name) => name !== '' && name !== ALL);
  const column = [...typed, ...marked].find((name) => !isKnown(name));
  if (column !== undefined)
    throw new Complaint('packs.csv-column', { row, entry: counted(path).slice(0, 60), column: column.slice(0, 60) });
}

/** Whether something of that shape has such a place in it. */
function hasColumn(shape: Shape, [part, ...rest]: readonly string[]): boolean {
  if (part === undefined) return isLeaf(shape);
  switch (shape.kind) {
    case 'names':
      return rest.length === 0;
    case 'list':
      return /^[1-9]\d?$/.test(part) && Number(part) <= shape.most && hasColumn(shape.of, rest);
    case 'section':
      return shape.fields.some(({ id, shape: held }) => id === part && hasColumn(held, rest));
    case 'one-of':
      return shape.choices.some((choice) => hasColumn(choice.shape, [part, ...rest]));
    default:
      return false;
  }
}

/** What a row is about that only the pack has. */
function newEntry({ format, units }: Draft, key: string, cells: Cells, row: number): Entry {
  const path = key.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) - 1 : part));
  const given = format.fixed.map((field) => [field, cells.get(field) ?? ''] as const).filter(([, text]) => text !== '');
  const whole = put(wholeWith(format, units), path, Object.fromEntries(given)) as PackDocument;
  const found = format.entries(whole).find((entry) => counted(entry.path) === key);
  if (found === undefined)
    throw new Complaint('packs.csv-entry', { row, entry: key.slice(0, 60), place: keyOf(format.place('…')), kinds: kindsOf(format) });
  return found;
}

/** What can be added, as it is written in a cell. */
function kindsOf(format: PackFormat): string {
  return [...new Set(format.groups.flatMap((group) => format.kinds(group)))].join(', ');
}

function readRow(draft: Draft, { path, shape }: Entry, cells: Cells): void {
  const { fixed, ours } = draft.format;
  for (const field of fixed) {
    const text = cells.get(field) ?? '';
    if (text !== '' && text !== valueAt(ours, [...path, field])) write(draft, [...path, field], text);
  }
  if (shape.kind === 'section') for (const field of shape.fields) readField(draft, path, field, cells);
  else writeRead(draft, path, read(shape, ALONE, cells, undefined));
}

function readMarks({ marks: found }: Draft, { path, shape }: Entry, whole: PackDocument, cells: Cells): void {
  for (const leaf of leavesIn(shape, valueAt(whole, path), path)) {
    const column = columnOf(leaf.path, path);
    const mark = marks.find((each) => (cells.get(each) ?? '').split(' ').some((name) => name === ALL || name === column));
    if (mark !== undefined) found.set(keyOf(leaf.path), mark);
  }
}

/** A field without columns, and one that must be there but has nothing in them, is as we have it; one that need not be there is not. */
function readField(draft: Draft, entry: Path, { id, optional, shape }: ShapeField, cells: Cells): void {
  const path = [...entry, id];
  const columns = [...cells.keys()].filter((column) => column === id || column.startsWith(`${id}.`));
  const isSilent = [...cells].every(([column, text]) => text === '' || column === 'entry' || column === 'title');
  if (columns.length === 0 || isSilent) return;
  const value = shape.kind === 'names' ? namesIn(id, columns, cells) : read(shape, id, cells, valueAt(draft.format.ours, path));
  if (value === undefined && optional && shape.kind !== 'names') write(draft, path, undefined);
  else if (value === undefined && shape.kind === 'list' && shape.least === 0) write(draft, path, []);
  else writeRead(draft, path, value);
}

function writeRead(draft: Draft, path: Path, value: unknown): void {
  if (value !== undefined) write(draft, path, value);
}

function namesIn(id: string, columns: readonly string[], cells: Cells): object | undefined {
  const names = columns.map((column) => [column.slice(id.length + 1), cells.get(column)!]).filter(([, name]) => name !== '');
  return names.length === 0 ? undefined : Object.fromEntries(names);
}

/**
 * What the cells of a column, and of those that begin with it, say; a part without a column is as it is `now`.
 * Whatever is no number or choice stays as it was typed: the game complains about it.
 */
function read(shape: Shape, column: string, cells: Cells, now: unknown): unknown {
  if (isLeaf(shape)) return leafIn(shape, cells.get(column) ?? '');
  switch (shape.kind) {
    case 'list': {
      const items = placesIn(column, cells).map((place) => read(shape.of, `${column}.${place}`, cells, valueAt(now, [place - 1])));
      const found = items.filter((item) => item !== undefined);
      return found.length === 0 ? undefined : found;
    }
    case 'section': {
      if (![...cells].some(([each, text]) => each.startsWith(`${column}.`) && text !== '')) return undefined;
      const fields = shape.fields.map(({ id, shape }) => {
        const inner = `${column}.${id}`;
        const hasColumn = [...cells.keys()].some((each) => each === inner || each.startsWith(`${inner}.`));
        return [id, hasColumn ? read(shape, inner, cells, valueAt(now, [id])) : valueAt(now, [id])] as const;
      });
      return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
    }
    case 'one-of': {
      const chosen = shape.choices.find(({ id }) => (cells.get(`${column}.${id}`) ?? '') !== '');
      return chosen && read(chosen.shape, column, cells, now);
    }
    default:
      return undefined;
  }
}

/** The numbers that follow a column's name, in order. */
function placesIn(column: string, cells: Cells): number[] {
  const places = [...cells.keys()]
    .filter((each) => each.startsWith(`${column}.`))
    .map((each) => Number.parseInt(each.slice(column.length + 1)));
  return [...new Set(places)].filter((place) => place > 0).toSorted((a, b) => a - b);
}

function leafIn(shape: Shape, text: string): unknown {
  if (text === '') return undefined;
  return shape.kind === 'list' ? text.split(/[\s,;/]+/).map((each) => simple(shape.of, each)) : simple(shape, text);
}

function simple(shape: Shape, text: string): unknown {
  if (shape.kind === 'choice') return shape.choices.find((choice) => String(choice) === text) ?? text;
  const number = /^([+−-]?)(\d+)([.,]0+)?$/.exec(text);
  if (shape.kind !== 'number' || number === null) return text;
  return Number(number[2]) * (number[1] === '' || number[1] === '+' ? 1 : -1);
}
