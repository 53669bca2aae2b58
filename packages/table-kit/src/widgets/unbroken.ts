/** Before and after stay in one line, and a sum stays with its minus. */
export function unbroken(words: string): string {
  return words.replaceAll(' → ', '\u00A0→\u00A0').replaceAll('−£', '−\u2060£');
}
