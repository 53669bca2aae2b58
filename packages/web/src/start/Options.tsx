import { type OptionField, type OptionValues, type Voice, fieldsInPlay } from '@parlour/kernel';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Link } from 'wouter';
import type { PlayableGame } from '@parlour/table-kit/state/plug.ts';
import { OwnPacks, useOwnPacks } from '../packs/OwnPacks.tsx';
import { type Chosen, ownName, type Reading, type Readings } from './documents.ts';
import { troubleText, useVoice } from '@parlour/table-kit/reader/voice.ts';
import s from './Options.module.css';
import { Choice } from '@parlour/table-kit/reader/SettingsForm.tsx';

interface Props {
  readonly playable: PlayableGame;
  /** What everybody is called, seat by seat. */
  readonly names: readonly string[];
  readonly options: OptionValues;
  readonly onChange: (options: OptionValues) => void;
  /** What has come of the files chosen. */
  readonly readings: Readings;
  /** How often somebody wanted to begin with a file that is wrong: each time they are led to it. */
  readonly insisted: number;
  /** A file or one of my packs is chosen for an option, or none any more. */
  readonly onFile: (option: string, file: Chosen | undefined) => void;
}

/** A game's options in words: what each is, what its choices mean. Only those that matter with what is chosen so far. */
export function Options({ playable: { game }, names, options, onChange, readings, insisted, onFile }: Props) {
  const voice = useVoice(game.text.catalogues);
  const fields = fieldsInPlay(game, options);
  const mine = useOwnPacks(game.id);
  const show = (field: OptionField) => (
    <div key={field.id} className={s.option}>
      {field.kind === 'document' ? (
        <Document
          packs={
            <OwnPacks
              label={voice.say('options.own')}
              packs={mine}
              chosen={readings[field.id]?.own}
              onChoose={(pack) => onFile(field.id, pack)}
            />
          }
          label={voice.say(`option.${field.id}`)}
          reading={readings[field.id]}
          insisted={insisted}
          voice={voice}
          onChoose={(file) => onFile(field.id, file)}
        />
      ) : (
        <Option
          field={field}
          names={names}
          value={options[field.id] ?? field.default}
          voice={voice}
          onChange={(value) => onChange({ ...options, [field.id]: value })}
        />
      )}
      {voice.has(`option.${field.id}.help`) && <p className="hint">{voice.say(`option.${field.id}.help`)}</p>}
    </div>
  );
  // Whoever has entered a box finds it at once; nobody else has to wonder about it.
  const documents = fields.filter(({ kind }) => kind === 'document');
  return (
    <>
      {fields.filter(({ kind }) => kind !== 'document').map(show)}
      {documents.length > 0 && (
        <details className={s.more} key={String(mine.length > 0)} open={mine.length > 0}>
          <summary>{voice.say('options.more')}</summary>
          {documents.map(show)}
          <p>
            <Link href="/packs">{voice.say('options.box')}</Link>
          </p>
        </details>
      )}
    </>
  );
}

interface OptionProps {
  readonly field: Exclude<OptionField, { kind: 'document' }>;
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
    case 'seat':
      return (
        <Choice
          label={label}
          value={String(value)}
          options={[['null', voice.say(`option.${field.id}.none`)], ...names.map((name, seat) => [String(seat), name] as const)]}
          onChange={(text) => onChange(text === 'null' ? null : Number(text))}
        />
      );
    case 'seats':
      return <Seats label={label} names={names} chosen={value as readonly number[]} onChange={onChange} />;
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
  /** My own, to choose from. */
  readonly packs: ReactNode;
  readonly label: string;
  readonly reading: Reading | undefined;
  readonly insisted: number;
  readonly voice: Voice;
  readonly onChoose: (file: Chosen | undefined) => void;
}

/** A file of JSON or YAML: which one is chosen, and at once what is wrong with it. */
function Document({ packs, label, reading, insisted, voice, onChoose }: DocumentProps) {
  const id = useId();
  // One of my own packs is taken back where it was chosen.
  const isFile = reading !== undefined && reading.own === undefined;
  const state = useRef<HTMLDivElement>(null);
  // What has come of it may lie below what the screen shows.
  useEffect(() => {
    if (reading !== undefined) state.current?.scrollIntoView({ block: 'nearest' });
  }, [reading]);
  useEffect(() => {
    const wrong = state.current?.querySelector<HTMLElement>('[role=alert]');
    if (insisted === 0 || !wrong) return;
    const folded = wrong.closest('details');
    if (folded !== null) folded.open = true;
    wrong.focus();
  }, [insisted]);
  return (
    <>
      {packs}
      <div className={s.document}>
        <span id={`${id}-label`}>{label}</span>
        <span className={s.file}>
          <label className="button">
            <span id={`${id}-choose`}>{voice.say(isFile ? 'options.choose-another' : 'options.choose')}</span>
            <input
              type="file"
              accept=".json,.yaml,.yml"
              className="visually-hidden"
              aria-labelledby={`${id}-label ${id}-choose`}
              aria-describedby={`${id}-state`}
              onChange={({ target }) => {
                const [chosen] = target.files ?? [];
                // The same file, mended meanwhile, can be chosen again.
                target.value = '';
                if (chosen !== undefined) onChoose(chosen);
              }}
            />
          </label>
          {isFile && (
            <button type="button" className="button" onClick={() => onChoose(undefined)}>
              {voice.say('options.without')}
            </button>
          )}
        </span>
      </div>
      <div ref={state} id={`${id}-state`} className={s.state}>
        {reading !== undefined && <State reading={reading} voice={voice} />}
      </div>
    </>
  );
}

function State({ reading, voice }: { reading: Reading; voice: Voice }) {
  const { file } = reading;
  if (reading.state === 'wrong')
    return (
      <p role="alert" tabIndex={-1} className="trouble">
        {troubleText(reading.trouble, voice)}
      </p>
    );
  if (reading.state === 'reading') return <output>{voice.say('options.reading', { file })}</output>;
  const name = reading.own === undefined ? ownName(reading.value) : undefined;
  return (
    <output data-testid="chosen-file">
      {name === undefined ? voice.say('options.chosen', { file }) : voice.say('options.chosen-name', { file, name })}
    </output>
  );
}
