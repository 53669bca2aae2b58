/** What lies before whoever works on a pack: the sheet, what is wrong with it, and how it is changed. */
import type { Voice } from '@parlour/kernel';
import {
  clearAt,
  entriesOf,
  keyOf,
  type Leaf,
  type Mark,
  markAt,
  type Meter,
  meterOf,
  openSheet,
  type PackDocument,
  type PackFormat,
  type PackProblem,
  type Path,
  setAt,
  type Sheet,
  type SheetEntry,
  wholeOf,
} from '@parlour/kernel/packs';
import { createContext, useContext } from 'react';
import type { Editing } from './editing.ts';

export interface Desk {
  readonly format: PackFormat;
  readonly voice: Voice;
  readonly editing: Editing;
  readonly pack: PackDocument;
  readonly sheet: Sheet;
  /** All entries in the order of the sheet. */
  readonly entries: readonly SheetEntry[];
  /** Whether the pack is to be held against another: nothing is shown but what was typed here. */
  readonly isBlind: boolean;
  /** A value at a place; letters of one word (the same `hand`) are one step. */
  readonly set: (path: Path, value: unknown, hand?: string) => void;
  readonly mark: (path: Path, mark: Mark) => void;
  /** Any change to the pack made at that place. */
  readonly change: (pack: PackDocument, at: Path) => void;
}

export function layDesk(format: PackFormat, voice: Voice, editing: Editing, pack: PackDocument, isBlind: boolean): Desk {
  const sheet = openSheet(format, pack);
  const change = (next: PackDocument, path: Path, hand?: string) => editing.change(next, keyOf(path), hand);
  return {
    format,
    voice,
    editing,
    pack,
    sheet,
    entries: entriesOf(sheet),
    isBlind,
    set: (path, value, hand) => change(setAt(format, pack, path, value), path, hand),
    mark: (path, mark) => change(mark === 'ours' ? clearAt(format, pack, path) : markAt(format, pack, path, mark), path),
    change: (next, path) => change(next, path),
  };
}

/** What is to be seen of the whole pack. It may lag behind what is being typed: nobody looks at all of it with each letter. */
export interface Overview {
  readonly format: PackFormat;
  readonly voice: Voice;
  readonly pack: PackDocument;
  readonly sheet: Sheet;
  readonly meter: Meter;
  readonly problems: readonly PackProblem[];
  /** What an entry is called. */
  readonly titleOf: (path: Path) => string;
}

export function overlook({ format, voice, pack, sheet }: Desk): Overview {
  return {
    format,
    voice,
    pack,
    sheet,
    meter: meterOf(sheet),
    problems: format.problems(pack),
    titleOf: titles(format, sheet, wholeOf(format, pack), voice),
  };
}

/** Several cards may be called the same: then they are numbered as they lie in the sheet. */
function titles(format: PackFormat, sheet: Sheet, whole: PackDocument, voice: Voice): (path: Path) => string {
  const met = new Map<string, number>();
  const named = entriesOf(sheet).map(({ key, path }) => {
    const title = format.title(path, whole, voice);
    met.set(title, (met.get(title) ?? 0) + 1);
    return { key, title, number: met.get(title)! };
  });
  const found = new Map(named.map(({ key, title, number }) => [key, met.get(title) === 1 ? title : `${title} ${number}`]));
  return (path) => found.get(keyOf(path)) ?? '';
}

export const DeskContext = createContext<Desk | undefined>(undefined);

export function useDesk(): Desk {
  return there(useContext(DeskContext));
}

export const OverviewContext = createContext<Overview | undefined>(undefined);

export function useOverview(): Overview {
  return there(useContext(OverviewContext));
}

/** The entry that is being typed, its leaves by key, and the sentences that belong to each place in it. */
export interface OpenEntry {
  readonly entry: SheetEntry;
  readonly leaves: ReadonlyMap<string, Leaf>;
  readonly said: ReadonlyMap<string, readonly string[]>;
  /** Something else is said of what is known of a value: as printed, unsure, or ours. */
  readonly turn: (leaf: Leaf) => void;
}

export const EntryContext = createContext<OpenEntry | undefined>(undefined);

export function useEntry(): OpenEntry {
  return there(useContext(EntryContext));
}

function there<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('a part of the editor without the editor around it');
  return value;
}
