/** Where everything about a game's rules is to be read. */
import type { AnyGame } from '@parlour/kernel';

/** The book of a game, or of an expansion of it; at a rule or a chapter. */
export function bookAddress(game: string, volume?: string, at?: string): string {
  return `/rules/${[game, ...(volume === undefined ? [] : [volume])].join('/')}${at === undefined ? '' : `#${at}`}`;
}

/** The place of a rule in the book that it stands in. */
export function ruleAddress({ id, text }: AnyGame, rule: string): string {
  return bookAddress(id, text.chapters.find(({ rules }) => rules.includes(rule))?.volume, rule);
}

/** All cards of a game: one of them, or those that a rule is about. */
export function cardsAddress(game: string, { card, rule }: { readonly card?: string; readonly rule?: string } = {}): string {
  return `/cards/${game}${rule === undefined ? '' : `?rule=${rule}`}${card === undefined ? '' : `#${card}`}`;
}

/** The reference sheet that belongs to a book. */
export function sheetAddress(game: string, volume?: string): string {
  return `/sheet/${[game, ...(volume === undefined ? [] : [volume])].join('/')}`;
}

export function exampleAddress(game: string, example: string): string {
  return `/example/${game}/${example}`;
}

/** The books of a game: its own and those of its expansions. */
export function volumesOf({ text }: AnyGame): (string | undefined)[] {
  return [...new Set(text.chapters.map(({ volume }) => volume))];
}
