/** Before and after stay in one line, a sum stays with its minus, a number with what it counts, and no word of one letter ends a line. */
export function unbroken(words: string): string {
  return words
    .replaceAll(' → ', '\u00A0→\u00A0')
    .replaceAll('−£', '−\u2060£')
    .replaceAll(/(?<=\d) (?=\p{Ll})/gu, '\u00A0')
    .replaceAll(/(?<=(?:^|[\s(„“])\p{L}) (?=\S)/gu, '\u00A0');
}
