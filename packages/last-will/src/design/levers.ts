/**
 * Which printed numbers are our own design and may move, and how far. What a rulebook or a public source states never does: every record says
 * where it comes from, and `limits` holds what is stated of numbers that are otherwise free.
 */
import { type Lever, type OptionValues, thingKey, type Tuning } from '@parlour/kernel';
import { applyPack, type Card, checkPack, type Material, type Pack, type Plan, standardBook } from '../rules/index.ts';
import { limits } from './limits.ts';

type Fields = Record<string, unknown>;
/** Where a number stands in a record: `['pay', 0, 'pounds']`. */
type Path = readonly (string | number)[];

/** Numbers of a kind: on which side they are good for whoever uses the card, how far they may move, and where they end. */
interface Kind {
  readonly fits: RegExp;
  readonly better: Lever['better'];
  readonly by: number;
  readonly least: number;
  readonly most: number;
}

const kinds: readonly Kind[] = [
  { fits: /^copies$/, better: 0, by: 1, least: 1, most: 8 },
  { fits: /^pay\.\d\.actions$/, better: -1, by: 1, least: 1, most: 6 },
  { fits: /^pay\.\d\.pounds$/, better: 1, by: 2, least: 1, most: 20 },
  { fits: /^companions\.\d\.pounds$/, better: 1, by: 2, least: 1, most: 6 },
  { fits: /^lay\.actions$/, better: -1, by: 1, least: 0, most: 3 },
  { fits: /^use\.actions$/, better: -1, by: 1, least: 0, most: 2 },
  { fits: /^use\.pounds$/, better: 1, by: 1, least: 1, most: 7 },
  { fits: /^steps\.\d\.pounds$/, better: 1, by: 2, least: 2, most: 13 },
  { fits: /^helps\.\d\.adds$/, better: 1, by: 1, least: 1, most: 4 },
  // The price is spent, what a house is worth in the end is not. Whether a higher price makes a farm better nobody can say.
  { fits: /^scale\.\d$/, better: 0, by: 3, least: 1, most: 24 },
];

/** Plans may change by so much. */
const planKinds: readonly (readonly [keyof Omit<Plan, 'source' | 'sources'>, number, number])[] = [
  ['cards', 0, 8],
  ['errandBoys', 1, 2],
  ['actions', 1, 4],
];
const sides = ['2-3', '4-5'] as const;

export const tuning: Tuning = {
  levers(options) {
    const { cards, plans } = materialOf(options);
    return [
      ...cards.flatMap((card, index) =>
        card.part === 'base' || isExpanded(options) ? cardLevers(card, standardBook.material.cards[index], cards) : [],
      ),
      ...sides.flatMap((side) => plans[side].flatMap((plan, place) => planLevers(plan, side, place))),
    ];
  },

  change(options, numbers) {
    const pack = packWith(packOf(options), materialOf(options), numbers);
    if (checkPack(pack).length > 0) return undefined;
    const material = applyPack(standardBook.material, pack);
    return limits.every((holds) => holds(material)) ? { ...options, pack } : undefined;
  },
};

function packOf(options: OptionValues): Pack {
  return options['pack'] ?? {};
}

function materialOf(options: OptionValues): Material {
  return applyPack(standardBook.material, packOf(options));
}

function isExpanded({ expansion = 'none' }: OptionValues): boolean {
  return expansion !== 'none';
}

/** The designed numbers of a card; how far they may move counts from what is printed without a pack. */
function cardLevers(card: Card, printed: Card | undefined, all: readonly Card[]): Lever[] {
  if (printed === undefined || card.kind === 'wild') return [];
  return numbersOf(card).flatMap(([path, now]) => {
    const name = path.join('.');
    const kind = kinds.find(({ fits }) => fits.test(name));
    if (kind === undefined || sourceOf(printed, name) !== 'D') return [];
    const design = numberAt(printed, path);
    const stated = statedSum(card, name);
    return {
      id: `${card.id} ${name}`,
      now,
      least: Math.min(now, Math.max(kind.least, design - kind.by)),
      most: Math.max(now, Math.min(kind.most, design + kind.by)),
      better: isLastOfScale(card, path) ? -1 : isPrice(card, path) ? 1 : kind.better,
      of: [...usesOf(card), ...helpersOf(card, all)],
      ...(stated === undefined ? {} : { sum: stated }),
    };
  });
}

/** The numbers on a card that could be designed, absent ones that could be there included. */
function numbersOf(card: Card): (readonly [Path, number])[] {
  const found: (readonly [Path, number])[] = [[['copies'], card.copies]];
  const each = (list: readonly object[] | undefined, field: string, part: string) => {
    for (const [index, entry] of (list ?? []).entries()) {
      const value = (entry as Fields)[part];
      if (typeof value === 'number') found.push([[field, index, part], value]);
    }
  };
  if (card.kind === 'event') {
    // What an event without a symbol does is not a matter of pounds.
    if (card.effect === undefined) {
      each(card.pay, 'pay', 'pounds');
      each(card.pay, 'pay', 'actions');
    }
    each(card.companions, 'companions', 'pounds');
  }
  if (card.kind === 'helper' || card.kind === 'expense') found.push([['lay', 'actions'], card.lay?.actions ?? 0]);
  if (card.kind === 'helper') each(card.helps, 'helps', 'adds');
  if (card.kind === 'property' || card.kind === 'expense' || card.kind === 'helper') {
    if (card.use !== undefined && !(card.kind === 'expense' && isOfFarms(card))) {
      found.push([['use', 'actions'], card.use.actions], [['use', 'pounds'], card.use.pounds]);
    }
    each(card.steps, 'steps', 'pounds');
  }
  if (card.kind === 'property') for (const [index, value] of card.scale.entries()) found.push([['scale', index], value]);
  return found;
}

/** Where a number comes from: what is said of the part that it is in, or else of the whole card. */
function sourceOf(card: Card, name: string): string {
  // How many copies there are, and what helpers' activations spend, is always designed.
  if (name === 'copies' || (card.kind === 'helper' && name === 'use.pounds')) return 'D';
  const parts = Object.entries(card.sources ?? {}).filter(([part]) => name === part || name.startsWith(`${part}.`));
  return parts.toSorted(([a], [b]) => b.length - a.length)[0]?.[1] ?? card.source;
}

function numberAt(card: Card, path: Path): number {
  const value = path.reduce<unknown>((at, key) => (at as Fields | undefined)?.[key], card);
  return typeof value === 'number' ? value : 0;
}

function isPrice(card: Card, path: Path): boolean {
  return card.kind === 'property' && card.scale.length > 1 && path[0] === 'scale' && path[1] === 0;
}

function isLastOfScale(card: Card, path: Path): boolean {
  return card.kind === 'property' && card.scale.length > 1 && path[0] === 'scale' && path[1] === card.scale.length - 1;
}

/** The box holds 140 cards, so a copy more of one is a copy less of another of its deck; and what guest and chef bring along together is stated. */
function statedSum(card: Card, name: string): string | undefined {
  if (name === 'copies') return `copies of ${card.part} ${card.deck}`;
  return card.id === 'boat-trip-company' && name.startsWith('companions.') ? 'guest and chef on a boat' : undefined;
}

/** The things that a card is, and the way to win that it belongs to. */
function usesOf(card: Card): string[] {
  const { id } = card;
  switch (card.kind) {
    case 'property': {
      const kind = card.types.includes('farm') ? 'farms' : 'houses';
      return [thingKey({ group: 'bought', id }), thingKey({ group: 'theme', id: kind }), `way ${kind}`];
    }
    case 'event':
      return [thingKey({ group: 'played', id }), thingKey({ group: 'theme', id: 'events' }), 'way outings'];
    case 'helper':
    case 'expense':
      return [thingKey({ group: 'laid', id }), thingKey({ group: 'theme', id: `${card.kind}s` }), 'way standing'];
    default:
      return [thingKey({ group: 'brought', id }), thingKey({ group: 'theme', id: 'companions' })];
  }
}

/** Whoever serves a card is the better, the better the card: the keys of its helpers, and of what counts farms. */
function helpersOf(card: Card, all: readonly Card[]): string[] {
  const shown: readonly string[] = [...('symbols' in card ? card.symbols : []), ...('types' in card ? card.types : [])];
  const serves = (other: Card) =>
    other.kind === 'helper'
      ? other.helps.some((help) =>
          [...('to' in help ? help.to : []), ...('of' in help ? help.of : [])].some((served) => shown.includes(served)),
        )
      : other.kind === 'expense' && shown.includes('farm') && isOfFarms(other);
  return all.filter(serves).map(({ id }) => thingKey({ group: 'laid', id }));
}

function isOfFarms({ use }: Extract<Card, { kind: 'expense' }>): boolean {
  return 'perFarm' in use || 'perHorseOnFarms' in use;
}

function planLevers(plan: Plan, side: (typeof sides)[number], place: number): Lever[] {
  const printed = standardBook.material.plans[side][place];
  if (printed?.source !== 'D') return [];
  return planKinds.map(([part, least, most]) => ({
    id: `plan ${side} ${place + 1} ${part}`,
    now: plan[part],
    least: Math.max(least, printed[part] - 1),
    most: Math.min(most, printed[part] + 1),
    better: 1,
    of: [thingKey({ group: 'plan', id: String(place + 1) })],
    players: side === '2-3' ? [2, 3] : [4, 5],
  }));
}

/** A pack with some of its numbers changed. */
function packWith(pack: Pack, { cards, plans }: Material, numbers: Readonly<Record<string, number>>): Pack {
  const changed: Record<string, Fields> = structuredClone(pack.cards ?? {});
  const sidesChanged: Partial<Record<(typeof sides)[number], Omit<Plan, 'source' | 'sources'>[]>> = {};
  for (const [id, value] of Object.entries(numbers)) {
    const [first = '', second = '', place = '', part = ''] = id.split(' ');
    if (first === 'plan') {
      const side = second as (typeof sides)[number];
      const list = (sidesChanged[side] ??= plans[side].map(({ cards, errandBoys, actions }) => ({ cards, errandBoys, actions })));
      const plan = Number(place) - 1;
      list[plan] = { ...list[plan]!, [part]: value };
      continue;
    }
    const card = cards.find((each) => each.id === first);
    if (card === undefined) continue;
    const path = second.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
    const fields = (changed[first] ??= {});
    const [field = ''] = path.map(String);
    fields[field] = put(fields[field] ?? structuredClone((card as unknown as Fields)[field]), path.slice(1), value);
    if (field === 'lay' && value === 0) fields[field] = null;
  }
  return {
    ...pack,
    name: pack.name ?? 'Tuned',
    ...(Object.keys(changed).length === 0 ? {} : { cards: changed }),
    ...(Object.keys(sidesChanged).length === 0 ? {} : { plans: { ...pack.plans, ...sidesChanged } }),
  };
}

/** What stood there, with the number at a path in it. */
function put(whole: unknown, [key, ...rest]: Path, value: number): unknown {
  if (key === undefined) return value;
  const inner = (whole as Fields | undefined)?.[key];
  if (Array.isArray(whole)) return whole.map((each: unknown, index) => (index === key ? put(each, rest, value) : each));
  return { ...(whole as Fields | undefined), [key]: put(inner, rest, value) };
}
