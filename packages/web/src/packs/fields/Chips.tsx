import type { Choice, Path, Shape } from '@parlour/kernel/packs';
import { type KeyboardEvent, useRef } from 'react';
import { useDesk } from '../desk.ts';
import { lettersFor } from '../shape.ts';
import s from './fields.module.css';
import { useChoiceName } from './labels.ts';
import { useTyped } from './typed.ts';

interface Props {
  readonly shape: Extract<Shape, { kind: 'list' }>;
  readonly of: Extract<Shape, { kind: 'choice' }>;
  readonly value: unknown;
  readonly path: Path;
  readonly label: string;
}

/** Some of several: each is pressed or not. All are one stop for the keyboard, and a letter presses each. */
export function Chips({ shape: { most }, of: { choices }, value, path, label }: Props) {
  const { set } = useDesk();
  const { isHidden, attributes } = useTyped(path, label);
  const nameOf = useChoiceName();
  const group = useRef<HTMLFieldSetElement>(null);
  const labels = choices.map(nameOf);
  const letters = lettersFor(labels);
  const chosen: readonly unknown[] = isHidden || !Array.isArray(value) ? [] : value;

  function toggle(choice: Choice) {
    if (chosen.includes(choice))
      return set(
        path,
        chosen.filter((other) => other !== choice),
      );
    // Where there is room for one, another takes its place.
    set(path, most === 1 ? [choice] : [...chosen, choice]);
  }
  function press(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const buttons = [...(group.current?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (step !== undefined) buttons[(at + step + buttons.length) % buttons.length]?.focus();
    const pressed = letters.indexOf(event.key.toLowerCase());
    if (pressed >= 0) {
      toggle(choices[pressed]!);
      buttons[pressed]?.focus();
    }
    if (step !== undefined || pressed >= 0) event.preventDefault();
  }
  return (
    // Keys are for whichever of its buttons has the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <fieldset {...attributes} data-leaf={undefined} ref={group} className={s.chips} onKeyDown={press}>
      {choices.map((choice, i) => (
        <button
          key={String(choice)}
          type="button"
          data-leaf={i === 0 ? attributes['data-leaf'] : undefined}
          data-chip
          tabIndex={i === 0 ? 0 : -1}
          aria-pressed={chosen.includes(choice)}
          onClick={() => toggle(choice)}
        >
          <Underlined word={labels[i]!} letter={letters[i]} />
        </button>
      ))}
    </fieldset>
  );
}

/** The letter that presses it is marked. */
function Underlined({ word, letter }: { word: string; letter: string | undefined }) {
  const at = letter === undefined ? -1 : word.toLowerCase().indexOf(letter);
  if (at < 0) return word;
  return (
    <>
      {word.slice(0, at)}
      <u>{word.slice(at, at + 1)}</u>
      {word.slice(at + 1)}
    </>
  );
}
