import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/** Chance: the four words of xoshiro128** (Blackman and Vigna). Part of a game's state, so that a record replays to the bit. */
export type Dice = [number, number, number, number];

/** Dice from any text; the same text, the same dice. */
export function diceFrom(seed: string): Dice {
  const digest = new DataView(sha256(utf8ToBytes(seed)).buffer);
  return [digest.getInt32(0), digest.getInt32(4), digest.getInt32(8), digest.getInt32(12) | 1];
}

/** The next 32 random bits. */
export function bits(dice: Dice): number {
  const s1 = dice[1];
  const five = Math.imul(s1, 5);
  const result = Math.imul((five << 7) | (five >>> 25), 9);
  const s2 = dice[2] ^ dice[0];
  const s3 = dice[3] ^ s1;
  dice[1] = s1 ^ s2;
  dice[0] ^= s3;
  dice[2] = s2 ^ (s1 << 9);
  dice[3] = (s3 << 11) | (s3 >>> 21);
  return result >>> 0;
}

/** A whole number from 0 up to, but not, `n`; every one exactly as likely as any other. */
export function below(dice: Dice, n: number): number {
  let drawn = bits(dice);
  // Only the last few numbers can be too many to share out evenly: mostly there is nothing to work out.
  if (drawn >= 4294967296 - n) {
    const fair = 4294967296 - (4294967296 % n);
    while (drawn >= fair) drawn = bits(dice);
  }
  return drawn % n;
}

/** Fisher–Yates, in place. */
export function shuffle(dice: Dice, items: unknown[]): void {
  for (let i = items.length - 1; i > 0; i--) {
    const j = below(dice, i + 1);
    const item = items[i];
    items[i] = items[j];
    items[j] = item;
  }
}

export function pick<T>(dice: Dice, items: readonly T[]): T {
  return items[below(dice, items.length)] as T;
}

/** New dice that share nothing with the old ones any more, which move on. */
export function fork(dice: Dice): Dice {
  return [bits(dice) | 0, bits(dice) | 0, bits(dice) | 0, bits(dice) | 1];
}

export function copyDice(dice: Dice): Dice {
  return [dice[0], dice[1], dice[2], dice[3]];
}
