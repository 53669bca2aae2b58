import { diceFrom } from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import { alhambra } from '../rules/index.ts';
import { features } from './features.ts';
import { knowledge } from './index.ts';
import { expectedPoints } from './majorities.ts';
import { exactness, flexibility, pursesOf, reach } from './purse.ts';

describe('the weights', () => {
  it('are those of the features', () => {
    expect(knowledge.insight?.weights.features).toEqual(features);
  });
});

describe('the signs of a move', () => {
  const state = alhambra.setup({ options: {}, seats: 2, revision: alhambra.revision }, diceFrom('signs'), () => {});
  // In the slot of florins a pavilion for 5. I have florins 2, the other 1 and 4; florins 3 are on display.
  Object.assign(state, { active: 0, yard: [3, 40, 41, 42], hands: [[1], [0, 3]], display: [2, 11, 12, 13] });
  const moves = alhambra.moves(state, 0);
  const seen = moves.map(() => knowledge.signs!.names.map(() => 0));
  knowledge.signs!.look(state, 0, moves, (move, sign, value) => {
    seen[move]![sign]! += value;
  });
  const of = (name: string, card: number) =>
    seen[moves.findIndex((move) => move.type === 'take' && move.cards.join() === String(card))]![knowledge.signs!.names.indexOf(name)];

  it('have a weight each', () => {
    for (const row of knowledge.signs!.weights) expect(row).toHaveLength(knowledge.signs!.names.length);
  });

  it('say what a card makes payable exactly, and of whom it is kept', () => {
    expect([of('exact then', 2), of('exact then', 11)]).toEqual([1, 0]);
    // The other pays 5 with what is there; 3 more make 8.
    expect(of('exact alone then', 2)).toBe(0);
    expect(of('card denied exactly', 2)).toBe(0);
  });
});

describe('majorities', () => {
  const LAST = 2;
  const TOWER = 5;

  it('are certain once no more cards of the type are to come', () => {
    expect(expectedPoints(LAST, LAST, TOWER, [6, 4, 1], 0, 0)).toBeCloseTo(21);
    expect(expectedPoints(LAST, LAST, TOWER, [6, 4, 1], 0, 1)).toBeCloseTo(13);
    expect(expectedPoints(LAST, LAST, TOWER, [6, 4, 1], 0, 2)).toBeCloseTo(6);
  });

  it('are the more certain the fewer cards are to come', () => {
    const leader = [8, 4, 1].map((unowned) => expectedPoints(LAST, LAST, TOWER, [3, 2, 0], unowned, 0));
    expect(leader).toEqual(leader.toSorted((a, b) => a - b));
  });
});

/** The pavilion of that price. */
function pavilion(price: number): number {
  return price - 2;
}

describe('money', () => {
  // Florins 2, 3 and 7.
  const [florins] = pursesOf([1, 2, 6]) as [ReturnType<typeof pursesOf>[number]];

  it('pays 2, 3, 5, 7, 9, 10 and 12 exactly', () => {
    expect(flexibility(florins)).toBe(7);
    expect([3, 4, 5, 6, 7].map((price) => exactness(florins, pavilion(price)))).toEqual([1, 0, 1, 0, 1]);
  });

  it('reaches what it pays at all', () => {
    expect(reach(florins, pavilion(8))).toBe(1);
    // A tower for 13.
    expect(reach(florins, 53)).toBe(0);
  });
});

describe('at first sight', () => {
  it('an exact payment looks better than a dearer one for the same building', () => {
    const state = alhambra.setup({ options: {}, seats: 3, revision: alhambra.revision }, diceFrom('exact'), () => {});
    // A pavilion for 5; florins 5 and 6.
    Object.assign(state, { active: 0, yard: [3, 40, 41, 42], hands: [[4, 5], [10], [20]], display: [11, 12, 13, 14] });
    const moves = alhambra.moves(state, 0);
    const rates = knowledge.rate(state, 0, moves);
    const of = (card: number) => rates[moves.findIndex((move) => move.type === 'buy' && move.pay[0] === card)]!;
    expect(of(4)).toBeGreaterThan(of(5));
  });
});
