import type { Trouble } from '@parlour/table-kit/state/situation.ts';
import { troubleOf } from '@parlour/table-kit/state/trouble.ts';
import { useEffect, useState } from 'react';

const EVERY = 3_000;

/** What the server says of something, looked up again and again while the page is in sight. `look` has to stay the same; without it there is no such thing. */
export function useLookedUp<View>(look: (() => Promise<View>) | undefined, unknown: string) {
  const [view, setView] = useState<View>();
  const [trouble, setTrouble] = useState<Trouble | undefined>(look === undefined ? { key: unknown, values: {} } : undefined);
  useEffect(() => {
    if (look === undefined) return;
    const lookNow = async () => {
      try {
        setView(await look());
        setTrouble(undefined);
      } catch (error) {
        setTrouble(troubleOf(error));
      }
    };
    const lookIfSeen = () => {
      if (document.visibilityState === 'visible') void lookNow();
    };
    void lookNow();
    const timer = setInterval(lookIfSeen, EVERY);
    document.addEventListener('visibilitychange', lookIfSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookIfSeen);
    };
  }, [look]);
  return { view, trouble, show: setView };
}
