/** Looking rules up: the page and the terminal find the same ones. */
import type { AnyGame } from './contract.ts';
import type { Chapter, Voice } from './text.ts';

/** Fewer letters than these are found only where a word begins: “tie” is not in “properties”, but “placi” is in “zaplaci”. */
const WITHIN = 4;

/**
 * The rules asked for, by chapter: the one with this ID, or else those that have each of the words, or parts of them. A chapter whose
 * introduction has them is there too. Nothing asked for is all of them.
 */
export function findRules(game: AnyGame, asked: string, voice: Voice): Chapter[] {
  const { chapters } = game.text;
  const words = wordsOf(asked);
  if (words.length === 0) return [...chapters];
  const id = asked.trim().toUpperCase();
  const exists = chapters.some(({ rules }) => rules.includes(id));
  const has = (text: string) => {
    const there = wordsOf(text);
    return words.every((word) => there.some((other) => (word.length < WITHIN ? other.startsWith(word) : other.includes(word))));
  };
  return chapters.flatMap((chapter) => {
    const rules = chapter.rules.filter((rule) => (exists ? rule === id : has(`${rule} ${voice.say(`rule.${rule}`)}`)));
    return rules.length > 0 || (!exists && has(aboutChapter(chapter, voice).join(' '))) ? [{ ...chapter, rules }] : [];
  });
}

/** What a chapter is about, paragraph by paragraph; nothing where it needs no words. */
export function aboutChapter({ id }: Chapter, voice: Voice): string[] {
  const key = `chapter.${id}.about`;
  return voice.has(key) ? voice.say(key).split('\n') : [];
}

/** The rule of the book to read about a refusal, or another reason for something; nothing where no rule speaks of it. */
export function ruleFor({ text }: AnyGame, reason: string): string | undefined {
  const rule = text.reasons?.[reason] ?? reason;
  return text.chapters.some(({ rules }) => rules.includes(rule)) ? rule : undefined;
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

/** The title of a chapter where those of several books stand together: with the name of its book. */
export function chapterInBook({ id, volume }: Chapter, voice: Voice): string {
  const title = voice.say(`chapter.${id}`);
  return volume === undefined ? title : `${voice.say(`volume.${volume}`)}: ${title.charAt(0).toLowerCase()}${title.slice(1)}`;
}
