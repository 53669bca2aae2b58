import { array, assert, integer, nat, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addSample, note, type Sample, summarise } from './sample.ts';
import { wilson } from './wilson.ts';

function sampleOf(values: readonly number[]): Sample {
  const sample: Sample = new Map();
  for (const value of values) note(sample, value);
  return sample;
}

describe('a summary', () => {
  it('has mean, deviation, median, extremes and how often a value is not 0', () => {
    expect(summarise(sampleOf([0, 2, 4, 4, 4, 5, 5, 7]))).toMatchObject({
      count: 8,
      mean: 3.875,
      least: 0,
      median: 4,
      most: 7,
      present: 7 / 8,
    });
    expect(summarise(sampleOf([2, 4, 4, 4, 5, 5, 7, 9]))?.deviation).toBeCloseTo(2.138, 3);
    expect(summarise(sampleOf([1, 2]))?.median).toBe(1.5);
    expect(summarise(sampleOf([]))).toBeUndefined();
  });

  it('is that of the parts together, however the values were divided', () => {
    assert(
      property(array(integer({ min: -50, max: 50 }), { minLength: 1 }), nat(), (values, at) => {
        const whole = sampleOf(values.slice(at % values.length));
        addSample(whole, sampleOf(values.slice(0, at % values.length)));
        expect(summarise(whole)).toEqual(summarise(sampleOf(values)));
      }),
    );
  });
});

describe('Wilson’s interval', () => {
  it('is the published one', () => {
    const { low, high } = wilson(8, 10);
    expect([low, high].map((end) => end.toFixed(3))).toEqual(['0.490', '0.943']);
    expect(wilson(0, 10).low).toBe(0);
    expect(wilson(0, 10).high).toBeCloseTo(0.2775, 4);
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
  });

  it('holds the share itself and narrows with more games', () => {
    assert(
      property(integer({ min: 1, max: 1000 }), nat(), (trials, some) => {
        const wins = some % (trials + 1);
        const few = wilson(wins, trials);
        const many = wilson(wins * 10, trials * 10);
        expect(few.low).toBeLessThanOrEqual(wins / trials + 1e-9);
        expect(few.high).toBeGreaterThanOrEqual(wins / trials - 1e-9);
        expect(many.high - many.low).toBeLessThan(few.high - few.low);
      }),
    );
  });
});
