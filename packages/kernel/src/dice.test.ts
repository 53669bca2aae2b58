import { describe, expect, it } from 'vitest';
import { below, bits, type Dice, diceFrom, shuffle } from './dice.ts';

describe('dice', () => {
  it('give the published sequence of xoshiro128** for the state 1, 2, 3, 4', () => {
    const dice: Dice = [1, 2, 3, 4];
    expect(Array.from({ length: 10 }, () => bits(dice))).toEqual([
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
    ]);
  });

  it('are the same for the same seed and others for another', () => {
    expect(diceFrom('a')).toEqual(diceFrom('a'));
    expect(diceFrom('a')).not.toEqual(diceFrom('b'));
  });

  it('draw every number equally often', () => {
    const dice = diceFrom('uniform');
    const seen = Array.from({ length: 7 }, () => 0);
    for (let i = 0; i < 70_000; i++) seen[below(dice, 7)]!++;
    // Chi-squared with 6 degrees of freedom stays under 22.46 in 999 of 1000 cases.
    expect(chiSquared(seen, 10_000)).toBeLessThan(22.46);
  });

  it('shuffle into every order equally often', () => {
    const dice = diceFrom('shuffle');
    const seen = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const items = [0, 1, 2, 3];
      shuffle(dice, items);
      seen.set(items.join(''), (seen.get(items.join('')) ?? 0) + 1);
    }
    expect(seen.size).toBe(24);
    // 23 degrees of freedom: 49.73.
    expect(chiSquared([...seen.values()], 1_000)).toBeLessThan(49.73);
  });
});

function chiSquared(seen: readonly number[], expected: number): number {
  return seen.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}
