import type { Voice } from '@parlour/kernel';
import type { ReactNode } from 'react';

interface TableProps {
  readonly testId: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly ReactNode[])[];
}

/** The first cell of a row says what the others are of. On a phone every row stands by itself, each cell under its column's name. */
export function Table({ testId, head, rows }: TableProps) {
  return (
    <table className="figures folding" data-testid={testId}>
      <thead>
        <tr>
          {head.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells], row) => (
          <tr key={row}>
            <th scope="row">{name}</th>
            {cells.map((cell, column) => (
              <td key={column} data-column={head[column + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function numbers({ language }: Voice) {
  const decimal = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  return { decimal: (value: number) => decimal.format(value), percent: (value: number) => percent.format(value) };
}
