/** Two packs made one: what agrees is confirmed twice, what differs is listed. */
import { same } from '../json.ts';
import { type EntryPair, type FieldPair, leavesWithin, pairPacks } from './diff.ts';
import { valueAt } from './document.ts';
import { closeDraft, type Draft, openDraft, write } from './edit.ts';
import type { Mark, PackDocument, PackFormat } from './format.ts';
import type { Leaf } from './sheet.ts';

/** Whose value is taken where both have read something else, by the key of the field. */
export type Choices = Readonly<Record<string, 'a' | 'b'>>;

export interface Merged {
  readonly pack: PackDocument;
  /** How many fields both have read, and read alike. */
  readonly agreed: number;
  /** How many the second knew better. */
  readonly taken: number;
  /** What both have read differently, chosen or not. Until it is chosen, the first one's stands, and is unsure. */
  readonly differences: readonly EntryPair[];
}

export function mergePacks(format: PackFormat, a: PackDocument, b: PackDocument, choices: Choices = {}): Merged {
  const draft = openDraft(format, a);
  let [agreed, taken] = [0, 0];
  const differences: EntryPair[] = [];
  for (const entry of pairPacks(format, a, b)) {
    if (entry.a === undefined) writeFixed(draft, entry);
    const differing = entry.fields.filter((field) => {
      const outcome = settle(field);
      if (outcome === 'agreed') agreed++;
      if (outcome === 'b') taken++;
      const chosen = outcome === 'differ' && Object.hasOwn(choices, field.key) ? choices[field.key]! : outcome;
      mergeField(draft, entry, field, chosen);
      return outcome === 'differ';
    });
    if (differing.length > 0) differences.push({ ...entry, fields: differing });
  }
  return { pack: closeDraft(draft), agreed, taken, differences };
}

type Outcome = 'agreed' | 'same' | 'names' | 'a' | 'b' | 'differ';

/** Whoever has read it off the box knows better than whoever is not sure, and they better than whoever says nothing. */
function settle({ shape, a, b, markA, markB }: FieldPair): Outcome {
  if (shape.kind === 'names') return 'names';
  if (same(a, b)) return isRead(markA) && isRead(markB) ? 'agreed' : 'same';
  if (markB === 'ours' || (isRead(markA) && markB === 'unsure')) return 'a';
  if (markA === 'ours' || (isRead(markB) && markA === 'unsure')) return 'b';
  return 'differ';
}

function isRead(mark: Mark): boolean {
  return mark === 'printed' || mark === 'twice';
}

/** What only the second has is of its kind in the first one's pack, too. */
function writeFixed(draft: Draft, { path, b }: EntryPair): void {
  for (const field of draft.format.fixed) {
    const value = valueAt(b?.value, [field]);
    if (value !== undefined) write(draft, [...path, field], value);
  }
}

/** Writes what came of a field into the first one's draft. */
function mergeField(draft: Draft, entry: EntryPair, { path, shape, a, b }: FieldPair, outcome: Outcome): void {
  // Of two names in one language, the first one's stays.
  if (shape.kind === 'names') return b === undefined ? undefined : write(draft, path, { ...(b as object), ...(a as object | undefined) });
  const [first, second] = [leavesWithin(entry.a, path), leavesWithin(entry.b, path)];
  if (outcome === 'b') write(draft, path, b);
  // What only the second has confirmed is ours in the first one's pack; now it is said there.
  else if (second.some(({ mark }) => mark !== 'ours')) write(draft, path, a);
  for (const { key } of first) draft.marks.delete(key);
  for (const { key } of outcome === 'b' ? second : first) {
    const mark = merged(markOf(first, key), markOf(second, key), outcome);
    if (mark !== 'ours') draft.marks.set(key, mark);
  }
}

function markOf(leaves: readonly Leaf[], key: string): Mark {
  return leaves.find((leaf) => leaf.key === key)?.mark ?? 'ours';
}

function merged(a: Mark, b: Mark, outcome: Outcome): Mark {
  if (outcome === 'differ') return 'unsure';
  if (outcome === 'a') return a;
  if (outcome === 'b') return b;
  if (a === 'twice' || b === 'twice' || (a === 'printed' && b === 'printed')) return 'twice';
  if (a === 'printed' || b === 'printed') return 'printed';
  return a === 'ours' ? b : a;
}
