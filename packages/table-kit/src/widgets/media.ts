import { useCallback, useState, useSyncExternalStore } from 'react';

/** Whether the screen is like that, now and whenever it changes. */
export function useMedia(query: string): boolean {
  const [media] = useState(() => matchMedia(query));
  const listen = useCallback(
    (changed: () => void) => {
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    [media],
  );
  return useSyncExternalStore(listen, () => media.matches);
}
