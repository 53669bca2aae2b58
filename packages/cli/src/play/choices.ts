import { type AnyGame, plainLetters } from '@parlour/kernel';
import { type AnyBoard, flow, type Look, padEnd, padStart, width, wrap } from '@parlour/terminal-kit';

/** So many lines of choices at once, and no more. */
export const MANY = 60;

/** One thing to choose: its number, its whole sentence, and its short label under a heading. */
export interface Choice {
  readonly number: number;
  readonly move: unknown;
  readonly text: string;
  readonly heading: string;
  readonly label: string;
}

/** Moves as numbered choices, those under the same heading together. */
export function choicesFor(game: AnyGame, board: AnyBoard, moves: readonly unknown[], view: unknown, look: Look, first = 1): Choice[] {
  const named = moves.map((move) => ({
    move,
    heading: board.heading?.(move, view, look) ?? '',
    weight: board.weight?.(move, view) ?? 0,
  }));
  const headings = [...new Set(named.map(({ heading }) => heading))];
  const sorted = named.toSorted((a, b) => headings.indexOf(a.heading) - headings.indexOf(b.heading) || a.weight - b.weight);
  return sorted.map(({ move, heading }, index) => {
    const text = game.text.move(move, view, look.voice);
    return { number: board.number?.(move, view) ?? first + index, move, text, heading, label: board.label?.(move, view, look) ?? text };
  });
}

/** The list of choices. Groups that would not fit are folded: their heading has the numbers from … to …, and typing it unfolds them. */
export function choiceLines(choices: readonly Choice[], { paint, voice }: Look, most: number): string[] {
  const groups = Map.groupBy(choices, ({ heading }) => heading);
  const all = [...groups].map(([heading, group]) => groupLines(heading, group, paint));
  if (groups.size === 1) {
    const shown = all.flat();
    return shown.length <= MANY ? shown : [...shown.slice(0, MANY), voice.say('play.too-many', { count: choices.length })];
  }
  const shown = [...all];
  // The longest first, and no more than need be.
  while (shown.flat().length > most && shown.some((lines) => lines.length > 1)) {
    const longest = shown.reduce((best, lines, index) => (lines.length > shown[best]!.length ? index : best), 0);
    const [heading, group] = [...groups][longest]!;
    const [first, last] = [group[0]!, group.at(-1)!];
    shown[longest] = [
      `${paint.colour('bold', heading)}  ${paint.colour('cyan', `${first.number}–${last.number}`)}  ${voice.say('play.folded', { word: heading })}`,
    ];
  }
  return shown.flat();
}

function groupLines(heading: string, group: readonly Choice[], paint: Look['paint']): string[] {
  const numbered = group.map(({ number, label }) => `${paint.colour('cyan', `${padStart(String(number), 2)})`)} ${label}`);
  const indent = heading === '' ? '' : '   ';
  const widest = Math.max(...numbered.map(width));
  const fitting = Math.max(1, Math.floor((paint.columns - indent.length + 2) / (widest + 2)));
  const inLine = heading === '' ? '' : `${paint.colour('bold', heading)}  ${numbered.join('  ')}`;
  if (heading !== '' && width(inLine) <= paint.columns) return [inLine];
  const lines =
    fitting === 1
      ? // Too wide for columns: one after the other, as many in a line as fit; each on its own for whoever has them read aloud.
        (paint.plain ? numbered : flow(numbered, paint.columns - indent.length, '  ')).flatMap((line) =>
          wrap(indent + line, paint.columns, `${indent}    `),
        )
      : Array.from({ length: Math.ceil(numbered.length / fitting) }, (_, row) => {
          const cells = numbered.slice(row * fitting, (row + 1) * fitting).map((cell) => padEnd(cell, widest));
          return (indent + cells.join('  ')).trimEnd();
        });
  return heading === '' ? lines : [paint.colour('bold', heading), ...lines];
}

/** The choices that fit what was typed: a number, or letters of its words in any order; those that begin with just these words before all others. */
export function matching(choices: readonly Choice[], typed: string): Choice[] {
  if (/^\d+$/.test(typed)) return choices.filter(({ number }) => number === Number(typed));
  const words = wordsOf(typed);
  const fitting = choices.filter(({ text, heading, label }) => {
    const all = wordsOf(`${heading} ${label} ${text}`);
    return words.every((word) => all.some((part) => part.startsWith(word)));
  });
  const exact = fitting.filter(({ text, heading, label }) =>
    [text, label, `${heading} ${label}`].some((said) => {
      const all = wordsOf(said);
      return words.every((word, index) => all[index] === word);
    }),
  );
  return oneOfEach(words.length > 0 && exact.length > 0 ? exact : fitting);
}

/** Of choices that read the same, as two equal cards do, one. */
function oneOfEach(choices: readonly Choice[]): Choice[] {
  return choices.filter(({ text }, index) => choices.findIndex((other) => other.text === text) === index);
}

/** Words in plain letters, and numbers with their signs. */
function wordsOf(text: string): string[] {
  return (
    plainLetters(text)
      .replaceAll('−', '-')
      .match(/[+-]?[\p{Letter}\p{Number}]+/gu) ?? []
  );
}
