/** The table by keyboard: single keys that do the same in every phase, and a focus that is never lost. */
import { useEffect, useLayoutEffect } from 'react';
import { useSettings } from '../reader/settings.ts';

/** What can be chosen now. */
const CHOICES = '[data-piece][data-legal], [data-piece][data-chosen], [data-choice]:enabled:not([aria-disabled=true])';
const CONFIRM = '[aria-keyshortcuts="c"]:enabled';

interface Keys {
  readonly [key: string]: () => void;
}

/** Listens to single keys, unless somebody writes or a dialog is open, or does not want them. */
export function useKeys(keys: Keys): void {
  const wanted = useSettings((settings) => settings.keys);
  // Before the table is seen: a key that is pressed as soon as it is there does what it says.
  useLayoutEffect(() => {
    function press(event: KeyboardEvent) {
      const { key, target } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || isElsewhere(target as HTMLElement)) return;
      if (wanted || key.length > 1) keys[key]?.();
    }
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}

function isElsewhere(target: HTMLElement): boolean {
  return target.closest('input:not([type=range]), textarea, select, dialog') !== null;
}

/** All that can be chosen, in the order of the table; what ends a turn comes last. */
function choices(): HTMLElement[] {
  const all = [...document.querySelectorAll<HTMLElement>(CHOICES)].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
  return [...all.filter(({ dataset }) => dataset['ends'] === undefined), ...all.filter(({ dataset }) => dataset['ends'] !== undefined)];
}

/** Moves the focus to the next or previous thing that can be chosen. */
export function stepTo(by: 1 | -1): void {
  const all = choices();
  const focused = document.activeElement;
  const at = all.indexOf(focused as HTMLElement);
  // From elsewhere on the table, the next is the first one behind that place.
  const behind = all.findIndex((element) => (focused?.compareDocumentPosition(element) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING);
  const from = at !== -1 ? at : (behind === -1 || focused === document.body ? 0 : behind) - (by > 0 ? 1 : 0);
  all[(from + by + all.length) % all.length]?.focus();
}

/** Presses the button that settles what has been put together; false where nothing can be settled yet. */
export function confirm(): boolean {
  const button = [...document.querySelectorAll<HTMLElement>(CONFIRM)].find((element) => element.checkVisibility());
  button?.click();
  return button !== undefined;
}

let byKeyboard = false;
addEventListener('keydown', () => (byKeyboard = true), true);
addEventListener('pointerdown', () => (byKeyboard = false), true);

/**
 * Whoever plays by keyboard keeps a place: when what had the focus is gone, the next choice has it, or the prompt while others decide.
 * Looked at whenever the table has changed.
 */
export function useKeptFocus(deciding: boolean): void {
  useEffect(() => {
    const prompt = document.querySelector<HTMLElement>('[data-prompt]');
    const { activeElement: focused, body } = document;
    if (!byKeyboard || (focused !== body && focused !== prompt) || document.querySelector('dialog[open]') !== null) return;
    const next = deciding ? choices()[0] : undefined;
    (next ?? prompt)?.focus();
  });
}
