/**
 * The exponential function, the same to the last bit in every browser and in Node: `Math.exp` is rounded as each engine likes, and a search that
 * is close between two moves decides by less. Reviews and the bots of the deal of the day have to say the same everywhere.
 * After e_exp.c of Sun's fdlibm, with sums and products alone.
 */
export function exp(x: number): number {
  if (x > HIGHEST) return Number.POSITIVE_INFINITY;
  if (x < LOWEST) return 0;
  if (x === 1) return Math.E;
  const size = Math.abs(x);
  // x = k · ln 2 + r, with |r| up to half of ln 2; what r is not written exactly by is in `low`.
  let k = 0;
  let high = x;
  let low = 0;
  if (size >= HALF_LN2) {
    k = size < LN2_AND_HALF ? Math.sign(x) : Math.trunc(x * Math.LOG2E + Math.sign(x) / 2);
    high = x - k * LN2_HIGH;
    low = k * LN2_LOW;
  }
  const r = high - low;
  const t = r * r;
  const c = r - t * (P1 + t * (P2 + t * (P3 + t * (P4 + t * P5))));
  if (k === 0) return 1 - ((r * c) / (c - 2) - r);
  return (1 - (low - (r * c) / (2 - c) - high)) * powers[k + POWERS]!;
}

/** Beyond these the result is no number any more, or next to nothing. */
const HIGHEST = 709;
const LOWEST = -708;

const HALF_LN2 = 0.3465735912322998;
const LN2_AND_HALF = 1.0397205352783203;
/** ln 2 in two parts: a multiple of the first is exact. */
const LN2_HIGH = 6.9314718036912381649e-1;
const LN2_LOW = 1.90821492927058770002e-10;
const P1 = 1.66666666666666019037e-1;
const P2 = -2.77777777770155933842e-3;
const P3 = 6.61375632143793436117e-5;
const P4 = -1.6533902205465251539e-6;
const P5 = 4.13813679705723846039e-8;

/** 2 to the power of everything from −1022 to 1023. */
const POWERS = 1022;
const powers = new Float64Array(2 * POWERS + 2);
powers[POWERS] = 1;
for (let k = 1; k <= POWERS + 1; k++) powers[POWERS + k] = powers[POWERS + k - 1]! * 2;
for (let k = 1; k <= POWERS; k++) powers[POWERS - k] = powers[POWERS - k + 1]! / 2;
