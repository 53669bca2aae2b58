export type { Event, SheetRow } from './events.ts';
export { alhambra, alhambra as game } from './game.ts';
export type { Memory } from './guess.ts';
export {
  type Building,
  type BuildingCard,
  type BuildingType,
  buildings,
  buildingTypes,
  priceOf,
  typeIndexOf,
  typeOf,
} from './material/buildings.ts';
export {
  type Currency,
  currencies,
  currencyOf,
  type Money,
  moneyCard,
  SCORING_A,
  SCORING_B,
  slotOf,
  totalOf,
  valueOf,
} from './material/money.ts';
export { rankPoints, type Scoring, scorings } from './material/scorings.ts';
export { pointsIn, scoreSheet } from './scoring.ts';
export { type Buy, type Collector, DIRK, hasDirk, type Move, NONE, type Options, PLACES, type State, type Take } from './state.ts';
export { nameCollector } from './text/index.ts';
export type { Types } from './types.ts';
export { actsAgain, type View } from './view.ts';
