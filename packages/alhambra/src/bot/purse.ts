import { type Building, buildings, type Money, priceOf, slotOf, valueOf } from '../rules/index.ts';

/** What a hand can pay in one currency. */
export interface Purse {
  total: number;
  /** Bit n is set if some of its cards add up to n, for n up to the highest price. */
  sums: number;
}

const HIGHEST = Math.max(...buildings.map(({ price }) => price));
const LOWEST = Math.min(...buildings.map(({ price }) => price));
const UP_TO_HIGHEST = 2 ** (HIGHEST + 1) - 1;
const PRICES = UP_TO_HIGHEST & ~(2 ** LOWEST - 1);

/** How many of all buildings cost each price. */
const shares: readonly number[] = Array.from(
  { length: HIGHEST + 1 },
  (_, price) => buildings.filter((card) => card.price === price).length / buildings.length,
);

export function pursesOf(hand: readonly Money[]): Purse[] {
  const purses: Purse[] = [newPurse(), newPurse(), newPurse(), newPurse()];
  for (const card of hand) putIn(purses[slotOf(card)]!, valueOf(card));
  return purses;
}

export function newPurse(): Purse {
  return { total: 0, sums: 1 };
}

export function putIn(purse: Purse, value: number): void {
  purse.total += value;
  purse.sums = (purse.sums | (purse.sums << value)) & UP_TO_HIGHEST;
}

/** How many different prices can be paid exactly. */
export function flexibility({ sums }: Purse): number {
  let left = sums & PRICES;
  let found = 0;
  while (left !== 0) {
    left &= left - 1;
    found++;
  }
  return found;
}

/** How likely the building in a slot can be paid exactly: certain, impossible, or what the prices of all buildings say of an empty slot. */
export function exactness({ sums }: Purse, building: Building): number {
  if (building >= 0) return (sums >> priceOf(building)) & 1;
  let share = 0;
  for (let price = LOWEST; price <= HIGHEST; price++) if (((sums >> price) & 1) === 1) share += shares[price]!;
  return share;
}

/** The same for paying it at all. */
export function reach({ total }: Purse, building: Building): number {
  if (building >= 0) return total >= priceOf(building) ? 1 : 0;
  let share = 0;
  for (let price = LOWEST; price <= HIGHEST && price <= total; price++) share += shares[price]!;
  return share;
}
