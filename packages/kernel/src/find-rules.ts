/** Looking rules up: the page and the terminal find the same ones. */
import type { AnyGame } from './contract.ts';
import type { Chapter, Voice } from './text.ts';

/** Fewer letters than these are found only where a word begins: “tie” is not in “properties”, but “placi” is in “zaplaci”. */
const WITHIN = 4;

/** The rules asked for, by chapter: the one with this ID, or else those that have each of the words, or parts of them. Nothing asked for is all of them. */
export function findRules(game: AnyGame, asked: string, voice: Voice): Chapter[] {
  const id = asked.trim().toUpperCase();
  const words = wordsOf(asked);
  const { chapters } = game.text;
  const exists = chapters.some(({ rules }) => rules.includes(id));
  const isWanted = (rule: string) => {
    if (exists) return rule === id;
    const there = wordsOf(`${rule} ${voice.say(`rule.${rule}`)}`);
    return words.every((word) => there.some((other) => (word.length < WITHIN ? other.startsWith(word) : other.includes(word))));
  };
  return chapters.map(({ id, rules }) => ({ id, rules: rules.filter(isWanted) })).filter(({ rules }) => rules.length > 0);
}

function wordsOf(text: string): string[] {
  return plainLetters(text).match(/[\p{Letter}\p{Number}]+/gu) ?? [];
}

/** A text as people type it in haste: small letters without accents. */
export function plainLetters(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '');
}
