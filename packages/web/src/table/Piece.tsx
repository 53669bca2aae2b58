import { type CSSProperties, type ReactNode, useId } from 'react';
import { pickOf } from './builder.ts';
import { useTable, useTableState } from './context.tsx';
import { useExplain } from './explain.tsx';
import s from './Piece.module.css';

interface Props {
  /** Its pick and which of several alike it is: `pay:17/1`. */
  readonly id: string;
  /** What it is, for those who hear the table. */
  readonly label: string;
  /** What is shown when somebody hovers, presses long, or asks with the key i. */
  readonly explain?: ReactNode;
  readonly className?: string | undefined;
  readonly style?: CSSProperties;
  readonly children: ReactNode;
}

/** Something on the table that can be touched: shines when that is legal, says why when it is not. */
export function Piece({ id, label, explain, className, style, children }: Props) {
  const { table, voice, building } = useTable();
  const chosen = useTableState((state) => state.chosen.includes(id));
  const legal = building.open.has(pickOf(id));
  const help = useExplain(explain);
  const hint = useId();
  return (
    <button
      type="button"
      data-piece={id}
      data-legal={legal || undefined}
      data-chosen={chosen || undefined}
      className={`${s.piece} ${className ?? ''}`}
      style={style}
      aria-label={label}
      aria-pressed={chosen}
      aria-describedby={legal && !chosen ? hint : undefined}
      onClick={() => table.touch(id)}
      {...help}
    >
      {children}
      {legal && !chosen && (
        <span id={hint} hidden>
          {voice.say('piece.legal')}
        </span>
      )}
    </button>
  );
}
