import { padEnd, type Paint, width } from '@parlour/terminal-kit';

/** A line that can be made as narrow as need be. */
export type Cell = (columns: number) => string;

/** A heading that reaches across the table. */
export function section(title: string, paint: Paint): string {
  const rule = paint.sign('─', '-');
  return paint.colour('dim', `${rule.repeat(2)} ${title} ${rule.repeat(Math.max(2, paint.columns - width(title) - 4))}`);
}

/** Two lists next to each other: the left one as wide as it needs to be, up to half, the right one in what is left. On a narrow screen, and for those who cannot see it, one below the other. */
export function sideBySide(left: readonly Cell[], right: readonly Cell[], { columns, plain }: Paint): string[] {
  if (plain || columns < 96) return [...left, ...right].map((cell) => cell(columns));
  const wanted = (cells: readonly Cell[]) => Math.max(0, ...cells.map((cell) => width(cell(columns))));
  const gap = 2;
  const [leftWanted, rightWanted] = [wanted(left), wanted(right)];
  const half = Math.floor((columns - gap) / 2);
  const leftWidth = Math.min(leftWanted, Math.max(half, columns - gap - rightWanted));
  const rightWidth = columns - gap - leftWidth;
  return Array.from({ length: Math.max(left.length, right.length) }, (_, row) =>
    `${padEnd(left[row]?.(leftWidth) ?? '', leftWidth)}${' '.repeat(gap)}${right[row]?.(rightWidth) ?? ''}`.trimEnd(),
  );
}
