/** Says what something is: on hover, on a long press, or with the key i while it has the focus. One explanation at a time. */
import { type FocusEvent, type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { create } from 'zustand';
import { useOpenRule } from '../book/open-rule.ts';
import { useTable } from '../state/context.tsx';
import s from './explain.module.css';

interface Shown {
  readonly content: ReactNode;
  /** The rule to read about it. */
  readonly rule: string | undefined;
  readonly anchor: DOMRect;
  /** Asked for with a key: said aloud, too. */
  readonly aloud: boolean;
}

const useShownNow = create<{ shown: Shown | undefined }>()(() => ({ shown: undefined }));
const HOVER = 550;
const LONG_PRESS = 450;
/** So long the mouse may be on its way to the rule that an explanation leads to. */
const ON_ITS_WAY = 300;

let timer: ReturnType<typeof setTimeout> | undefined;
let leaving: ReturnType<typeof setTimeout> | undefined;
/** What the mouse asks about: it asks once, until it goes elsewhere. */
let hovered: Element | undefined;

/** Of things within each other, the innermost is meant. */
function isCloser(element: Element): boolean {
  return hovered?.isConnected !== true || (hovered !== element && hovered.contains(element));
}

function plan(what: Pick<Shown, 'content' | 'rule'>, element: Element, after: number, aloud = false): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    clearTimeout(leaving);
    // It may have gone meanwhile.
    if (element.isConnected) useShownNow.setState({ shown: { ...what, anchor: element.getBoundingClientRect(), aloud } });
  }, after);
}

export function hideExplanation(): void {
  clearTimeout(timer);
  clearTimeout(leaving);
  useShownNow.setState({ shown: undefined });
}

/** The mouse goes elsewhere: to the rule, maybe. */
function leave(): void {
  clearTimeout(timer);
  if (useShownNow.getState().shown?.rule === undefined) return hideExplanation();
  leaving = setTimeout(hideExplanation, ON_ITS_WAY);
}

/** The rule to read about what is being explained, or about what has the focus; nothing where neither says. */
export function ruleInSight(): string | undefined {
  const focused = document.activeElement?.closest<HTMLElement>('[data-under]');
  return useShownNow.getState().shown?.rule ?? focused?.dataset['under'];
}

/** The listeners for whatever is to be explained, and the rule that it is under. */
export function useExplain(content: ReactNode | undefined, rule?: string) {
  const pressed = useRef(false);
  if (content === undefined) return { 'data-under': rule };
  const what = { content, rule };
  return {
    'data-under': rule,
    // Only a move tells: a card that comes to lie under a resting mouse is entered too, and is not asked about.
    onPointerMove: (event: PointerEvent) => {
      const isMoving = event.movementX !== 0 || event.movementY !== 0;
      if (event.pointerType !== 'mouse' || event.buttons !== 0 || !isMoving || !isCloser(event.currentTarget)) return;
      hovered = event.currentTarget;
      plan(what, event.currentTarget, HOVER);
    },
    onPointerLeave: (event: PointerEvent) => {
      if (hovered === event.currentTarget) hovered = undefined;
      // What a finger asked for stays to be read when the finger is lifted.
      if (event.pointerType === 'mouse') leave();
    },
    onPointerDown: (event: PointerEvent) => {
      pressed.current = false;
      hideExplanation();
      if (event.pointerType === 'mouse') return;
      const element = event.currentTarget;
      clearTimeout(timer);
      timer = setTimeout(() => {
        pressed.current = true;
        useShownNow.setState({ shown: { ...what, anchor: element.getBoundingClientRect(), aloud: false } });
      }, LONG_PRESS);
    },
    onPointerUp: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' && !pressed.current) clearTimeout(timer);
    },
    onPointerCancel: hideExplanation,
    // A long press explains; it does not also touch.
    onClickCapture: (event: { preventDefault(): void; stopPropagation(): void }) => {
      if (!pressed.current) return;
      pressed.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
    onContextMenu: (event: { preventDefault(): void }) => event.preventDefault(),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'i') return;
      // The innermost is meant, and whoever hears of nothing to explain did not ask here.
      event.stopPropagation();
      plan(what, event.currentTarget, 0, true);
    },
    // Pressing what leads to the rule takes the focus there, and must find it.
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget === null || relatedTarget.closest('[role=tooltip]') === null) hideExplanation();
    },
  };
}

export function Explanation() {
  const { voice } = useTable();
  const openRule = useOpenRule();
  const { shown } = useShownNow();
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null || shown === undefined) return;
    const { anchor } = shown;
    const { width, height } = element.getBoundingClientRect();
    const right = anchor.right + 14 + width < innerWidth;
    const left = right ? anchor.right + 14 : anchor.left - width - 14;
    element.style.left = `${Math.max(8, Math.min(left, innerWidth - width - 8))}px`;
    element.style.top = `${Math.max(8, Math.min(anchor.top + anchor.height / 2 - height / 2, innerHeight - height - 8))}px`;
  }, [shown]);
  useEffect(() => {
    if (shown === undefined) return undefined;
    const close = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape') hideExplanation();
    };
    const touch = (event: globalThis.PointerEvent) => {
      if (!(event.target instanceof Node && box.current?.contains(event.target))) hideExplanation();
    };
    addEventListener('keydown', close);
    addEventListener('scroll', hideExplanation, true);
    addEventListener('pointerdown', touch);
    return () => {
      removeEventListener('keydown', close);
      removeEventListener('scroll', hideExplanation, true);
      removeEventListener('pointerdown', touch);
    };
  }, [shown]);
  const rule = shown?.rule;
  const explanation = shown !== undefined && (
    <div ref={box} className={s.explanation} role="tooltip">
      {shown.content}
      {rule !== undefined && (
        <button
          type="button"
          className={s.rule}
          onPointerEnter={() => clearTimeout(leaving)}
          onPointerLeave={(event) => {
            if (event.pointerType === 'mouse') hideExplanation();
          }}
          onClick={() => {
            hideExplanation();
            openRule(rule);
          }}
        >
          {voice.say('rules.why')} <kbd>?</kbd>
        </button>
      )}
    </div>
  );
  const aloud = shown?.aloud === true;
  return (
    <>
      <div className={s.aloud} aria-live="polite" data-testid="explained">
        {aloud && explanation}
      </div>
      {!aloud && explanation}
    </>
  );
}
