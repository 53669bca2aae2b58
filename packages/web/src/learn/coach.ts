/** The game at the end of a course has a coach, for as long as one sits there: what the reader had set before is given back. */
import { useSettings } from '@parlour/table-kit/reader/settings.ts';
import { useEffect } from 'react';
import { lendCoach } from './lend.ts';

export function useLessonCoach(game: string): void {
  useEffect(() => {
    const giveBack = lendCoach(game, useSettings);
    // Whoever closes the page leaves the table too.
    addEventListener('pagehide', giveBack);
    return () => {
      removeEventListener('pagehide', giveBack);
      giveBack();
    };
  }, [game]);
}
