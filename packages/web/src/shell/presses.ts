/**
 * A press counts for what lay under the finger when it began. Something that was being fetched may come between press and release and move the
 * page: a browser then tells whatever lies there by now, or nobody.
 */

const PRESSABLE = 'a[href], button, label, summary, input[type="checkbox"], input[type="radio"]';
/** Whoever goes further than this has thought better of it. */
const FAR = 9;

interface Press {
  readonly on: HTMLElement;
  readonly x: number;
  readonly y: number;
  /** Where what was pressed lay. */
  readonly left: number;
  readonly top: number;
  /** It has been told already, whatever the browser makes of it. */
  isTold: boolean;
}

export function keepPresses(): void {
  let press: Press | undefined;

  function begin({ target, clientX: x, clientY: y, button, isPrimary }: PointerEvent) {
    const on = target instanceof Element ? target.closest<HTMLElement>(PRESSABLE) : null;
    if (on === null || button !== 0 || !isPrimary) press = undefined;
    else {
      const { left, top } = on.getBoundingClientRect();
      press = { on, x, y, left, top, isTold: false };
    }
  }
  function end(event: PointerEvent) {
    if (press === undefined || !isAt(press, event) || !hasLeft(press)) return;
    press.isTold = true;
    press.on.click();
  }
  function click(event: MouseEvent) {
    // Keys and programs click without a finger.
    if (press?.isTold !== true || !event.isTrusted || event.detail === 0 || !isAt(press, event)) return;
    press = undefined;
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  addEventListener('pointerdown', begin, { capture: true });
  addEventListener('pointerup', end, { capture: true });
  addEventListener('click', click, { capture: true });
}

function isAt({ x, y }: Press, { clientX, clientY }: MouseEvent): boolean {
  return Math.hypot(clientX - x, clientY - y) < FAR;
}

/** Whether what was pressed lies elsewhere on the page by now. What a dialog has come to lie on is not pressed any more. */
function hasLeft({ on, x, y, left, top }: Press): boolean {
  const now = on.getBoundingClientRect();
  const hasMoved = now.left !== left || now.top !== top;
  const dialog = document.querySelector('dialog[open]');
  const isInReach = on.isConnected && (dialog === null || dialog.contains(on));
  return hasMoved && isInReach && !on.contains(document.elementFromPoint(x, y));
}
