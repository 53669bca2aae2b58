import { useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { usePassing } from '../state/context.tsx';

/** The pieces in the air. */
export function Flights() {
  const { routes, takeOff, land } = usePassing();
  const layer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (routes.length > 0) takeOff([...(layer.current?.children ?? [])] as HTMLElement[]);
  }, [routes, takeOff]);
  // A click anywhere or the space bar skips what is in the air, and the time to read of it.
  useEffect(() => {
    addEventListener('pointerdown', land);
    return () => removeEventListener('pointerdown', land);
  }, [land]);
  return createPortal(
    <div ref={layer} className="flights" aria-hidden="true" inert>
      {routes.map(({ flight, from }, i) => (
        <div key={i} style={{ left: from.x, top: from.y, width: from.width, height: from.height }}>
          {flight.face}
        </div>
      ))}
    </div>,
    document.body,
  );
}
