import { exp } from '@parlour/bots';
import { type Building, buildings, buildingTypes, rankPoints, scorings, typeIndexOf } from '../rules/index.ts';

export const TYPES = buildingTypes.length;

/** The points of the ranks, by scoring and type as small numbers. */
const ranks: readonly (readonly (readonly number[])[])[] = scorings.map((scoring) =>
  buildingTypes.map((type) => rankPoints[scoring][type]),
);

/** How many cards there are of each type. */
const cards: readonly number[] = buildingTypes.map((type) => buildings.filter((card) => card.type === type).length);
const MOST = Math.max(...cards);

/** How many cards of each type each collector owns: `counts[type][collector]`. */
export function countTypes(owned: readonly (readonly Building[])[]): number[][] {
  const counts: number[][] = [];
  for (let type = 0; type < TYPES; type++) {
    const row: number[] = [];
    for (let collector = 0; collector < owned.length; collector++) row.push(0);
    counts.push(row);
  }
  for (let collector = 0; collector < owned.length; collector++)
    for (const building of owned[collector]!) counts[typeIndexOf(building)]![collector]!++;
  return counts;
}

/** How many cards of a type nobody owns yet. */
export function left(type: number, counts: readonly number[]): number {
  let owned = 0;
  for (const count of counts) owned += count;
  return cards[type]! - owned;
}

/** The part of the cards nobody owns yet that may find owners until scoring A, B, C comes, when it is the next. */
const until: readonly number[] = [0.35, 0.6, 1];

/**
 * How likely one who is `behind` cards short of another (or ahead, if negative) is behind when the scoring comes, with so many cards
 * still to come. Each card to come may go either way, so what separates two spreads with the root of their number.
 */
const aheadTables: readonly (readonly Float64Array[])[] = until.map((part) =>
  Array.from({ length: MOST + 1 }, (_, unowned) =>
    Float64Array.from({ length: 2 * MOST + 1 }, (__, index) => logistic((1.7 * (index - MOST)) / Math.sqrt(unowned * part + 0.01))),
  ),
);

function logistic(x: number): number {
  return 1 / (1 + exp(-x));
}

/**
 * What a type is likely to bring a collector in a scoring: the points of every rank times the chance of having it then.
 * `next` is the scoring that comes next; only until then, or until the end, may things change.
 */
export function expectedPoints(
  scoring: number,
  next: number,
  type: number,
  counts: readonly number[],
  unowned: number,
  collector: number,
): number {
  const table = aheadTables[scoring === next ? next : 2]![unowned]!;
  const points = ranks[scoring]![type]!;
  const own = counts[collector]!;
  // The chances of having nobody, one, or two ahead; with more there is nothing to win.
  let none = 1;
  let one = 0;
  let two = 0;
  for (let other = 0; other < counts.length; other++) {
    if (other === collector) continue;
    const ahead = table[counts[other]! - own + MOST]!;
    two = two * (1 - ahead) + one * ahead;
    one = one * (1 - ahead) + none * ahead;
    none *= 1 - ahead;
  }
  return none * points[0]! + one * (points[1] ?? 0) + two * (points[2] ?? 0);
}
