import { initials } from '../pieces/initials.ts';
import { useTableState } from '../state/context.tsx';
import s from './PlayerTable.module.css';

interface Props {
  /** What the rows are, for whoever hears the table. */
  readonly about: string;
  readonly rows: readonly { readonly id: string; readonly title: string; readonly cells: readonly string[] }[];
  /** Whether a cell stands out from the others of its row. */
  readonly stands?: (row: number, seat: number) => boolean;
}

/** More than so many names, or letters of them, have no room beside each other in a narrow place. */
const FEW = 3;
const SHORT = 20;

/** Figures of all players side by side: one column each, under initials where there is no room for names. */
export function PlayerTable({ about, rows, stands }: Props) {
  const players = useTableState((state) => state.players);
  const names = players.map(({ name }) => name);
  const marks = initials(names);
  const isWide = names.length > FEW || names.join('').length > SHORT;
  return (
    <div className={s.scroll} data-wide={isWide || undefined}>
      <table className={s.players}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{about}</span>
            </th>
            {names.map((name, seat) => (
              <th key={seat} scope="col" title={name}>
                <span className={s.name}>{name}</span>
                <span className={s.mark} aria-hidden="true">
                  {marks[seat]}
                </span>
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
