/** Whether something that was measured again and again stays as it is. */

export interface Trend {
  readonly name: string;
  /** What it was on average. */
  readonly level: number;
  /** By how much it grew from the first to the last, as a share of the level, and by how much that may be wrong (95 %). */
  readonly growth: number;
  readonly margin: number;
  /** Growth of more than this is not flat. */
  readonly most: number;
  /** Unclear: the margin reaches past what is allowed; more time would tell. */
  readonly verdict: 'flat' | 'grows' | 'unclear';
}

/** Neighbouring samples are alike: they count as so many, each the average of some, and not as so many as there are. */
const BATCHES = 20;
/** Of 20 batches, less the two numbers that make a line: so many standard errors hold 95 of 100. */
const STUDENT = 2.1;

/** A line through the samples by least squares, and what can be said of its slope. */
export function trendOf(name: string, samples: readonly number[], most: number): Trend {
  const batches = Array.from({ length: BATCHES }, (_, batch) => {
    const from = Math.floor((batch * samples.length) / BATCHES);
    const to = Math.floor(((batch + 1) * samples.length) / BATCHES);
    return mean(samples.slice(from, Math.max(to, from + 1)));
  });
  const level = mean(batches);
  const middle = (BATCHES - 1) / 2;
  const spread = batches.reduce((sum, _, at) => sum + (at - middle) ** 2, 0);
  const slope = batches.reduce((sum, value, at) => sum + (at - middle) * (value - level), 0) / spread;
  const rest = batches.reduce((sum, value, at) => sum + (value - level - slope * (at - middle)) ** 2, 0);
  const error = Math.sqrt(rest / (BATCHES - 2) / spread);
  const growth = (slope * BATCHES) / level;
  const margin = (STUDENT * error * BATCHES) / level;
  return { name, level, growth, margin, most, verdict: growth + margin <= most ? 'flat' : growth - margin > most ? 'grows' : 'unclear' };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
