/**
 * What one would drag can be dragged, by mouse or finger: a piece dropped on another touches both, dropped on a place marked `data-drop`
 * it is touched itself. Where a finger must be able to scroll the table, the piece's `touch-action` leaves the finger to the browser.
 */
import { useEffect } from 'react';
import { hideExplanation } from './explain.tsx';
import type { DrawnTable } from '../state/store.ts';

/** Less than this is a trembling hand. */
const FAR = 9;

interface Drag {
  readonly piece: HTMLElement;
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  /** What hangs at the pointer, once it has gone far enough. */
  ghost: HTMLElement | undefined;
  over: HTMLElement | undefined;
}

export function useDragging(table: DrawnTable): void {
  useEffect(() => {
    let drag: Drag | undefined;
    let dragged: HTMLElement | undefined;

    function down({ target, pointerId, pointerType, clientX, clientY, button, isPrimary }: PointerEvent) {
      const piece = target instanceof Element ? target.closest<HTMLElement>('[data-drag]') : null;
      dragged = undefined;
      drag = undefined;
      const isLeftToUs = piece !== null && (pointerType === 'mouse' || getComputedStyle(piece).touchAction === 'none');
      if (isLeftToUs && button === 0 && isPrimary)
        drag = { piece, pointer: pointerId, x: clientX, y: clientY, ghost: undefined, over: undefined };
    }
    function move({ pointerId, clientX, clientY }: PointerEvent) {
      if (drag?.pointer !== pointerId) return;
      const [x, y] = [clientX - drag.x, clientY - drag.y];
      if (drag.ghost === undefined) {
        if (Math.hypot(x, y) < FAR) return;
        hideExplanation();
        drag.ghost = lift(drag.piece);
      }
      drag.ghost.style.translate = `${x}px ${y}px`;
      const over = landing(drag.piece, clientX, clientY);
      if (over !== drag.over) {
        delete drag.over?.dataset['over'];
        if (over !== undefined) over.dataset['over'] = 'true';
        drag.over = over;
      }
    }
    function up({ pointerId }: PointerEvent) {
      if (drag?.pointer !== pointerId) return;
      const { piece, ghost, over } = drag;
      cancel();
      if (ghost === undefined) return;
      dragged = piece;
      if (over !== undefined) table.join(piece.dataset['piece'] ?? '', over.dataset['piece'] ?? '');
    }
    /** A piece that is put back where it was has not been clicked. */
    function click(event: MouseEvent) {
      if (event.target instanceof Node && dragged?.contains(event.target) === true) event.stopPropagation();
    }
    function cancel() {
      drag?.ghost?.remove();
      delete drag?.piece.dataset['dragged'];
      delete drag?.over?.dataset['over'];
      drag = undefined;
    }

    addEventListener('pointerdown', down);
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', cancel);
    addEventListener('click', click, { capture: true });
    return () => {
      cancel();
      removeEventListener('pointerdown', down);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', cancel);
      removeEventListener('click', click, { capture: true });
    };
  }, [table]);
}

function lift(piece: HTMLElement): HTMLElement {
  const { left, top, width, height } = piece.getBoundingClientRect();
  const ghost = piece.cloneNode(true) as HTMLElement;
  for (const name of ['piece', 'drag', 'legal', 'chosen']) delete ghost.dataset[name];
  ghost.setAttribute('aria-hidden', 'true');
  Object.assign(ghost.style, {
    position: 'fixed',
    inset: 'auto',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    zIndex: '70',
    pointerEvents: 'none',
    transition: 'none',
    rotate: '3deg',
  });
  piece.dataset['dragged'] = 'true';
  document.body.append(ghost);
  return ghost;
}

/** Where a piece would land: on another, or on a place that it did not come from. */
function landing(piece: HTMLElement, x: number, y: number): HTMLElement | undefined {
  const under = document.elementFromPoint(x, y);
  const other = under?.closest<HTMLElement>('[data-drag]') ?? under?.closest<HTMLElement>('[data-drop]');
  return other === undefined || other === null || other.contains(piece) ? undefined : other;
}
