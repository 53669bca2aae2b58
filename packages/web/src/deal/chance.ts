/** Chance for deals, made in this browser. */
import { dealSeed, LONGEST_WORD } from '@parlour/kernel';

/** The secret of a deal: 32 random bytes. */
export function newDealSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

const CONSONANTS = 'bdfghjklmnprstwz';
const VOWELS = 'aeiou';

/** A word that nobody foresees and everybody can read out. */
export function newWord(): string {
  const syllables = crypto.getRandomValues(new Uint32Array(LONGEST_WORD / 2));
  return Array.from(syllables, (chance) => CONSONANTS[chance % 16]! + VOWELS[(chance >>> 4) % 5]!).join('');
}

/** What of a typed word can be added to a deal. */
export function plainWord(typed: string): string {
  const letters = typed.normalize('NFC').replaceAll(/[^\p{L}\p{N}]/gu, '');
  return Array.from(letters).slice(0, LONGEST_WORD).join('');
}

/** The seed of a game on this device to which nobody added a word. */
export function newDeal(seats: number): string {
  return dealSeed({ secret: newDealSecret(), words: Array.from({ length: seats }, () => null) });
}
