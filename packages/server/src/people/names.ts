import { readFileSync } from 'node:fs';

/** For each letter that is taken for another one: the other one. */
const prototypes = readPrototypes();

/** Nothing is seen where these are: what Unicode says may be ignored, a blank of Braille, and blanks themselves. */
const invisible = /[\p{Default_Ignorable_Code_Point}\u2800\p{White_Space}]/gu;

/** What is kept of a name that somebody keeps: nobody else's may agree with it in either. */
export interface KeptName {
  /** The same for names that differ in small and capital letters, or whose small letters look alike. */
  readonly claimed: string;
  /** The same for names that look alike as they are written. */
  readonly claimed_look: string;
}

/**
 * Names that look alike are alike, after Unicode's skeletons (UTS #39). Blanks do not count, nor whether it is an l, an I or a 1. There are two
 * skeletons because a capital letter may look like another one than its small letter does.
 */
export function foldName(name: string): KeptName {
  const plain = name.normalize('NFKC');
  return { claimed: withoutCase(looks(plain.toLowerCase())), claimed_look: withoutCase(looks(plain)) };
}

function withoutCase(text: string): string {
  return text.toLowerCase().replaceAll('i', 'l');
}

function looks(text: string): string {
  const letters = Array.from(text.normalize('NFD').replaceAll(invisible, ''), (letter) => prototypes.get(letter) ?? letter);
  return letters.join('').normalize('NFD');
}

function readPrototypes(): ReadonlyMap<string, string> {
  const text = readFileSync(new URL('confusables.txt', import.meta.url), 'utf8');
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.flatMap((line) => {
      const [prototype = '', letters = ''] = line.split(': ');
      return letters.split(' ').map((letter) => [fromHex(letter), fromHex(prototype)] as const);
    }),
  );
}

function fromHex(codes: string): string {
  return String.fromCodePoint(...codes.split('+').map((code) => Number.parseInt(code, 16)));
}
