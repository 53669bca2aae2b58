import { type OptionField, type OptionValues, type Voice, fieldsInPlay } from '@parlour/kernel';
import type { PlayableGame } from '../table/plug.ts';
import { useVoice } from './i18n.ts';
import s from './Options.module.css';
import { Choice } from './SettingsForm.tsx';

interface Props {
  readonly playable: PlayableGame;
  readonly seats: number;
  readonly options: OptionValues;
  readonly onChange: (options: OptionValues) => void;
}

/** A game's options in words: what each is, what its choices mean. Only those that matter with what is chosen so far. */
export function Options({ playable: { game }, seats, options, onChange }: Props) {
  const voice = useVoice(game.text.catalogues);
  return fieldsInPlay(game, options).map((field) => (
    <div key={field.id}>
      <Option
        field={field}
        seats={seats}
        value={options[field.id] ?? field.default}
        voice={voice}
        onChange={(value) => onChange({ ...options, [field.id]: value })}
      />
      {voice.has(`option.${field.id}.help`) && <p className="hint">{voice.say(`option.${field.id}.help`)}</p>}
    </div>
  ));
}

interface OptionProps {
  readonly field: OptionField;
  readonly seats: number;
  readonly value: unknown;
  readonly voice: Voice;
  readonly onChange: (value: unknown) => void;
}

function Option({ field, seats, value, voice, onChange }: OptionProps) {
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
      return <Seats label={label} seats={seats} chosen={value as readonly number[]} voice={voice} onChange={onChange} />;
    case 'document':
      return <Document label={label} value={value} voice={voice} onChange={onChange} />;
  }
}

interface SeatsProps {
  readonly label: string;
  readonly seats: number;
  readonly chosen: readonly number[];
  readonly voice: Voice;
  readonly onChange: (value: readonly number[]) => void;
}

function Seats({ label, seats, chosen, voice, onChange }: SeatsProps) {
  const toggle = (seat: number) =>
    chosen.includes(seat) ? chosen.filter((other) => other !== seat) : [...chosen, seat].toSorted((a, b) => a - b);
  return (
    <fieldset className={s.seats}>
      <legend>{label}</legend>
      {Array.from({ length: seats }, (_, seat) => (
        <label key={seat}>
          <input type="checkbox" checked={chosen.includes(seat)} onChange={() => onChange(toggle(seat))} />
          {voice.say('new.seat', { number: seat + 1 })}
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

/** A file of JSON or YAML. What cannot be read is passed on as it is: the game says what is wrong with it when it starts. */
function Document({ label, value, voice, onChange }: DocumentProps) {
  const read = async (file: File | undefined) => {
    if (file === undefined) return onChange(null);
    const [text, { parseDocument }] = await Promise.all([file.text(), import('yaml')]);
    const parsed = parseDocument(text);
    return onChange(parsed.errors.length > 0 ? text : parsed.toJS());
  };
  return (
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
  );
}
