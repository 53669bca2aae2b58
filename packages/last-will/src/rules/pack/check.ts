import { asText } from '@parlour/kernel';
import { unsoundness, valueAt } from '@parlour/kernel/packs';
import type { z } from 'zod';
import { type Card, type Material, material as printed } from '../material/index.ts';
import { applyCard, applyPack, blank, overlay } from './apply.ts';
import { modern } from './old.ts';
import { type PackProblem, problem } from './problem.ts';
import { cardSchemas, helpVerbs, idSchema, type Pack, packSchema } from './schema.ts';
import { cardProblems, materialProblems } from './consistency.ts';

type Fields = Readonly<Record<string, unknown>>;

/** More than two and a half times the cards of both boxes. Each is checked, sent and drawn: somebody pays for it. */
const MOST_CARDS = 250;

/** Everything that is wrong with a pack; nothing if the game can be played with it. */
export function checkPack(value: unknown, material: Material = printed): PackProblem[] {
  return findProblems(value, material).map((each) => ({ ...each, path: reach(value, each.path) }));
}

/** As many problems as can be told at once: the shape of the whole, then each card by itself, and what follows from all only if that is right. */
function findProblems(value: unknown, material: Material): PackProblem[] {
  const unsound = unsoundness(value);
  if (unsound !== undefined) return [problem(unsound.path, unsound.what)];
  const named = valueAt(value, ['cards']);
  const count = isSection(named) ? Object.keys(named).length : 0;
  if (count > MOST_CARDS) return [problem(['cards'], 'cards-max', { cards: count, max: MOST_CARDS })];
  const read = packSchema.safeParse(value);
  const shape = read.success ? [] : read.error.issues.flatMap((issue) => shapeProblems(issue, value));
  const found = [...shape, ...(isSection(named) ? Object.entries(named).flatMap(([id, fields]) => readCard(material, id, fields)) : [])];
  if (found.length > 0 || !read.success) return found;
  return [...markProblems(read.data), ...materialProblems(applyPack(material, read.data))];
}

/** A mark speaks of something that the pack says. */
function markProblems(pack: Pack): PackProblem[] {
  const lost = Object.keys(pack.marks ?? {}).filter((key) => valueAt(pack, key.split('.')) === undefined);
  return lost.map((key) => problem(['marks', key], 'mark', { value: key }));
}

function isSection(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a card of the pack, laid over ours, has all that a card of its kind needs and nothing else. */
function readCard(material: Material, id: string, given: unknown): PackProblem[] {
  // Its shape has been complained about already.
  if (!isSection(given) || !idSchema.safeParse(id).success) return [];
  const path = ['cards', id];
  const ours = material.cards.find((card) => card.id === id);
  const fields = modern(given, ours);
  if (ours === undefined) return readNewCard(path, id, fields, material.cards);
  for (const fixed of ['id', 'kind', 'part', 'deck', 'companion', 'rule'])
    if (fixed in fields && fields[fixed] !== (ours as unknown as Fields)[fixed])
      return [problem([...path, fixed], 'fixed', { field: fixed })];
  const { deck: _, rule: __, ...whole } = overlay({ ...ours }, fields);
  if ((ours.crowns === undefined) !== (whole['crowns'] === undefined)) return [problem([...path, 'crowns'], 'fixed', { field: 'crowns' })];
  return readWhole(path, ours.kind, whole, fields) ?? cardProblems(applyCard(ours, id, fields));
}

/** A card that only the pack has must be given whole. */
function readNewCard(path: PackProblem['path'], id: string, fields: Fields, cards: readonly Card[]): PackProblem[] {
  const kinds = ['event', 'expense', 'helper', 'property'] as const;
  const kind = kinds.find((each) => each === fields['kind']);
  if (fields['kind'] === undefined) return [problem(path, 'no-such-card', { id, near: nearest(id, cards) })];
  if (kind === undefined) return [problem([...path, 'kind'], 'choice', { value: shown(fields['kind']), choices: kinds.join(', ') })];
  return readWhole(path, kind, overlay(blank(id), fields), fields) ?? cardProblems(applyCard(undefined, id, fields));
}

/** What the schema of its kind finds wrong with a whole card; nothing if it is well-formed. */
function readWhole(path: PackProblem['path'], kind: Card['kind'], whole: Fields, fields: Fields): PackProblem[] | undefined {
  const read = cardSchemas[kind].safeParse(whole);
  if (read.success) return undefined;
  // A name may stand where the first packs had it.
  const place = ([first, ...others]: PackProblem['path']) =>
    first === 'names' && !('names' in fields) && others.length > 0 ? others : [first ?? [], ...others].flat();
  return read.error.issues
    .flatMap((issue) => shapeProblems(issue, whole))
    .map((each) => ({ ...each, path: [...path, ...place(each.path)] }));
}

/** The sentence for what the schema found. */
function shapeProblems(issue: z.core.$ZodIssue, document: unknown): PackProblem[] {
  const path = issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part));
  const value = valueAt(document, path);
  if (value === undefined && path.length > 0) return [problem(path, 'missing', { field: path.at(-1)! })];
  if (issue.code === 'unrecognized_keys') return issue.keys.map((field) => problem([...path, field], 'unknown-field', { field }));
  if (issue.code === 'invalid_type') return [problem(path, 'type', { expected: issue.expected })];
  if (issue.code === 'invalid_value') return [problem(path, 'choice', { value: shown(value), choices: issue.values.join(', ') })];
  if (issue.code === 'too_small') return [problem(path, `${measured(issue.origin)}-min`, { min: Number(issue.minimum) })];
  if (issue.code === 'too_big') return [problem(path, `${measured(issue.origin)}-max`, { max: Number(issue.maximum) })];
  if (issue.code === 'invalid_union') return helpProblems(issue, value, document);
  if (issue.code === 'invalid_key' && path.at(-2) === 'names') return [problem(path, 'language', { value: path.at(-1)! })];
  // Ids are the only texts with a prescribed form, as values or as the names of sections; nothing else ends here.
  return [problem(path, 'id')];
}

/** What is wrong with one thing that a helper does, by the verb it has. */
function helpProblems(issue: z.core.$ZodIssueInvalidUnion, help: unknown, document: unknown): PackProblem[] {
  const choice = isSection(help) ? helpVerbs.findIndex((verb) => verb in help) : 0;
  if (choice < 0) return [problem(issue.path as PackProblem['path'], 'help', { choices: helpVerbs.join(', ') })];
  return (issue.errors[choice] ?? []).flatMap((inner) => shapeProblems({ ...inner, path: [...issue.path, ...inner.path] }, document));
}

function shown(value: unknown): string {
  return asText(value).slice(0, 60);
}

function measured(origin: string): 'list' | 'text' | 'number' {
  if (origin === 'array') return 'list';
  return origin === 'string' ? 'text' : 'number';
}

/** As much of a path as the document has. */
function reach(document: unknown, path: PackProblem['path']): PackProblem['path'] {
  let length = path.length;
  while (length > 0 && valueAt(document, path.slice(0, length)) === undefined) length--;
  return path.slice(0, length);
}

/** The id that looks most like a mistyped one: the most pairs of letters in common. */
function nearest(id: string, cards: readonly Card[]): string {
  const wanted = pairs(id);
  const likeness = (card: Card) => {
    const theirs = pairs(card.id);
    const common = theirs.filter((pair) => wanted.includes(pair)).length;
    return common / (wanted.length + theirs.length - common);
  };
  return cards.reduce((best, card) => (likeness(card) > likeness(best) ? card : best)).id;
}

function pairs(text: string): string[] {
  return [...new Set(Array.from({ length: text.length - 1 }, (_, i) => text.slice(i, i + 2)))];
}
