import { type RefCallback, useCallback, useState } from 'react';

/** How wide an element is shown, for drawings whose letters keep their size; nothing before it is laid out. */
export function useWidth(): readonly [RefCallback<Element>, number | undefined] {
  const [width, setWidth] = useState<number>();
  const ref = useCallback((element: Element | null) => {
    if (element === null) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
