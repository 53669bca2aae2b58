import type { Paint } from './paint.ts';
import { padEnd, padStart, width } from './width.ts';

/** Rows under headings, columns aligned: the first to the left, the others to the right. */
export function table(paint: Paint, columns: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const widths = columns.map((column, index) => Math.max(width(column), ...rows.map((row) => width(row[index] ?? ''))));
  const line = (cells: readonly string[]) =>
    cells.map((cell, index) => (index === 0 ? padEnd(cell, widths[0] ?? 0) : padStart(cell, widths[index] ?? 0))).join('  ');
  const rule = widths.map((columns) => paint.sign('─', '-').repeat(columns)).join(paint.sign('──', '  '));
  return [paint.colour('bold', line(columns)), paint.colour('dim', rule), ...rows.map(line)];
}
