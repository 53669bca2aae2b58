/** A bucket that fills steadily: `burst` at once, then so many as have trickled in. */
export function createLimit(burst: number, perSecond: number, now: () => number) {
  let tokens = burst;
  let at = now();
  return {
    /** Whether one more is allowed. */
    take(): boolean {
      const time = now();
      tokens = Math.min(burst, tokens + ((time - at) / 1_000) * perSecond);
      at = time;
      if (tokens < 1) return false;
      tokens--;
      return true;
    },
  };
}
