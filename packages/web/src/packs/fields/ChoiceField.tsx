import type { Path, Shape } from '@parlour/kernel/packs';
import { useDesk } from '../desk.ts';
import s from './fields.module.css';
import { useChoiceName } from './labels.ts';
import { useTyped } from './typed.ts';

interface Props {
  readonly shape: Extract<Shape, { kind: 'choice' }>;
  readonly value: unknown;
  readonly path: Path;
  readonly label: string;
}

/** One of several. Typing its first letters chooses it. */
export function ChoiceField({ shape: { choices }, value, path, label }: Props) {
  const { set } = useDesk();
  const { isHidden, attributes } = useTyped(path, label);
  const nameOf = useChoiceName();
  if (choices.length === 1) return <span className={s.only}>{nameOf(choices[0]!)}</span>;
  return (
    <select
      {...attributes}
      className={`input ${s.choice}`}
      value={isHidden ? '' : String(value)}
      onChange={({ target }) => {
        const chosen = choices.find((choice) => String(choice) === target.value);
        if (chosen !== undefined) set(path, chosen);
      }}
    >
      {isHidden && <option value="">–</option>}
      {choices.map((choice) => (
        <option key={String(choice)} value={String(choice)}>
          {nameOf(choice)}
        </option>
      ))}
    </select>
  );
}
