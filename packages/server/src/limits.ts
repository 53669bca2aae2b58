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

export type Limit = ReturnType<typeof createLimit>;

/** What several lines have in common: how many there are for each key, and one thing for all of them. */
export function createShared<T>(make: () => T) {
  const held = new Map<string, { count: number; readonly thing: T }>();
  return {
    count: (key: string) => held.get(key)?.count ?? 0,
    enter(key: string): T {
      const known = held.get(key) ?? { count: 0, thing: make() };
      known.count++;
      held.set(key, known);
      return known.thing;
    },
    leave(key: string): void {
      const known = held.get(key);
      if (known !== undefined && --known.count === 0) held.delete(key);
    },
  };
}
