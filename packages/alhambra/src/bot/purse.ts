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

/** What is to be known of every set of sums that a purse may pay: worked out once, for imagined games ask again and again. */
const pricesPaid = Uint8Array.from({ length: UP_TO_HIGHEST + 1 }, (_, sums) => countBits(sums & PRICES));
const exactShares = sharesOfSums();
const reachShares: readonly number[] = Array.from({ length: HIGHEST + 1 }, (_, total) => exactShares[(2 << total) - 1]!);

function countBits(sums: number): number {
  let left = sums;
  let found = 0;
  while (left !== 0) {
    left &= left - 1;
    found++;
  }
  return found;
}

/** How many of all buildings cost what can be paid exactly. */
function sharesOfSums(): Float64Array {
  const found = new Float64Array(UP_TO_HIGHEST + 1);
  for (let price = 0; price <= HIGHEST; price++) {
    const highest = 1 << price;
    for (let lower = 0; lower < highest; lower++) found[highest + lower] = found[lower]! + shares[price]!;
  }
  return found;
}

/** How many different prices can be paid exactly. */
export function flexibility({ sums }: Purse): number {
  return pricesPaid[sums]!;
}

/** How likely the building in a slot can be paid exactly: certain, impossible, or what the prices of all buildings say of an empty slot. */
export function exactness({ sums }: Purse, building: Building): number {
  return building >= 0 ? (sums >> priceOf(building)) & 1 : exactShares[sums]!;
}

/** The same for paying it at all. */
export function reach({ total }: Purse, building: Building): number {
  if (building >= 0) return total >= priceOf(building) ? 1 : 0;
  return reachShares[Math.min(total, HIGHEST)]!;
}
