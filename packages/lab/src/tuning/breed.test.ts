import { diceFrom, type Lever } from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import { breed, type Numbers } from './breed.ts';
import type { Miss } from './judge.ts';

const lever = (id: string, changes: Partial<Lever> = {}): Lever => ({
  id,
  now: 3,
  least: 1,
  most: 5,
  better: 1,
  of: [id],
  ...changes,
});
const levers = [
  lever('pounds'),
  lever('actions', { better: -1 }),
  lever('one', { better: 0, sum: 'both' }),
  lever('other', { better: 0, sum: 'both' }),
  lever('for two', { players: [2] }),
];

function brood(misses: readonly Miss[], numbers: Numbers = {}): Numbers[] {
  const dice = diceFrom('breed');
  return Array.from({ length: 300 }, () => breed([{ numbers, misses }], levers, dice));
}

/** By how much a number is moved in all where something ought to be better. */
const sum = (of: string, id: string) => brood([{ of, players: 4, need: 1, size: 1 }]).reduce((all, child) => all + (child[id] ?? 3) - 3, 0);

describe('new numbers', () => {
  const children = brood([]);

  it('stay between their limits, name only what differs, and keep their sums', () => {
    for (const child of children) {
      for (const value of Object.values(child)) expect([1, 2, 4, 5]).toContain(value);
      expect((child['one'] ?? 3) + (child['other'] ?? 3)).toBe(6);
    }
    expect(children.some((child) => child['one'] !== undefined)).toBe(true);
  });

  it('mostly mend what is amiss, in the way that helps, where it counts', () => {
    expect(sum('pounds', 'pounds')).toBeGreaterThan(200);
    expect(sum('actions', 'actions')).toBeLessThan(-200);
    // Nobody is helped by a number that counts only for two.
    expect(Math.abs(sum('for two', 'for two'))).toBeLessThan(60);
  });

  it('come back from far off in a few steps, between their limits', () => {
    const dice = diceFrom('far');
    const far = lever('far', { now: 41, most: 41 });
    const own = levers.map((near) => ({ ...near, of: ['else'] }));
    const misses: Miss[] = [{ of: 'far', players: 4, need: -1, size: 1 }];
    const values = Array.from({ length: 300 }, () => breed([{ numbers: {}, misses }], [...own, far], dice)['far'] ?? 41);
    expect(Math.min(...values)).toBe(1);
    expect(values.filter((value) => value < 20).length).toBeGreaterThan(100);
  });

  it('are of both parents, sums whole', () => {
    const dice = diceFrom('mixed');
    const parents = [
      { numbers: { pounds: 5, one: 5, other: 1 }, misses: [] },
      { numbers: { actions: 1 }, misses: [] },
    ];
    const mixed = Array.from({ length: 400 }, () => breed(parents, levers, dice));
    expect(mixed.some((child) => child['pounds'] === 5 && child['actions'] === 1)).toBe(true);
    for (const child of mixed) expect((child['one'] ?? 3) + (child['other'] ?? 3)).toBe(6);
  });
});
