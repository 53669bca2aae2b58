import { isIPv6 } from 'node:net';

/** Above so many known keys, those that have had nothing lately are forgotten. */
const MANY = 10_000;

/** A bucket for each key that fills steadily: `burst` at once, then so much as has trickled in. */
export function createBuckets(burst: number, perSecond: number, now: () => number) {
  const buckets = new Map<string, { tokens: number; at: number }>();

  function fill(bucket: { tokens: number; at: number }): number {
    const time = now();
    // A clock that is set back takes nothing away.
    bucket.tokens = Math.min(burst, bucket.tokens + (Math.max(0, time - bucket.at) / 1_000) * perSecond);
    bucket.at = time;
    return bucket.tokens;
  }

  /** A full bucket is as good as none. */
  function tidy(): void {
    for (const [key, bucket] of buckets) if (fill(bucket) >= burst) buckets.delete(key);
  }

  return {
    /** Whether so much more is allowed; if so, it is taken. */
    take(key: string, cost = 1): boolean {
      if (buckets.size > MANY) tidy();
      const bucket = buckets.get(key) ?? { tokens: burst, at: now() };
      buckets.set(key, bucket);
      if (fill(bucket) < cost) return false;
      bucket.tokens -= cost;
      return true;
    },
    get size() {
      return buckets.size;
    },
  };
}

export type Buckets = ReturnType<typeof createBuckets>;

/** What counts as one address: with IPv6 a household has a whole network of them. */
export function addressKey(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = '', tail] = address.split('%', 1)[0]?.toLowerCase().split('::') ?? [];
  const front = head === '' ? [] : head.split(':');
  const back = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: tail === undefined ? 0 : 8 - front.length - back.length }, () => '0');
  const network = [...front, ...zeros, ...back].slice(0, 4);
  return `${network.map((part) => part.replace(/^0+(?=.)/, '')).join(':')}::/64`;
}
