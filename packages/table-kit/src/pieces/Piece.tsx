import { type CSSProperties, type ReactNode, useId, useMemo } from 'react';
import { pickOf } from '../state/builder.ts';
import { useRuleOf, useTable, useTableState } from '../state/context.tsx';
import { leadsTo } from '../state/outcome.ts';
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
  /** It ends a turn: keys come to it last. */
  readonly ends?: boolean;
  /** Where a panel keeps its own selection (which cards to keep) in place of the table's. */
  readonly own?: { readonly legal: boolean; readonly chosen: boolean; readonly touch: () => void } | undefined;
  readonly children: ReactNode;
}

/** Something on the table that can be touched: shines when that is legal, says why when it is not. */
export function Piece({ id, label, explain, className, style, ends = false, own, children }: Props) {
  const { table, voice, draft } = useTable();
  const among = useTableState((state) => state.chosen.includes(id));
  const chosen = own?.chosen ?? among;
  const legal = !chosen && (own?.legal ?? draft.open.has(pickOf(id)));
  const pick = pickOf(id);
  const what = explain !== undefined && legal && own === undefined ? <Now pick={pick}>{explain}</Now> : explain;
  const help = useExplain(what, useRuleOf(pick));
  const hint = useId();
  return (
    <button
      type="button"
      data-piece={id}
      data-drag={own === undefined || undefined}
      data-legal={legal || undefined}
      data-chosen={chosen || undefined}
      data-ends={ends || undefined}
      className={`${s.piece} ${className ?? ''}`}
      style={style}
      aria-pressed={chosen}
      aria-describedby={legal ? hint : undefined}
      onClick={({ detail }) => {
        // The second half of a double click takes nothing back.
        if (detail > 1 && chosen) return;
        if (own === undefined) table.touch(id);
        else own.touch();
      }}
      {...help}
    >
      <span className="visually-hidden">{label}</span>
      {children}
      {legal && (
        <span id={hint} hidden>
          {voice.say('piece.legal')}
        </span>
      )}
    </button>
  );
}

/** What a piece is, and what it would do if it were used now. */
function Now({ pick, children }: { readonly pick: string; readonly children: ReactNode }) {
  const { voice } = useTable();
  const state = useTableState((all) => all);
  const words = useMemo(() => leadsTo(state, pick, voice), [state, pick, voice]);
  return (
    <>
      {children}
      {words !== undefined && <p className={s.now}>{words}</p>}
    </>
  );
}
