import type { DrawnTable } from '@parlour/table-kit/state/store.ts';
import { useEffect } from 'react';
import { dayOf } from '../puzzles/daily.ts';
import { dayGameOf } from './day.ts';
import { noteDay, resultOf } from './results.ts';

/** Notes how the deal of a day ended, if this game is one. */
export function useDayResult(id: string, table: DrawnTable | undefined): void {
  useEffect(() => {
    const found = dayGameOf(id);
    if (found === undefined || table === undefined) return undefined;
    const look = () => {
      const { standings, scores } = table.store.getState().now;
      if (standings !== null) noteDay(found.game, found.day, resultOf(standings, scores), dayOf(new Date()));
    };
    look();
    return table.store.subscribe(look);
  }, [id, table]);
}
