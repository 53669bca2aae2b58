import { useTableState } from '../state/context.tsx';
import s from './PlayerTable.module.css';

interface Props {
  /** What the rows are, for whoever hears the table. */
  readonly about: string;
  readonly rows: readonly { readonly id: string; readonly title: string; readonly cells: readonly string[] }[];
  /** Whether a cell stands out from the others of its row. */
  readonly stands?: (row: number, seat: number) => boolean;
}

/** Figures of all players side by side: one column each. */
export function PlayerTable({ about, rows, stands }: Props) {
  const players = useTableState((state) => state.players);
  return (
    <div className={s.scroll}>
      <table className={s.players}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{about}</span>
            </th>
            {players.map(({ name }, seat) => (
              <th key={seat} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, title, cells }, row) => (
            <tr key={id}>
              <th scope="row">{title}</th>
              {cells.map((cell, seat) => (
                <td key={seat} data-most={stands?.(row, seat) === true || undefined}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
