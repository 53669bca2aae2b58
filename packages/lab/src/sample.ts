import type { Interval } from './wilson.ts';

/** How often each value was seen. Samples add up in any order to the same figures. */
export type Sample = Map<number, number>;

export function note(sample: Sample, value: number, times = 1): void {
  sample.set(value, (sample.get(value) ?? 0) + times);
}

export function addSample(to: Sample, more: Sample): void {
  for (const [value, times] of more) note(to, value, times);
}

export interface Summary {
  readonly count: number;
  readonly mean: number;
  /** Where the true mean lies, with 95 % confidence. */
  readonly interval: Interval;
  readonly deviation: number;
  readonly least: number;
  readonly median: number;
  readonly most: number;
  /** The share of values that are not 0: how often a thing happened at all. */
  readonly present: number;
}

export function summarise(sample: Sample): Summary | undefined {
  const values = [...sample].toSorted(([a], [b]) => a - b);
  const [first, last] = [values[0], values.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const count = values.reduce((sum, [, times]) => sum + times, 0);
  const mean = values.reduce((sum, [value, times]) => sum + value * times, 0) / count;
  const variance = values.reduce((sum, [value, times]) => sum + (value - mean) ** 2 * times, 0) / Math.max(1, count - 1);
  const half = 1.96 * Math.sqrt(variance / count);
  return {
    count,
    mean,
    interval: { low: mean - half, high: mean + half },
    deviation: Math.sqrt(variance),
    least: first[0],
    median: middle(values, count),
    most: last[0],
    present: 1 - (sample.get(0) ?? 0) / count,
  };
}

function middle(sorted: readonly (readonly [number, number])[], count: number): number {
  let seen = 0;
  for (const [index, [value, times]] of sorted.entries()) {
    seen += times;
    if (seen * 2 > count) return value;
    if (seen * 2 === count) return (value + (sorted[index + 1]?.[0] ?? value)) / 2;
  }
  return Number.NaN;
}
