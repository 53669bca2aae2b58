/**
 * The printed material, prepared for the rules: every card in one shape, every name a small number.
 * Made once for each pack and kept outside the state.
 */
import { companionKinds, type Card, type Material, material as standard, propertyTypes, type Use } from './material/index.ts';
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
const SILVERWARE = bit('silverware');
const COACH = bit('coach');
export const MASK = bit('mask');
export const HELM = bit('helm');
export const WINE = bit('wine');
const NUPTIAL = bit('nuptial');
const HELPER = bit('helper');
export const WILD_SYMBOL = bit('wild');
/** The first of the four bits of the property types, and of the companions. */
const TYPES_FROM = SYMBOLS.indexOf('mansion');
const COMPANIONS_FROM = SYMBOLS.indexOf('dog');

function bit(symbol: (typeof SYMBOLS)[number]): number {
  return 1 << SYMBOLS.indexOf(symbol);
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
  readonly privilege: string;
  /** A helper adds so much to every use of a card, or activation of a property, that shows one of the symbols it serves. */
  readonly bonus: number;
  readonly serves: number;
  /** How often a round a helper waives an action, or gives one for a white card. */
  readonly allowance: number;
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
    ...privilegeOf(card),
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

/** Helpers that add to what is spent: by privilege, how much and for which symbols. */
const bonuses: Readonly<Record<string, readonly [bonus: number, serves: number]>> = {
  'LW-HELP-6': [3, 0],
  'LW-HELP-7': [1, SILVERWARE],
  'LW-HELP-8': [0, COACH],
  'LW-HELP-9': [3, MASK],
  'LW-HELP-10': [2, HELM | WINE],
  'GS-HELP-1': [1, NUPTIAL],
};

/** Helpers that serve so often a round. */
const allowances: Readonly<Record<string, number>> = {
  'LW-HELP-1': 1,
  'LW-HELP-2': 2,
  'LW-HELP-4': 1,
  'LW-HELP-5': 1,
  'LW-HELP-12': 1,
};

function privilegeOf(card: Card): Pick<Face, 'privilege' | 'bonus' | 'serves' | 'allowance'> {
  if (card.kind !== 'helper') return { privilege: '', bonus: 0, serves: 0, allowance: 0 };
  const [bonus, serves] = bonuses[card.privilege] ?? [0, 0];
  const types = (card.types ?? []).reduce((bits, type) => bits | typeSymbol(propertyTypes.indexOf(type)), 0);
  return { privilege: card.privilege, bonus: card.bonus ?? bonus, serves: serves | types, allowance: allowances[card.privilege] ?? 0 };
}

export const standardBook: Book = bookOf(standard);
