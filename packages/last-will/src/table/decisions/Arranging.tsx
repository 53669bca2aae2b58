/** The property market: touch two prices to change them over, then set them. */
import { type Move, propertyTypes, signed, type View } from '../../rules/index.ts';
import { useEffect, useMemo, useState } from 'react';
import { useDeciding, useTable } from '@parlour/table-kit/state/context.tsx';
import { useHinted } from '@parlour/table-kit/state/hinted.ts';
import { Symbol } from '../cards/parts.tsx';
import s from './decisions.module.css';

export function Arranging({ view }: { view: View }) {
  const { table, voice } = useTable();
  const deciding = useDeciding();
  const [order, setOrder] = useState<readonly number[]>(view.market);
  const [held, setHeld] = useState<number>();
  const move = useMemo(() => ({ type: 'arrange', order }), [order]);
  useEffect(() => {
    table.consider(move);
    return () => table.consider(undefined);
  }, [table, move]);
  useHinted(([move]) => {
    const hinted = move as Move;
    if (hinted.type === 'arrange') setOrder(hinted.order);
  });
  function touch(place: number) {
    table.dismiss();
    if (held === undefined) return setHeld(place);
    setHeld(undefined);
    setOrder((old) => old.map((value, i) => (i === held ? (old[place] ?? value) : i === place ? (old[held] ?? value) : value)));
  }
  return (
    <>
      <div className={s.heading}>
        <span>{voice.say('lw.market')}</span>
        {deciding && (
          <button
            type="button"
            className="button primary small"
            data-testid="arrange"
            data-choice
            data-ends
            aria-keyshortcuts="c"
            onClick={() => table.play(move)}
          >
            {voice.say('lw.market.set')}
          </button>
        )}
      </div>
      <div className={s.arranging}>
        {propertyTypes.map((type, i) => (
          <button
            key={type}
            type="button"
            className={s.price}
            data-choice
            disabled={!deciding}
            draggable={deciding}
            aria-pressed={held === i}
            aria-label={voice.say('lw.market.swap', { type: voice.say(`type.${i}`), value: signed(order[i] ?? 0) })}
            onClick={() => touch(i)}
            onDragStart={() => setHeld(i)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={() => touch(i)}
          >
            <svg viewBox="0 0 48 48" aria-hidden="true">
              <Symbol kind={type} x={24} y={24} size={44} />
            </svg>
            <span className={s.modifier} data-down={(order[i] ?? 0) < 0 || undefined}>
              {signed(order[i] ?? 0)}
            </span>
          </button>
        ))}
      </div>
    </>
  );
}
