import { useCallback, useRef, useState } from 'react';
import type { Trouble } from '../state/situation.ts';
import { troubleOf } from '../state/trouble.ts';

export interface Action {
  /** Something is under way. */
  readonly busy: boolean;
  /** Why the last did not work. */
  readonly trouble: Trouble | undefined;
  /** Sets something going, unless something is under way. */
  readonly act: (what: () => Promise<unknown>) => void;
  /** What went wrong does not matter any more. */
  readonly forgive: () => void;
}

/** What a person sets going and has to wait for: a second press does nothing, and what goes wrong becomes a sentence. `fail` says it elsewhere. */
export function useAction(fail?: (error: unknown) => void): Action {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble>();
  const underWay = useRef(false);
  const act = useCallback(
    (what: () => Promise<unknown>) => {
      // A second press may come before the first is on the screen.
      if (underWay.current) return;
      underWay.current = true;
      setBusy(true);
      setTrouble(undefined);
      what()
        .catch(fail ?? ((error: unknown) => setTrouble(troubleOf(error))))
        .finally(() => {
          underWay.current = false;
          setBusy(false);
        });
    },
    [fail],
  );
  const forgive = useCallback(() => setTrouble(undefined), []);
  return { busy, trouble, act, forgive };
}
