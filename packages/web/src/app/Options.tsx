import { type OptionField, type OptionValues, type Values, type Voice, fieldsInPlay } from '@parlour/kernel';
import { useState } from 'react';
import type { PlayableGame } from '../table/plug.ts';
import { useVoice } from './i18n.ts';
import s from './Options.module.css';
import { Choice } from './SettingsForm.tsx';

interface Props {
  readonly playable: PlayableGame;
  /** What everybody is called, seat by seat. */
  readonly names: readonly string[];
  readonly options: OptionValues;
  readonly onChange: (options: OptionValues) => void;
}

/** A game's options in words: what each is, what its choices mean. Only those that matter with what is chosen so far. */
export function Options({ playable: { game }, names, options, onChange }: Props) {
  const voice = useVoice(game.text.catalogues);
  const fields = fieldsInPlay(game, options);
  const show = (field: OptionField) => (
    <div key={field.id} className={s.option}>
      <Option
        field={field}
        names={names}
        value={options[field.id] ?? field.default}
        voice={voice}
        onChange={(value) => onChange({ ...options, [field.id]: value })}
      />
      {voice.has(`option.${field.id}.help`) && <p className="hint">{voice.say(`option.${field.id}.help`)}</p>}
    </div>
  );
  // Files are for those who make their own cards; nobody else has to wonder about them.
  const documents = fields.filter(({ kind }) => kind === 'document');
  return (
    <>
      {fields.filter(({ kind }) => kind !== 'document').map(show)}
      {documents.length > 0 && (
        <details className={s.more}>
          <summary>{voice.say('options.more')}</summary>
          {documents.map(show)}
        </details>
      )}
    </>
  );
}

interface OptionProps {
  readonly field: OptionField;
  readonly names: readonly string[];
  readonly value: unknown;
  readonly voice: Voice;
  readonly onChange: (value: unknown) => void;
}

function Option({ field, names, value, voice, onChange }: OptionProps) {
  const label = voice.say(`option.${field.id}`);
  switch (field.kind) {
    case 'choice':
      return (
        <Choice
          label={label}
          value={String(value)}
          options={field.choices.map((choice) => [String(choice), voice.say(`option.${field.id}.${choice}`)])}
          onChange={(text) => onChange(field.choices.find((choice) => String(choice) === text))}
        />
      );
    case 'seats':
      return <Seats label={label} names={names} chosen={value as readonly number[]} onChange={onChange} />;
    case 'document':
      return <Document label={label} value={value} voice={voice} onChange={onChange} />;
  }
}

interface SeatsProps {
  readonly label: string;
  readonly names: readonly string[];
  readonly chosen: readonly number[];
  readonly onChange: (value: readonly number[]) => void;
}

function Seats({ label, names, chosen, onChange }: SeatsProps) {
  const toggle = (seat: number) =>
    chosen.includes(seat) ? chosen.filter((other) => other !== seat) : [...chosen, seat].toSorted((a, b) => a - b);
  return (
    <fieldset className={s.seats}>
      <legend>{label}</legend>
      {names.map((name, seat) => (
        <label key={seat}>
          <input type="checkbox" checked={chosen.includes(seat)} onChange={() => onChange(toggle(seat))} />
          {name}
        </label>
      ))}
    </fieldset>
  );
}

interface DocumentProps {
  readonly label: string;
  readonly value: unknown;
  readonly voice: Voice;
  readonly onChange: (value: unknown) => void;
}

/** A file of JSON or YAML. What is wrong with its numbers, the game says when it starts; what cannot be read at all is said at once. */
function Document({ label, value, voice, onChange }: DocumentProps) {
  const [unreadable, setUnreadable] = useState<Values>();
  async function read(file: File | undefined) {
    setUnreadable(undefined);
    if (file === undefined) return onChange(null);
    const [text, { LineCounter, parseDocument }] = await Promise.all([file.text(), import('yaml')]);
    const lines = new LineCounter();
    const parsed = parseDocument(text, { lineCounter: lines, prettyErrors: false });
    const [error] = parsed.errors;
    if (error === undefined) return onChange(parsed.toJS());
    setUnreadable({ file: file.name, line: lines.linePos(error.pos[0]).line, detail: error.message });
    return onChange(null);
  }
  return (
    <>
      <label className={s.document}>
        <span>{label}</span>
        <span className={s.file}>
          <input type="file" accept=".json,.yaml,.yml" onChange={(event) => void read(event.target.files?.[0])} />
          {value !== null && (
            <button type="button" className="button" onClick={() => onChange(null)}>
              {voice.say('options.without')}
            </button>
          )}
        </span>
      </label>
      {unreadable !== undefined && (
        <p role="alert" className={s.trouble}>
          {voice.say('options.unreadable', unreadable)}
        </p>
      )}
    </>
  );
}
