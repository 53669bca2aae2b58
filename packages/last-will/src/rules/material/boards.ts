import type { LastWill, Material, OfferBoard, OfferSpace, OfferSupplement, Plan } from './types.ts';

/** Left to right. */
export const plans: { readonly '2-3': readonly Plan[]; readonly '4-5': readonly Plan[] } = {
  // That the first two are on this side is a weak inference.
  '2-3': [
    { cards: 5, errandBoys: 2, actions: 1, source: 'P' },
    { cards: 2, errandBoys: 2, actions: 2, source: 'P' },
    { cards: 5, errandBoys: 1, actions: 2, source: 'D' },
    { cards: 0, errandBoys: 2, actions: 3, source: 'D' },
    { cards: 7, errandBoys: 2, actions: 1, source: 'D' },
    { cards: 2, errandBoys: 1, actions: 3, source: 'D' },
    { cards: 0, errandBoys: 1, actions: 4, source: 'D' },
  ],
  '4-5': [
    { cards: 2, errandBoys: 1, actions: 2, source: 'D' },
    { cards: 5, errandBoys: 2, actions: 1, source: 'D' },
    { cards: 1, errandBoys: 2, actions: 2, source: 'D' },
    { cards: 3, errandBoys: 1, actions: 2, source: 'D' },
    { cards: 0, errandBoys: 2, actions: 3, source: 'D' },
    { cards: 7, errandBoys: 2, actions: 1, source: 'D' },
    { cards: 1, errandBoys: 1, actions: 3, source: 'D' },
    { cards: 0, errandBoys: 1, actions: 4, source: 'D' },
  ],
};

const specials: OfferSpace = [{ from: 1, deck: 'specials' }];
const wild: OfferSpace = [{ from: 1, deck: 'wild' }];
const helpersAndExpenses: OfferSpace = [{ from: 1, deck: 'helpersAndExpenses' }];
const events: OfferSpace = [{ from: 1, deck: 'events' }];
const companions: OfferSpace = [{ from: 1, deck: 'companions' }];
/** In the first two rounds a property: the change from round 3 on is stated, on which space it happens is designed. */
const propertiesThenEvents: OfferSpace = [
  { from: 1, deck: 'properties' },
  { from: 3, deck: 'events' },
];

/** Two wild cards are on offer at every player count (stated); how many cards a board shows is public, most of their decks are designed. */
export const offer: { readonly [side in '2-3' | '4-5']: OfferBoard } & {
  readonly [side in 'supplement3' | 'supplement5']: OfferSupplement;
} = {
  // Seven cards on six errand spaces.
  '2-3': {
    spaces: [specials, specials, wild, wild],
    group: { errandSpaces: 2, spaces: [helpersAndExpenses, propertiesThenEvents, companions] },
    errands: { extension: 1, market: 1, opera: 1 },
    source: 'D',
    sources: { wild: 'S', group: 'S', count: 'P' },
  },
  '4-5': {
    spaces: [specials, specials, helpersAndExpenses, helpersAndExpenses, propertiesThenEvents, events, wild, wild],
    errands: { extension: 1, market: 1, opera: 2 },
    source: 'D',
    sources: { wild: 'S', specials: 'I', count: 'P', 'errands.extension': 'I' },
  },
  supplement3: {
    spaces: [
      [
        { from: 1, deck: 'properties' },
        { from: 4, deck: 'events' },
      ],
    ],
    source: 'D',
    sources: { count: 'P' },
  },
  supplement5: { spaces: [companions], source: 'D', sources: { count: 'P' } },
};

/** From 70 to 130 is public, the steps between are inferred. */
export const lastWills: readonly LastWill[] = [
  { money: 70, source: 'P' },
  { money: 80, source: 'I' },
  { money: 90, source: 'I' },
  { money: 100, source: 'I' },
  { money: 110, source: 'I' },
  { money: 120, source: 'I' },
  { money: 130, source: 'P' },
];

/** Boards and tokens that are the same at every player count. */
export const table: Pick<Material, 'defaultWill' | 'modifiers' | 'playerBoard' | 'opera' | 'unknownCard'> = {
  defaultWill: { money: 70, source: 'S' },
  modifiers: [
    { value: -3, source: 'S' },
    { value: -2, source: 'I' },
    { value: 1, source: 'P' },
    { value: 3, source: 'S' },
  ],
  playerBoard: { spaces: 5, extensionsInBank: 12, source: 'P', sources: { extensionsInBank: 'S' } },
  opera: { pounds: 2, source: 'S' },
  unknownCard: { cards: 1, source: 'S' },
};
