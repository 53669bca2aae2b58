/** Documents that are out to do harm: found before anybody looks into them. */
import type { Path } from './format.ts';

/** More than any box needs. Whatever lies deeper or is more is no pack. */
const MOST_DEPTH = 16;
const MOST_VALUES = 20_000;
const MOST_LETTERS = 200;

export interface Unsound {
  readonly path: Path;
  readonly what: 'deep' | 'large' | 'long' | 'letters' | 'name';
}

/** The first thing in a document that nobody should have to read; nothing if all is sound. Never goes deeper than it must. */
export function unsoundness(document: unknown): Unsound | undefined {
  const waiting: { path: Path; value: unknown }[] = [{ path: [], value: document }];
  for (let seen = 1; waiting.length > 0; seen++) {
    const { path, value } = waiting.pop()!;
    if (seen > MOST_VALUES) return { path: [], what: 'large' };
    if (typeof value === 'string') {
      if (value.length > MOST_LETTERS) return { path, what: 'long' };
      if (hasStrangeLetters(value)) return { path, what: 'letters' };
    }
    if (typeof value !== 'object' || value === null) continue;
    if (path.length >= MOST_DEPTH) return { path: path.slice(0, 3), what: 'deep' };
    for (const [key, held] of Object.entries(value)) {
      // What every object inherits is nobody's data.
      if (key in Object.prototype || key.length > MOST_LETTERS || hasStrangeLetters(key)) return { path, what: 'name' };
      waiting.push({ path: [...path, Array.isArray(value) ? Number(key) : key], value: held });
      if (waiting.length > MOST_VALUES) return { path: [], what: 'large' };
    }
  }
  return undefined;
}

/**
 * Letters that cannot be seen, change the direction of others or pile up on them: a name made of them is not what it looks like.
 * Two of the invisible ones are needed to write Persian and Hindi.
 */
export function hasStrangeLetters(text: string): boolean {
  return /[\p{Cc}\p{Co}\p{Cs}\p{Zl}\p{Zp}\u115F\u1160\u3164\uFFA0\u2800]|(?![\u200C\u200D])\p{Cf}|\p{M}{4}/u.test(text);
}
