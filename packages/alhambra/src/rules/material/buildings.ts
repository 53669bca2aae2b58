/** The types of building, from the least to the most valuable. */
export const buildingTypes = ['pavilion', 'seraglio', 'arcades', 'chambers', 'garden', 'tower'] as const;
export type BuildingType = (typeof buildingTypes)[number];

/** A building card: an index into `buildings`. */
export type Building = number;

export interface BuildingCard {
  readonly type: BuildingType;
  readonly price: number;
}

/**
 * What each card of a type costs. The rulebook prints how many there are and the range of their prices;
 * which prices come more than once is known from the same designer's edition with tiles.
 */
export const prices: Readonly<Record<BuildingType, readonly number[]>> = {
  pavilion: [2, 3, 4, 5, 6, 7, 8],
  seraglio: [3, 4, 5, 6, 7, 8, 9],
  arcades: [4, 5, 6, 6, 7, 8, 8, 9, 10],
  chambers: [5, 6, 7, 7, 8, 9, 9, 10, 11],
  garden: [6, 7, 8, 8, 8, 9, 10, 10, 10, 11, 12],
  tower: [7, 8, 9, 9, 9, 10, 11, 11, 11, 12, 13],
};

/** All 54 cards. */
export const buildings: readonly BuildingCard[] = buildingTypes.flatMap((type) => prices[type].map((price) => ({ type, price })));

const typeIndexes: readonly number[] = buildings.map(({ type }) => buildingTypes.indexOf(type));
const cardPrices: readonly number[] = buildings.map(({ price }) => price);

export function priceOf(building: Building): number {
  return cardPrices[building]!;
}

/** The place of a card's type in `buildingTypes`. */
export function typeIndexOf(building: Building): number {
  return typeIndexes[building]!;
}

export function typeOf(building: Building): BuildingType {
  return buildingTypes[typeIndexOf(building)]!;
}
