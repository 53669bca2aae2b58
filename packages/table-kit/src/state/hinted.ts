/** For panels that keep a selection of their own: a bot's hint is filled in there, as on the table its pieces are marked. */
import { useEffect } from 'react';
import { useTableState } from './context.tsx';

/** Takes over each new hint, with all the parts of its decision. */
export function useHinted(take: (moves: readonly unknown[]) => void): void {
  const notice = useTableState((state) => state.notice);
  useEffect(() => {
    if (notice?.kind === 'hint') take(notice.hint.moves);
    // Once for each hint: what is changed by hand afterwards stays.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [notice]);
}
