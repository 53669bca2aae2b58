import { describe, expect, it } from 'vitest';
import { bootstrap, portion } from './estimate.ts';
import { mean } from './drama.ts';

describe('an estimate', () => {
  it('of a share is less sure when what was counted is alike', () => {
    const [independent, alike] = [portion(30, 100), portion(30, 100, 4)];
    expect(alike.value).toBe(independent.value);
    expect(alike).toEqual({ ...portion(7.5, 25), count: 30, of: 100 });
    expect(alike.high - alike.low).toBeGreaterThan(independent.high - independent.low);
  });

  it('by drawing again is the same again, and knows that things of one group are no more than one', () => {
    const values = Array.from({ length: 60 }, (_, index) => [(index * 37) % 10]);
    const once = bootstrap(values, mean);
    expect(bootstrap(values, mean)).toEqual(once);
    const fourfold = bootstrap(
      values.map(([value]) => [value!, value!, value!, value!]),
      mean,
    );
    expect(fourfold.high - fourfold.low).toBeCloseTo(once.high - once.low);
    expect(once.low < once.value && once.value < once.high).toBe(true);
    expect(bootstrap([[3]], mean)).toEqual({ value: 3, low: 3, high: 3 });
  });
});
