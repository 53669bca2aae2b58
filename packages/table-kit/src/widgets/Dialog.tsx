import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import s from './Dialog.module.css';
import { useVoice } from '../reader/voice.ts';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  /** A drawer comes from the side and leaves the table in sight. */
  readonly drawer?: boolean;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** The browser's own dialog: it keeps the focus, closes with Escape, and tells screen readers what it is. */
export function Dialog({ title, onClose, drawer = false, wide = false, children }: Props) {
  const voice = useVoice();
  const ref = useRef<HTMLDialogElement>(null);
  const isOpen = useRef(false);
  const before = useRef<Element>(null);
  // Before what is in it looks for its place: nothing scrolls in a dialog that is closed.
  useLayoutEffect(() => {
    before.current = document.activeElement;
    ref.current?.showModal();
    // Screen readers say which dialog it is: on its first button, Orca says nothing but the button.
    ref.current?.focus();
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  // A dialog that is taken away gives the focus back to nobody; as long as it is there, nothing beside it can have it.
  useEffect(() => () => (before.current as HTMLElement | null)?.focus(), []);
  const pressedBeside = useRef(false);
  // A click beside the dialog closes it, as Escape and the button do. Whoever marks text inside and lets go outside does not click there.
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      tabIndex={-1}
      aria-label={title}
      className={`${s.dialog} ${drawer ? s.drawer : ''} ${wide ? s.wide : ''}`}
      // The browser tells late that it has closed a dialog: by then another may be open. So it is closed here, the moment Escape is pressed.
      onCancel={(event) => {
        if (event.target !== ref.current) return;
        event.preventDefault();
        onClose();
      }}
      onClose={() => isOpen.current && onClose()}
      onPointerDown={(event) => {
        pressedBeside.current = event.target === ref.current;
      }}
      onClick={(event) => {
        if (event.target === ref.current && pressedBeside.current) onClose();
      }}
    >
      <div className={s.inside}>
        <header className={s.head}>
          <h2>{title}</h2>
          <button type="button" className="icon-button" onClick={onClose} aria-label={voice.say('close')}>
            <svg viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round">
              <path d="M5 5 19 19M19 5 5 19" />
            </svg>
          </button>
        </header>
        {/* Scrolling by keyboard needs a stop here; named as the dialog is, it would be said twice at every step. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <section className={s.body} tabIndex={0}>
          {children}
        </section>
      </div>
    </dialog>
  );
}
