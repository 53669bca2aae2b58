/** Several decisions made at one stroke: the engine takes them one by one, each as soon as the last is on the table. */
import { useEffect, useState } from 'react';
import type { Move, View } from '../rules/index.ts';
import { useTable, useTableState } from '@parlour/table-kit/state/context.tsx';

/** `next` says what comes next in the situation as it stands, and nothing once all is done. */
export function useOneByOne(next: (view: View) => Move | undefined): { readonly running: boolean; readonly start: () => void } {
  const { table } = useTable();
  const { now, moving, past, notice } = useTableState((state) => state);
  const [running, setRunning] = useState(false);
  useEffect(() => {
    if (!running || moving) return;
    const mine = past === undefined && now.viewer !== null && now.toAct.includes(now.viewer);
    // What was refused once is not tried again.
    const move = mine && notice?.kind !== 'trouble' ? next(now.view as View) : undefined;
    if (move === undefined) setRunning(false);
    else table.play(move);
    // Each new situation asks for the next decision; nothing else does.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [running, moving, now.number]);
  return {
    running,
    start() {
      table.dismiss();
      setRunning(true);
    },
  };
}
