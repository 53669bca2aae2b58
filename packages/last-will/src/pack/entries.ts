/** The printed things of both boxes, deck by deck and board by board, and what may stand on each. */
import { type Entry, type PackDocument, type Path, type Shape, shapeOf, valueAt, withoutFields } from '@parlour/kernel/packs';
import { type Card, material } from '../rules/index.ts';
import { deckOf } from '../rules/pack/apply.ts';
import { cardSchemas, oldNames, packSchema } from '../rules/pack/schema.ts';

export const groups: readonly string[] = [
  'base.events',
  'base.helpersAndExpenses',
  'base.properties',
  'base.companions',
  'base.specials',
  'base.wild',
  'plans',
  'offer',
  'market',
  'wills',
  'table',
  'sacked.events',
  'sacked.helpersAndExpenses',
  'sacked.properties',
  'sacked.newSpecials',
  'sacked.tiles',
  'sacked.errands',
  'sacked.wills',
  'sacked.jobs',
];

/** What a card, or a job, says of itself that nobody types. */
export const fixed = ['kind', 'part', 'id'];

export function entries(whole: PackDocument): Entry[] {
  const cards = valueAt(whole, ['cards']);
  return [...Object.entries(cards ?? {}).flatMap(([id, fields]) => cardEntry(id, fields as PackDocument)), ...boards(whole)];
}

const printedCards = new Map(material.cards.map((card) => [card.id, card]));

/** A card that says no kind is none; its problem is told. */
function cardEntry(id: string, fields: PackDocument): Entry[] {
  const ours = printedCards.get(id);
  const kind = ours?.kind ?? valueAt(fields, ['kind']);
  if (typeof kind !== 'string' || !Object.hasOwn(cardSchemas, kind)) return [];
  const part = ours?.part ?? (valueAt(fields, ['part']) === 'sacked' ? 'sacked' : 'base');
  // Crowns make a card of the pack's own a special one; ours are what they are.
  const hasCrowns = ours === undefined || ours.crowns !== undefined;
  const group = `${part}.${ours?.deck ?? deckOf({ ...fields, part })}`;
  return [{ path: ['cards', id], group, shape: cardShape(kind as Card['kind'], hasCrowns) }];
}

const shapes = new Map<string, Shape>();

function cardShape(kind: Card['kind'], hasCrowns: boolean): Shape {
  const key = `${kind} ${hasCrowns}`;
  const without = [...fixed, 'companion', ...(hasCrowns ? [] : ['crowns'])];
  const shape = shapes.get(key) ?? shapeOf(cardSchemas[kind], without);
  shapes.set(key, shape);
  return shape;
}

/** Cards are read by schemas of their own. */
const packShape = shapeOf(packSchema.omit({ cards: true }));

const boardGroups: readonly (readonly [group: string, path: Path, isList: boolean])[] = [
  ['plans', ['plans', '2-3'], true],
  ['plans', ['plans', '4-5'], true],
  ['offer', ['offer', '2-3'], false],
  ['offer', ['offer', '4-5'], false],
  ['offer', ['offer', 'supplement3'], false],
  ['offer', ['offer', 'supplement5'], false],
  ['market', ['modifiers'], false],
  ['wills', ['lastWills'], false],
  ['wills', ['defaultWill'], false],
  ['table', ['playerBoard'], false],
  ['table', ['opera'], false],
  ['sacked.tiles', ['sacked', 'planTiles'], true],
  ['sacked.errands', ['sacked', 'errands', '2-4'], false],
  ['sacked.errands', ['sacked', 'errands', '5'], false],
  ['sacked.wills', ['sacked', 'lastWills'], true],
  ['sacked.jobs', ['sacked', 'employment', 'four'], true],
  ['sacked.jobs', ['sacked', 'employment', 'five'], true],
];

/** Each thing of a list is an entry of its own. */
function boards(whole: PackDocument): Entry[] {
  return boardGroups.flatMap(([group, path, isList]): Entry[] => {
    const value = valueAt(whole, path);
    if (value === undefined) return [];
    const shape = shapeAt(path);
    if (!isList || shape.kind !== 'list' || !Array.isArray(value)) return [{ path, group, shape }];
    const each = withoutFields(shape.of, [...fixed, ...Object.keys(oldNames)]);
    return value.map((_, i) => ({ path: [...path, i], group, shape: each }));
  });
}

function shapeAt(path: Path): Shape {
  const found = path.reduce<Shape | undefined>(
    (shape, key) => (shape?.kind === 'section' ? shape.fields.find(({ id }) => id === key)?.shape : undefined),
    packShape,
  );
  if (found === undefined) throw new Error(`a pack has no ${path.join('.')}`);
  return found;
}

/** A pack replaces a card's fields one by one, everything else as large as it is printed. */
export function unit([section, part]: Path): number {
  if (section === 'cards') return 3;
  if (section === 'plans' || section === 'offer') return 2;
  if (section === 'sacked') return part === 'errands' || part === 'employment' ? 3 : 2;
  return 1;
}
