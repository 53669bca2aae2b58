import type { OptionField, OptionValues, Voice } from '@parlour/kernel';
import type { PlayableGame } from '../table/plug.ts';
import { useVoice } from './i18n.ts';
import { Choice } from './SettingsForm.tsx';

interface Props {
  readonly playable: PlayableGame;
  readonly seats: number;
  readonly options: OptionValues;
  readonly onChange: (options: OptionValues) => void;
}

/** A game's options in words: what each is, what its choices mean. */
export function Options({ playable: { game, plug }, seats, options, onChange }: Props) {
  const voice = useVoice(game.text.catalogues);
  if (plug.NewGameOptions !== undefined) return <plug.NewGameOptions seats={seats} options={options} onChange={onChange} />;
  return game.options.map((field) => (
    <Option
      key={field.id}
      field={field}
      value={options[field.id] ?? field.default}
      voice={voice}
      onChange={(value) => onChange({ ...options, [field.id]: value })}
    />
  ));
}

function Option({
  field,
  value,
  voice,
  onChange,
}: {
  field: OptionField;
  value: unknown;
  voice: Voice;
  onChange: (value: unknown) => void;
}) {
  if (field.kind !== 'choice') return null;
  return (
    <div>
      <Choice
        label={voice.say(`option.${field.id}`)}
        value={String(value)}
        options={field.choices.map((choice) => [String(choice), voice.say(`option.${field.id}.${choice}`)])}
        onChange={(text) => onChange(field.choices.find((choice) => String(choice) === text))}
      />
      {voice.has(`option.${field.id}.help`) && <p className="hint">{voice.say(`option.${field.id}.help`)}</p>}
    </div>
  );
}
