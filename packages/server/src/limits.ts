import { isIPv6 } from 'node:net';
import { newId } from './secrets.ts';

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
    /** So much is gone, asked for or not: it was taken elsewhere. */
    lose(key: string, cost: number): void {
      const bucket = buckets.get(key) ?? { tokens: burst, at: now() };
      buckets.set(key, bucket);
      bucket.tokens = Math.max(0, fill(bucket) - cost);
    },
    get size() {
      return buckets.size;
    },
  };
}

export type Buckets = Pick<ReturnType<typeof createBuckets>, 'take'>;

/** What somebody may hold at once: so many, and no more until they let go of some. */
export interface Holdings {
  /** Whether one more is allowed; if so, it is held. */
  hold(key: string): boolean;
  release(key: string): void;
}

/** Whoever has taken less than this part of a bucket since it was last told, or holds less of what may be held, is not spoken of. */
const WORTH_TELLING = 1 / 50;
/** What another process said that somebody holds there is believed for so long. */
const BELIEVED_FOR = 5_000;

/**
 * Limits that processes share: each tells the others what was taken from its buckets, and takes what it hears of from its own. It is told
 * later and may get lost, so somebody who comes to many processes at once gets a little more than their share, but not many times as much.
 * Where there are no others, nothing is noted for them.
 */
export function createLimits(now: () => number, isShared = true) {
  const limits = new Map<string, { readonly burst: number; readonly lose: (key: string, cost: number) => void }>();
  const taken = new Map<string, number>();
  /** What is held here, by what it is and by whom; and by whom, what is held in which other process. */
  const held = new Map<string, { readonly most: number; readonly here: Map<string, number> }>();
  const elsewhere = new Map<string, Map<string, { readonly count: number; readonly at: number }>>();
  const process = newId();

  function heldElsewhere(name: string, key: string): number {
    let sum = 0;
    // Told before a clock was set, it is told again soon.
    for (const { count, at } of elsewhere.get(`${name} ${key}`)?.values() ?? []) if (Math.abs(now() - at) < BELIEVED_FOR) sum += count;
    return sum;
  }

  function note(name: string, key: string, cost: number): void {
    // A blank parts what is told; only what belongs to one line has one in its name.
    if (key.includes(' ')) return;
    if (taken.size > MANY) taken.clear();
    const what = `${name} ${key}`;
    taken.set(what, (taken.get(what) ?? 0) + cost);
  }

  return {
    /** Buckets of that name, the same in every process. */
    buckets(name: string, burst: number, perSecond: number): Buckets {
      const own = createBuckets(burst, perSecond, now);
      limits.set(name, { burst, lose: (key, cost) => own.lose(key, cost) });
      return {
        take(key, cost = 1) {
          const isAllowed = own.take(key, cost);
          if (isAllowed && isShared) note(name, key, cost);
          return isAllowed;
        },
      };
    },
    /** Holdings of that name, the same in every process. */
    holdings(name: string, most: number): Holdings {
      const here = new Map<string, number>();
      held.set(name, { most, here });
      return {
        hold(key) {
          const count = here.get(key) ?? 0;
          if (count + heldElsewhere(name, key) >= most) return false;
          here.set(key, count + 1);
          return true;
        },
        release(key) {
          const left = (here.get(key) ?? 1) - 1;
          if (left === 0) here.delete(key);
          else here.set(key, left);
        },
      };
    },
    /** What others should know of: what was taken here, each time only what is new, and what is held here. */
    told(): string[] {
      const words: string[] = [];
      for (const [name, { most, here }] of isShared ? held : [])
        for (const [key, count] of here) if (count >= most * WORTH_TELLING) words.push(`${name} ${key} ${count} ${process}`);
      for (const [what, cost] of taken) {
        const [name = ''] = what.split(' ', 1);
        if (cost < limits.get(name)!.burst * WORTH_TELLING) continue;
        words.push(`${what} ${cost}`);
        taken.delete(what);
      }
      return words;
    },
    /** What another process has told. */
    heard(word: string): void {
      const [name = '', key = '', cost, holder] = word.split(' ');
      if (!(Number(cost) > 0)) return;
      if (holder === undefined) return limits.get(name)?.lose(key, Number(cost));
      if (!held.has(name)) return;
      if (elsewhere.size > MANY) elsewhere.clear();
      const holders = elsewhere.get(`${name} ${key}`) ?? new Map<string, { count: number; at: number }>();
      elsewhere.set(`${name} ${key}`, holders.set(holder, { count: Number(cost), at: now() }));
    },
  };
}

export type Limits = ReturnType<typeof createLimits>;

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
