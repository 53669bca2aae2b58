import { describe, expect, it } from 'vitest';
import { conserved, fresh, ofType, opening } from '../../test/table.ts';
import { SCORING_A, SCORING_B, totalOf } from './material/money.ts';
import { pileSizes } from './setup.ts';
import { NONE, type State } from './state.ts';

const deal = (seats: number, seed: string) => ({
  ...fresh(seats, seed),
  deals: ofType(opening(seats, seed), 'dealt').map(({ cards }) => cards),
});
const tables = [2, 3, 4, 5, 6].flatMap((seats) => Array.from({ length: 60 }, (_, i) => deal(seats, `setup ${i}`)));

describe('setting up', () => {
  it('lays four buildings out and keeps the other fifty face down (AL-SETUP-1)', () => {
    for (const state of tables) {
      expect(state.yard.filter((building) => building !== NONE)).toHaveLength(4);
      const dirks = state.hands.length === 2 ? 6 : 0;
      expect(state.buildingDeck).toHaveLength(50 - dirks);
      expect(new Set((conserved(state) as { buildings: number[] }).buildings).size).toBe(54);
    }
  });

  it('deals everyone until they have 20 or more, and no card further (AL-SETUP-2)', () => {
    for (const { deals } of tables)
      for (const deal of deals) {
        expect(totalOf(deal)).toBeGreaterThanOrEqual(20);
        expect(totalOf(deal)).toBeLessThanOrEqual(28);
        expect(totalOf(deal.slice(0, -1))).toBeLessThan(20);
      }
  });

  it('gives everyone in hand what they were dealt (AL-SETUP-2)', () => {
    for (const { deals, hands } of tables) expect(hands).toEqual(deals.map((deal) => deal.toSorted((a, b) => a - b)));
  });

  it('lets the fewest cards begin, then the lowest total (AL-SETUP-3)', () => {
    for (const { deals, starter, active } of tables) {
      expect(active).toBe(starter);
      const fewest = Math.min(...deals.map((deal) => deal.length));
      const lowest = Math.min(...deals.filter((deal) => deal.length === fewest).map(totalOf));
      expect([deals[starter]?.length, totalOf(deals[starter] ?? [])]).toEqual([fewest, lowest]);
    }
  });

  it('lets chance choose among those still tied, and not always the first (AL-SETUP-3)', () => {
    const tied = Array.from({ length: 400 }, (_, i) => deal(6, `tie ${i}`))
      .map(({ deals, starter }) => ({
        equals: deals.flatMap((deal, seat) => (isEqual(deal, deals[starter] ?? []) ? [seat] : [])),
        starter,
      }))
      .filter(({ equals }) => equals.length > 1);
    const firsts = tied.filter(({ equals, starter }) => equals[0] === starter).length;
    expect(tied.length).toBeGreaterThan(30);
    expect(firsts).toBeGreaterThan(tied.length * 0.2);
    expect(firsts).toBeLessThan(tied.length * 0.8);
  });

  it('lays four money cards out and hides A in the second and B in the fourth of five piles (AL-SETUP-4)', () => {
    for (const state of tables) {
      expect(state.display.filter((card) => card !== NONE)).toHaveLength(4);
      const piles = pilesOf(state);
      expect(piles.map((pile) => pile.includes(SCORING_A))).toEqual([false, true, false, false, false]);
      expect(piles.map((pile) => pile.includes(SCORING_B))).toEqual([false, false, false, true, false]);
    }
  });

  it('cuts piles that differ by one card at most (AL-SETUP-4)', () => {
    for (let cards = 0; cards <= 104; cards++) {
      const sizes = pileSizes(cards);
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(cards);
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
    }
  });

  it('can put a scoring card at the very top and the very bottom of its pile (AL-SETUP-4)', () => {
    const places = new Set(
      Array.from({ length: 300 }, (_, i) => pilesOf(fresh(2, `pile ${i}`))[1]!).map((pile) => pile.indexOf(SCORING_A) / (pile.length - 1)),
    );
    expect(places).toContain(0);
    expect(places).toContain(1);
  });
});

function isEqual(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && totalOf(a) === totalOf(b);
}

/** The deck from the top, in its five piles: the second and the fourth are one card thicker for their scoring card. */
function pilesOf({ moneyDeck }: State): number[][] {
  const fromTop = moneyDeck.toReversed();
  return pileSizes(fromTop.length - 2).map((size, pile) => fromTop.splice(0, size + (pile % 2)));
}
