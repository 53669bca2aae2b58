import type { Measured, Ratio, Row } from './measure.ts';

/** Results as people read them, in Markdown. */
export function page(measured: Readonly<Record<string, Measured>>): string {
  return Object.entries(measured)
    .map(([name, { title, date, machine, rows, ratios, notes }]) =>
      [
        `## ${title} (\`npm run bench -- ${name}\`)`,
        `${date.slice(0, 10)} on ${machine}.`,
        table(rows),
        ratios.map(ratioLine).join('\n'),
        notes.map((note) => `- ${note}`).join('\n'),
      ]
        .filter((part) => part !== '')
        .join('\n\n'),
    )
    .join('\n\n')
    .concat('\n');
}

function table(rows: readonly Row[]): string {
  const columns = [...new Set(rows.flatMap(({ figures }) => Object.keys(figures)))];
  return [
    line(['', ...columns]),
    line(['---', ...columns.map(() => '---:')]),
    ...rows.map(({ name, figures }) => line([name, ...columns.map((column) => cell(figures[column]))])),
  ].join('\n');
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

function ratioLine({ name, value, aim }: Ratio): string {
  const verdict = aim === undefined ? '' : ` (aim: at least ${aim}; ${value >= aim ? 'reached' : 'not reached'})`;
  return `- ${name}: **${cell(value)}**${verdict}`;
}

function cell(value: number | undefined): string {
  if (value === undefined) return '';
  return value.toLocaleString('en', { maximumSignificantDigits: 3 });
}
