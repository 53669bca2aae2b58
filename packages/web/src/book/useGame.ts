import { useEffect, useState } from 'react';
import type { PlayableGame } from '@parlour/table-kit/state/plug.ts';
import { loadPlayable } from '../games/index.ts';

/** A game by its id, once it is here; null where there is none. */
export function useGame(id: string): PlayableGame | null | undefined {
  const [playable, setPlayable] = useState<PlayableGame | null>();
  useEffect(() => {
    loadPlayable(id)
      .then((found) => setPlayable(found ?? null))
      .catch(() => setPlayable(null));
  }, [id]);
  return playable;
}
