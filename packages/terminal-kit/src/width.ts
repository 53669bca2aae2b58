import { stripVTControlCharacters } from 'node:util';

const zero = /^[\p{Mark}\p{Cf}\u{FE00}-\u{FE0F}]$/u;
const wide =
  /^[\p{Emoji_Presentation}\u{1100}-\u{115F}\u{2E80}-\u{303E}\u{3041}-\u{A4CF}\u{AC00}-\u{D7A3}\u{F900}-\u{FAFF}\u{FE30}-\u{FE6F}\u{FF00}-\u{FF60}\u{FFE0}-\u{FFE6}\u{20000}-\u{3FFFD}]$/u;
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** How many columns of a terminal a text takes: colours none, accents none of their own, East Asian signs and emoji two. */
export function width(text: string): number {
  const shown = stripVTControlCharacters(text);
  // Most texts need no counting. Latin letters and drawn lines take one column each.
  if (/^[ -~\u00A0-\u00AC\u00AE-\u02AF─-▟]*$/.test(shown)) return shown.length;
  let columns = 0;
  for (const { segment } of graphemes.segment(shown)) columns += graphemeWidth(segment);
  return columns;
}

/** What people see as one sign may be several code points (an emoji with its modifiers): it is as wide as its widest. */
function graphemeWidth(grapheme: string): number {
  const widths = Array.from(grapheme, (sign) => (zero.test(sign) ? 0 : wide.test(sign) ? 2 : 1));
  return Math.max(0, ...widths, grapheme.includes('\u{FE0F}') ? 2 : 0);
}

export function padEnd(text: string, columns: number): string {
  return text + ' '.repeat(Math.max(0, columns - width(text)));
}

export function padStart(text: string, columns: number): string {
  return ' '.repeat(Math.max(0, columns - width(text))) + text;
}

export function centre(text: string, columns: number): string {
  const left = Math.max(0, Math.floor((columns - width(text)) / 2));
  return padEnd(' '.repeat(left) + text, columns);
}

/** A plain text cut to so many columns, with an ellipsis where something is missing. */
export function cut(text: string, columns: number): string {
  if (width(text) <= columns) return text;
  let kept = '';
  for (const { segment } of graphemes.segment(text)) {
    if (width(kept) + width(segment) > columns - 1) break;
    kept += segment;
  }
  return `${kept}…`;
}

/** A text in lines of at most so many columns, broken between words; later lines are indented. */
export function wrap(text: string, columns: number, indent = ''): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    const text = paragraph.trimStart();
    let line = ' '.repeat(paragraph.length - text.length);
    for (const word of text.split(' ')) {
      if (line.trim() !== '' && width(line) + 1 + width(word) > columns) {
        lines.push(line);
        line = indent + word;
      } else line += line.trim() === '' ? word : ` ${word}`;
    }
    lines.push(line);
  }
  return lines;
}

/** Items in lines, as many in each as fit. */
export function flow(items: readonly string[], columns: number, between: string): string[] {
  const lines: string[] = [];
  for (const item of items) {
    const last = lines.at(-1);
    if (last !== undefined && width(last) + width(between) + width(item) <= columns) lines[lines.length - 1] = last + between + item;
    else lines.push(item);
  }
  return lines;
}
