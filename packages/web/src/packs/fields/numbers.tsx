import { keyOf, type Path, type Shape } from '@parlour/kernel/packs';
import { useState } from 'react';
import { useDesk } from '../desk.ts';
import { readNumbers } from '../shape.ts';
import s from './fields.module.css';
import { useTyped } from './typed.ts';

interface Props {
  readonly value: unknown;
  readonly path: Path;
  readonly label: string;
}

export function NumberField({ shape, ...props }: Props & { readonly shape: Extract<Shape, { kind: 'number' }> }) {
  const most = String(shape.most).length;
  return <DigitsField {...props} count={1} width={Math.max(2, most) + (shape.least < 0 ? 1 : 0)} />;
}

/** Several in a row: “18 16 14”. */
export function NumbersField(props: Props) {
  return <DigitsField {...props} count={Infinity} width={20} />;
}

/** Digits as they are typed. What is no number yet stays here; the pack has the last that was one. */
function DigitsField({ value, path, label, count, width }: Props & { readonly count: number; readonly width: number }) {
  const { set } = useDesk();
  const { isHidden, attributes } = useTyped(path, label);
  const [typed, setTyped] = useState<string>();
  const kept = isHidden ? '' : [value].flat().join(' ');
  // What the pack has by now in another way counts: taken back, or typed in another window.
  const read = typed === undefined ? undefined : readNumbers(typed);
  const isCurrent = read === undefined || read.length === 0 || read.join(' ') === kept;
  return (
    <input
      {...attributes}
      className={`input ${s.digits}`}
      style={{ width: `${width + 1.8}ch` }}
      inputMode={count === 1 ? 'numeric' : 'text'}
      autoComplete="off"
      data-digits={count === 1 ? '' : undefined}
      value={isCurrent ? (typed ?? kept) : kept}
      onFocus={({ target }) => target.select()}
      onBlur={() => setTyped(undefined)}
      onChange={({ target }) => {
        setTyped(target.value);
        const numbers = readNumbers(target.value);
        if (numbers === undefined || numbers.length === 0 || numbers.length > count) return;
        set(path, count === 1 ? numbers[0] : numbers, keyOf(path));
      }}
    />
  );
}
