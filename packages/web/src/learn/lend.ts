/** A coach for one game. */
import type { CoachLevel } from '@parlour/table-kit/reader/coaching.ts';
import type { StoreApi } from 'zustand';
import { keepProgress, useProgress } from './progress.ts';

/** Where the reader's own wish is kept. */
type Lending = Pick<StoreApi<{ readonly coach: CoachLevel }>, 'getState' | 'setState'>;

/** Lends a coach to whoever has none, and says how to give him back. Whoever sends him away in that game is rid of him there. */
export function lendCoach(game: string, settings: Lending): () => void {
  const [course, progress] = Object.entries(useProgress.getState()).find(([, each]) => each.game === game) ?? [];
  if (course === undefined || progress?.alone === true || settings.getState().coach !== 'off') return () => undefined;
  settings.setState({ coach: 'gentle' });
  let lent = true;
  return () => {
    if (!lent) return;
    lent = false;
    const { coach } = settings.getState();
    if (coach === 'gentle') settings.setState({ coach: 'off' });
    if (coach === 'off') keepProgress(course, { alone: true });
  };
}
