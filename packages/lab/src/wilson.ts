/** The two ends of an interval. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

const Z95 = 1.959963984540054;

/** Wilson's score interval: where the true share lies, with 95 % confidence, after `successes` (shared wins are fractions) in `trials`. */
export function wilson(successes: number, trials: number): Interval {
  if (trials === 0) return { low: 0, high: 1 };
  const share = successes / trials;
  const spread = (Z95 * Z95) / trials;
  const centre = (share + spread / 2) / (1 + spread);
  const half = (Z95 * Math.sqrt((share * (1 - share)) / trials + spread / (4 * trials))) / (1 + spread);
  return { low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}
