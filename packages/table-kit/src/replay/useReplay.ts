import { useEffect } from 'react';
import { useTable, useTableState } from '../state/context.tsx';

/** How long a moment stands at the usual speed, in milliseconds. */
const MOMENT = 1600;

/** While a game is played back: one moment after the other, until the present is reached. */
export function useReplay(): void {
  const { table } = useTable();
  const { replaying, past } = useTableState((state) => state);
  useEffect(() => {
    if (replaying === undefined || past === undefined) return;
    const next = setTimeout(() => table.look(past.number + 1), MOMENT / replaying);
    return () => clearTimeout(next);
  }, [table, replaying, past]);
}
