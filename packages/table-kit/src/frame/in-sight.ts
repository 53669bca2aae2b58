import { useEffect } from 'react';
import { useDeciding, useTable, useTableState } from '../state/context.tsx';

/**
 * Where not all of the table fits on the screen: whoever has something to touch and sees none of it is taken there, and so is whoever has
 * asked for a hint, to what it has marked. What ends a turn does not count: there is something to do before.
 */
export function useChoiceInSight(ready: boolean): void {
  const { draft } = useTable();
  const deciding = useDeciding();
  const { notice, chosen, now } = useTableState((state) => state);
  const wanted = notice?.kind === 'hint' && chosen.length > 0 ? '[data-piece][data-chosen]' : '[data-piece][data-legal]:not([data-ends])';
  const isSettled = draft.complete.length > 0 && notice?.kind !== 'hint';
  const moment = ready && deciding && !isSettled ? `${now.number} ${chosen.join()}` : undefined;
  useEffect(() => {
    if (moment === undefined) return;
    // With the next frame, which lays the table out anyway.
    const frame = requestAnimationFrame(() => {
      const pieces = [...document.querySelectorAll(wanted)].filter((piece) => piece.checkVisibility());
      if (!pieces.some(isInSight)) pieces[0]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    });
    return () => cancelAnimationFrame(frame);
  }, [moment, wanted]);
}

/** Its corner can be touched; cards in a hand cover the rest of each other. */
function isInSight(piece: Element): boolean {
  const { left, top, bottom } = piece.getBoundingClientRect();
  return bottom <= innerHeight && piece.contains(document.elementFromPoint(left + 8, top + 24));
}
