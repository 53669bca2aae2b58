/** Sentences in which players and things are set apart. */
import type { TableVoice } from '@parlour/kernel';

/** Signs that no text has: before a thing, between it and its words, after them. */
const [OPEN, BETWEEN, CLOSE] = ['\uE000', '\uE001', '\uE002'];
const MARKED = new RegExp(`${OPEN}([^${BETWEEN}]*)${BETWEEN}([^${CLOSE}]*)${CLOSE}`, 'u');

/** Words of a sentence, and the player (`seat:1`) or thing (`card:17`) that they name, if they do. */
export interface Words {
  readonly text: string;
  readonly thing?: string;
}

function mark(thing: string, words: string): string {
  return `${OPEN}${thing}${BETWEEN}${words}${CLOSE}`;
}

/** The same voice, but players and things can be found in its sentences. */
export function marking(voice: TableVoice): TableVoice {
  return { ...voice, mark, name: (seat) => mark(`seat:${seat}`, voice.name(seat)) };
}

/** What a marking voice has said, piece by piece. */
export function wordsOf(said: string): Words[] {
  return said
    .split(MARKED)
    .flatMap((text, i, all) => (i % 3 === 0 ? [{ text }] : i % 3 === 1 ? [{ thing: text, text: all[i + 1] ?? '' }] : []))
    .filter(({ text }) => text !== '');
}
