/** A way down: each weight goes by the mean of its slopes, in steps that do not depend on how steep it is (Adam). */
export function descent(count: number) {
  const zeros = () => new Float64Array(count);
  const [weights, mean, variance] = [zeros(), zeros(), zeros()];
  let steps = 0;
  /** One step against the slope; `restraint` draws weights towards nothing that the slope says little about. */
  function step(slope: ArrayLike<number>, pace: number, restraint: number): void {
    steps++;
    const [first, second] = [1 - 0.9 ** steps, 1 - 0.999 ** steps];
    for (let i = 0; i < count; i++) {
      const here = slope[i]! + restraint * weights[i]!;
      mean[i] = 0.9 * mean[i]! + 0.1 * here;
      variance[i] = 0.999 * variance[i]! + 0.001 * here * here;
      weights[i]! -= (pace * (mean[i]! / first)) / (Math.sqrt(variance[i]! / second) + 1e-9);
    }
  }
  return { weights: weights as ArrayLike<number> & Iterable<number>, step };
}
