/**
 * The printed material, prepared for the rules: every card in one shape, every name a small number.
 * Made once for each pack and kept outside the state.
 */
import {
  companionKinds,
  type Card,
  type Help,
  type Material,
  material as standard,
  type PropertyType,
  propertyTypes,
  type Use,
} from './material/index.ts';
import { DECKS } from './state.ts';

/** What a card's upper left corner, or a line of an employment card, can show: a bit each. */
export const SYMBOLS = [
  'silverware',
  'coach',
  'mask',
  'helm',
  'wine',
  'nuptial',
  'helper',
  ...propertyTypes,
  ...companionKinds,
  'wild',
] as const;
export const MASK = bit('mask');
export const HELM = bit('helm');
export const WINE = bit('wine');
const HELPER = bit('helper');
export const WILD_SYMBOL = bit('wild');
/** The first of the four bits of the property types, and of the companions. */
const TYPES_FROM = SYMBOLS.indexOf('mansion');
const COMPANIONS_FROM = SYMBOLS.indexOf('dog');

function bit(symbol: (typeof SYMBOLS)[number]): number {
  return 1 << SYMBOLS.indexOf(symbol);
}

/** Which bit it is that is set: 0 for the lowest. */
export function placeOfBit(bits: number): number {
  return 31 - Math.clz32(bits);
}

/** The name of the symbol with that bit. */
export function symbolOf(symbol: number): string {
  return SYMBOLS[placeOfBit(symbol)] ?? 'helper';
}

/** How many bits are set. */
export function bitsIn(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

export function typeSymbol(type: number): number {
  return 1 << (TYPES_FROM + type);
}

export function companionSymbol(companion: number): number {
  return 1 << (COMPANIONS_FROM + companion);
}

/** A companion space: the companions it takes, as bits (1 is a dog), and what a token on it does. */
export interface Space {
  readonly takes: number;
  readonly pounds: number;
  readonly decay: number;
  readonly free: boolean;
}

/** A card as the rules read it. Fields that mean nothing for its kind are 0 or empty. */
export interface Face {
  readonly index: number;
  readonly id: string;
  readonly kind: Card['kind'];
  readonly deck: number;
  readonly crowns: number;
  readonly copies: number;
  readonly sacked: boolean;
  readonly symbols: number;
  /** White cards: the printed options. */
  readonly pay: readonly { readonly actions: number; readonly pounds: number }[];
  readonly companions: readonly { readonly kind: number; readonly pounds: number }[];
  readonly effect: string;
  readonly gain: number;
  /** The name within a nuptial set; empty for all other cards. */
  readonly nuptial: string;
  /** Black cards: what laying one down costs in all. */
  readonly layActions: number;
  readonly layPounds: number;
  /** Whether it can be activated at all, and how. */
  readonly usable: boolean;
  readonly useActions: number;
  readonly usePounds: number;
  /** Whether its amount counts something on farms. */
  readonly counts: boolean;
  readonly perFarm: number;
  readonly perHorse: number;
  readonly perDog: number;
  readonly spaces: readonly Space[];
  /** Helpers: pounds that each use of a card, or activation of a property, with one of the symbols in `serves` may add. */
  readonly bonus: number;
  readonly serves: number;
  /** By how much the price of a property of these types (bits) may fall or rise. */
  readonly shifts: number;
  readonly shiftDown: number;
  readonly shiftUp: number;
  /** Types (bits) whose trade, or activation, needs no action so many times a round. */
  readonly trades: number;
  readonly upkeeps: number;
  readonly allowance: number;
  /** More actions a round: for anything, and for white cards alone. */
  readonly extraActions: number;
  readonly whiteActions: number;
  /** More cards while planning, and the deck they are of: -1 is any. */
  readonly draws: number;
  readonly drawsFrom: number;
  /** More cards kept at the end of a round. */
  readonly keeps: number;
  /** Cards drawn by its activation, of which one is kept. */
  readonly searches: number;
  readonly types: readonly number[];
  readonly scale: readonly number[];
  /** The companion it is, or -1. */
  readonly companion: number;
}

export interface PlanFace {
  readonly cards: number;
  readonly errandBoys: number;
  readonly actions: number;
}

export interface JobLine {
  readonly income: number;
  readonly symbol: number;
}

export interface Job {
  readonly id: string;
  readonly lines: readonly JobLine[];
}

export interface Book {
  readonly material: Material;
  readonly faces: readonly Face[];
  readonly wild: number;
  /** The card of each companion. */
  readonly companions: readonly number[];
  /** The plans of the 2–3 board, those of the 4–5 board, then both faces of every tile. */
  readonly plans: readonly PlanFace[];
  /** With four lines, then with five. */
  readonly jobs: readonly Job[];
  readonly byId: ReadonlyMap<string, number>;
}

export function bookOf(material: Material): Book {
  const faces = material.cards.map(faceOf);
  const { planTiles, employment } = material.sacked;
  return {
    material,
    faces,
    wild: faces.findIndex(({ kind }) => kind === 'wild'),
    companions: companionKinds.map((_, kind) => faces.findIndex(({ companion }) => companion === kind)),
    plans: [...material.plans['2-3'], ...material.plans['4-5'], ...planTiles.flatMap(({ faces }) => faces)],
    jobs: [...employment.four, ...employment.five].map(({ id, lines }) => ({
      id,
      lines: lines.map(({ income, symbol }) => ({ income, symbol: bit(symbol) })),
    })),
    byId: new Map(faces.map(({ id, index }) => [id, index])),
  };
}

function faceOf(card: Card, index: number): Face {
  return {
    index,
    id: card.id,
    kind: card.kind,
    deck: DECKS.indexOf(card.deck),
    crowns: card.crowns ?? 0,
    copies: card.copies,
    sacked: card.part === 'sacked',
    symbols: symbolsOf(card),
    pay: card.kind === 'event' ? card.pay.map(({ actions, pounds }) => ({ actions, pounds })) : [],
    companions:
      card.kind === 'event' ? (card.companions ?? []).map(({ takes, pounds }) => ({ kind: companionKinds.indexOf(takes), pounds })) : [],
    effect: (card.kind === 'event' && card.effect) || '',
    gain: (card.kind === 'event' && card.gain) || 0,
    nuptial: (card.kind === 'event' && card.nuptial) || '',
    ...layOf(card),
    ...useOf(card),
    spaces: 'steps' in card ? (card.steps ?? []).map(spaceOf) : [],
    ...helpsOf(card),
    types: card.kind === 'property' ? card.types.map((type) => propertyTypes.indexOf(type)) : [],
    scale: card.kind === 'property' ? card.scale : [],
    companion: card.kind === 'companion' ? companionKinds.indexOf(card.companion) : -1,
  };
}

/** What its upper left corner shows. A property shows its types, of which one counts at a time (GS-PROP-1). */
function symbolsOf(card: Card): number {
  if (card.kind === 'helper') return HELPER;
  if (card.kind === 'event' || card.kind === 'expense') return card.symbols.reduce((bits, symbol) => bits | bit(symbol), 0);
  return 0;
}

function layOf(card: Card): Pick<Face, 'layActions' | 'layPounds'> {
  const lay = card.kind === 'expense' || card.kind === 'helper' ? card.lay : undefined;
  return { layActions: 1 + (lay?.actions ?? 0), layPounds: lay?.pounds ?? 0 };
}

function useOf(card: Card): Pick<Face, 'usable' | 'useActions' | 'usePounds' | 'counts' | 'perFarm' | 'perHorse' | 'perDog'> {
  const use: Use | undefined = 'use' in card ? card.use : undefined;
  const { perFarm = 0, perHorseOnFarms = 0, perDogOnFarms = 0 } = use ?? {};
  return {
    usable: use !== undefined,
    useActions: use?.actions ?? 0,
    usePounds: use?.pounds ?? 0,
    counts: perFarm + perHorseOnFarms + perDogOnFarms > 0,
    perFarm,
    perHorse: perHorseOnFarms,
    perDog: perDogOnFarms,
  };
}

function spaceOf(step: { readonly takes: string; readonly pounds: number; readonly decay?: number; readonly free?: boolean }): Space {
  const takes = companionKinds.reduce(
    (bits, kind, i) => (step.takes === kind || (step.takes === 'animal' && (kind === 'dog' || kind === 'horse')) ? bits | (1 << i) : bits),
    0,
  );
  return { takes, pounds: step.pounds, decay: step.decay ?? 1, free: step.free ?? false };
}

type Helps = Pick<
  Face,
  | 'bonus'
  | 'serves'
  | 'shifts'
  | 'shiftDown'
  | 'shiftUp'
  | 'trades'
  | 'upkeeps'
  | 'allowance'
  | 'extraActions'
  | 'whiteActions'
  | 'draws'
  | 'drawsFrom'
  | 'keeps'
  | 'searches'
>;

const NO_HELP: Helps = {
  bonus: 0,
  serves: 0,
  shifts: 0,
  shiftDown: 0,
  shiftUp: 0,
  trades: 0,
  upkeeps: 0,
  allowance: 0,
  extraActions: 0,
  whiteActions: 0,
  draws: 0,
  drawsFrom: -1,
  keeps: 0,
  searches: 0,
};

function helpsOf(card: Card): Helps {
  return card.kind === 'helper' ? card.helps.reduce<Helps>((all, help) => ({ ...all, ...helpOf(help) }), NO_HELP) : NO_HELP;
}

function helpOf(help: Help): Partial<Helps> {
  if ('adds' in help) return { bonus: help.adds, serves: help.to.reduce((bits, symbol) => bits | bit(symbol), 0) };
  if ('shifts' in help)
    return {
      shifts: typesOf(help.of),
      shiftDown: help.way === 'up' ? 0 : help.shifts,
      shiftUp: help.way === 'down' ? 0 : help.shifts,
    };
  if ('waives' in help)
    return help.waives === 'trade'
      ? { trades: typesOf(help.of), allowance: help.times }
      : { upkeeps: typesOf(help.of), allowance: help.times };
  if ('gives' in help) return help.for === 'any' ? { extraActions: help.gives } : { whiteActions: help.gives };
  if ('draws' in help) return { draws: help.draws, drawsFrom: help.from === 'any' ? -1 : DECKS.indexOf(help.from) };
  if ('keeps' in help) return { keeps: help.keeps };
  return { searches: help.searches };
}

/** Property types as bits: 1 is a mansion. */
function typesOf(types: readonly PropertyType[]): number {
  return types.reduce((bits, type) => bits | (1 << propertyTypes.indexOf(type)), 0);
}

export const standardBook: Book = bookOf(standard);
