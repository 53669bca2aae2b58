import type { Figures } from '@parlour/lab';
import { table, wrap } from '@parlour/terminal-kit';
import type { Cli } from '../cli.ts';

/** Prints the laboratory's tables, one below the other. */
export function showTables(tables: readonly Figures[], cli: Cli): void {
  const { paint } = cli;
  for (const { title, columns, rows, note } of tables) {
    cli.print('', paint.colour(['bold', 'underline'], title), ...(rows.length === 0 ? [] : table(paint, columns, rows)));
    if (note !== undefined) cli.print(...wrap(note, paint.columns).map((line) => paint.colour('dim', line)));
  }
}
