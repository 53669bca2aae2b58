/** One field of any shape: what an editor of any game's packs is made of. */
import { isLeaf, keyOf, type Path, type Shape, type ShapeField } from '@parlour/kernel/packs';
import { useDesk } from '../desk.ts';
import { leastOf } from '../shape.ts';
import { Chips } from './Chips.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import s from './fields.module.css';
import { useFieldName } from './labels.ts';
import { Labelled } from './Labelled.tsx';
import { Names } from './Names.tsx';
import { NumberField, NumbersField } from './numbers.tsx';
import { Said } from './Said.tsx';

interface Props {
  readonly shape: Shape;
  readonly value: unknown;
  readonly path: Path;
  /** What it is called; the fields of an entry that is a single one have no label of their own. */
  readonly label: string;
}

export function Field({ shape, value, path, label }: Props) {
  if (isLeaf(shape))
    return (
      <Labelled path={path} label={label}>
        <LeafInput shape={shape} value={value} path={path} label={label} />
      </Labelled>
    );
  switch (shape.kind) {
    case 'names':
      return <Names path={path} value={value} label={label} />;
    case 'list':
      return <Rows shape={shape} value={value} path={path} label={label} />;
    case 'one-of':
      return <OneOf shape={shape} value={value} path={path} label={label} />;
    case 'section':
      return (
        <fieldset className={s.section}>
          <legend>{label}</legend>
          <Fields fields={shape.fields} value={value} path={path} />
          <Said place={keyOf(path)} />
        </fieldset>
      );
    default:
      return null;
  }
}

/** What is typed as one. */
function LeafInput({ shape, value, path, label }: Props) {
  if (shape.kind === 'number') return <NumberField shape={shape} value={value} path={path} label={label} />;
  if (shape.kind === 'choice') return <ChoiceField shape={shape} value={value} path={path} label={label} />;
  if (shape.kind !== 'list') return null;
  return shape.of.kind === 'choice' ? (
    <Chips shape={shape} of={shape.of} value={value} path={path} label={label} />
  ) : (
    <NumbersField value={value} path={path} label={label} />
  );
}

interface FieldsProps {
  readonly fields: readonly ShapeField[];
  readonly value: unknown;
  readonly path: Path;
}

/** The fields of a section that are there, and a button for each that is not. */
export function Fields({ fields, value, path }: FieldsProps) {
  const { voice, set } = useDesk();
  const nameOf = useFieldName();
  const held = (value ?? {}) as Readonly<Record<string, unknown>>;
  // Where there is no choice, nothing is typed.
  const typed = fields.filter(({ shape, optional }) => optional || shape.kind !== 'choice' || shape.choices.length > 1);
  const isThere = ({ id, shape }: ShapeField) => held[id] !== undefined || shape.kind === 'names';
  const absent = typed.filter((field) => !isThere(field));
  return (
    <>
      {typed.filter(isThere).map(({ id, shape, optional }) => (
        <div key={id} className={s.field} data-wide={!isLeaf(shape) || undefined} data-row={optional ? id : undefined}>
          <Field shape={shape} value={held[id]} path={[...path, id]} label={nameOf(id)} />
          {optional && shape.kind !== 'names' && (
            <button
              type="button"
              tabIndex={-1}
              className={s.take}
              data-take
              aria-label={voice.say('packs.take', { field: nameOf(id) })}
              title={voice.say('packs.take', { field: nameOf(id) })}
              onClick={() => set([...path, id], undefined)}
            >
              ×
            </button>
          )}
        </div>
      ))}
      {absent.length > 0 && (
        <div className={s.absent}>
          {absent.map(({ id, shape }) => (
            <button key={id} type="button" className="button small" onClick={() => set([...path, id], leastOf(shape))}>
              + {nameOf(id)}
            </button>
          ))}
        </div>
      )}
    </>
  );
}

interface RowsProps {
  readonly shape: Extract<Shape, { kind: 'list' }>;
  readonly value: unknown;
  readonly path: Path;
  readonly label: string;
}

/** A list of sections, row by row. “+” in a row adds one after it, “-” takes it away. */
function Rows({ shape, value, path, label }: RowsProps) {
  const { voice, set } = useDesk();
  const rows: readonly unknown[] = Array.isArray(value) ? value : [];
  const add = (after: number) => set(path, [...rows.slice(0, after + 1), leastOf(shape.of), ...rows.slice(after + 1)]);
  return (
    <fieldset className={s.rows}>
      <legend>{label}</legend>
      <ol>
        {rows.map((row, i) => (
          // Rows stay where they are printed.
          <li key={i} className={s.row} data-row={keyOf([...path, i])}>
            <Row shape={shape.of} value={row} path={[...path, i]} label={voice.say('packs.row', { list: label, number: i + 1 })} />
            {rows.length > shape.least && (
              <button
                type="button"
                tabIndex={-1}
                className={s.take}
                data-take
                aria-label={voice.say('packs.row.take', { list: label, number: i + 1 })}
                title={voice.say('packs.row.take', { list: label, number: i + 1 })}
                onClick={() => set(path, rows.toSpliced(i, 1))}
              >
                ×
              </button>
            )}
            {rows.length < shape.most && (
              <button type="button" hidden data-add aria-label={voice.say('packs.row.add', { list: label })} onClick={() => add(i)} />
            )}
          </li>
        ))}
      </ol>
      {rows.length < shape.most && (
        <button type="button" tabIndex={rows.length > 0 ? -1 : 0} className="button small" onClick={() => add(rows.length - 1)}>
          {voice.say('packs.row.add', { list: label })}
        </button>
      )}
      <Said place={keyOf(path)} />
    </fieldset>
  );
}

function Row({ shape, value, path, label }: { shape: Shape; value: unknown; path: Path; label: string }) {
  if (shape.kind === 'section')
    return (
      <>
        <Fields fields={shape.fields} value={value} path={path} />
        <Said place={keyOf(path)} />
      </>
    );
  if (shape.kind === 'one-of') return <OneOf shape={shape} value={value} path={path} label={label} />;
  return <Field shape={shape} value={value} path={path} label={label} />;
}

interface OneOfProps {
  readonly shape: Extract<Shape, { kind: 'one-of' }>;
  readonly value: unknown;
  readonly path: Path;
  readonly label: string;
}

/** What a helper does: which of all verbs, and then its numbers. */
function OneOf({ shape: { choices }, value, path, label }: OneOfProps) {
  const { set } = useDesk();
  const nameOf = useFieldName();
  const held = (value ?? {}) as Readonly<Record<string, unknown>>;
  const chosen = choices.find(({ id }) => held[id] !== undefined);
  return (
    <div className={s.oneOf}>
      <select
        className={`input ${s.choice}`}
        aria-label={label}
        value={chosen?.id ?? ''}
        onChange={({ target }) => {
          const verb = choices.find(({ id }) => id === target.value);
          if (verb !== undefined) set(path, leastOf(verb.shape));
        }}
      >
        {choices.map(({ id }) => (
          <option key={id} value={id}>
            {nameOf(id)}
          </option>
        ))}
      </select>
      {chosen !== undefined && <Fields fields={chosen.shape.fields} value={held} path={path} />}
      <Said place={keyOf(path)} />
    </div>
  );
}
