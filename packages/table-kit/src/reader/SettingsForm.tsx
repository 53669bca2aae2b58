import { coachLevels } from './coaching.ts';
import { useId } from 'react';
import { play } from '../motion/sound.ts';
import { useVoice } from './voice.ts';
import { languages, type ReaderSettings, useSettings } from './settings.ts';
import s from './SettingsForm.module.css';

/** How fast cards move, compared with how it was designed. */
const speeds = { off: 0, slow: 0.6, normal: 1, fast: 2 } as const;

const set = (changes: Partial<ReaderSettings>) => useSettings.setState(changes);

/** `coachAway` says why there is no coach at the table where this is set. */
export function SettingsForm({ coachAway }: { readonly coachAway?: string | undefined }) {
  const voice = useVoice();
  const settings = useSettings();
  return (
    <form className={s.form}>
      <Choice
        label={voice.say('settings.language')}
        value={settings.language}
        options={languages}
        onChange={(language) => set({ language })}
      />
      <Choice
        label={voice.say('settings.theme')}
        value={settings.theme}
        options={(['auto', 'light', 'dark'] as const).map((theme) => [theme, voice.say(`settings.theme.${theme}`)])}
        onChange={(theme) => set({ theme: theme as ReaderSettings['theme'] })}
      />
      <Choice
        label={voice.say('settings.speed')}
        value={String(settings.speed)}
        options={Object.entries(speeds).map(([name, speed]) => [String(speed), voice.say(`settings.speed.${name}`)])}
        onChange={(speed) => set({ speed: Number(speed) })}
      />
      <Scale label={voice.say('settings.text')} most={2} value={settings.textScale} onChange={(textScale) => set({ textScale })} />
      <Scale label={voice.say('settings.cards')} most={1.4} value={settings.cardScale} onChange={(cardScale) => set({ cardScale })} />
      <Switch
        label={voice.say('settings.auto-confirm')}
        help={voice.say('settings.auto-confirm.help')}
        value={settings.autoConfirm}
        onChange={(autoConfirm) => set({ autoConfirm })}
      />
      <Switch
        label={voice.say('settings.sound')}
        help={voice.say('settings.sound.help')}
        value={settings.sound}
        onChange={(sound) => {
          set({ sound });
          play('turn');
        }}
      />
      <Switch
        label={voice.say('settings.tips')}
        help={voice.say('settings.tips.help')}
        value={settings.tips}
        onChange={(tips) => set({ tips, tipsSeen: [] })}
      />
      <CoachChoice note={coachAway ?? voice.say('settings.coach.help')} />
      <section className={s.keyboard}>
        <h3>{voice.say('keys.title')}</h3>
        <Switch
          label={voice.say('settings.keys')}
          help={voice.say('settings.keys.help')}
          value={settings.keys}
          onChange={(wanted) => set({ keys: wanted })}
        />
        <p className="hint">{voice.say('settings.keys.readers')}</p>
        <dl className={s.keys}>
          {keys.map(([key, name]) => (
            <div key={key}>
              <dt>
                <kbd>{key === ' ' ? voice.say('keys.space') : key}</kbd>
              </dt>
              <dd>{voice.say(`keys.${name}`)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </form>
  );
}

const keys = [
  ['n p', 'walk'],
  ['Enter', 'choose'],
  ['c', 'confirm'],
  ['Esc', 'clear'],
  [' ', 'land'],
  ['u', 'undo'],
  ['h', 'hint'],
  ['m', 'moves'],
  ['w', 'changed'],
  ['y', 'hand'],
  ['o', 'offer'],
  ['l', 'lead'],
  ['r', 'repeat'],
  ['i', 'explain'],
  ['?', 'rules'],
] as const;

/** How much a coach says. */
export function CoachChoice({ note }: { readonly note?: string }) {
  const voice = useVoice();
  const coach = useSettings((settings) => settings.coach);
  return (
    <>
      <Choice
        label={voice.say('settings.coach')}
        value={coach}
        options={coachLevels.map((level) => [level, voice.say(`settings.coach.${level}`)])}
        // Whoever chooses again is looked at anew.
        onChange={(level) => set({ coach: level as ReaderSettings['coach'], coached: {} })}
      />
      {note !== undefined && (
        <p className="hint" data-testid="coach-note">
          {note}
        </p>
      )}
    </>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [string, string])[];
  readonly onChange: (value: string) => void;
}

export function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <label className={s.row}>
      <span>{label}</span>
      <select className="input" value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

interface ScaleProps {
  readonly label: string;
  readonly most: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

function Scale({ label, most, value, onChange }: ScaleProps) {
  return (
    <label className={s.row}>
      <span>{label}</span>
      <span className={s.scale}>
        <input
          type="range"
          min={0.8}
          max={most}
          step={0.05}
          value={value}
          aria-valuetext={`${Math.round(value * 100)}%`}
          onChange={(event) => onChange(Number(event.target.value))}
        />
        <output>{Math.round(value * 100)}%</output>
      </span>
    </label>
  );
}

function Switch({ label, help, value, onChange }: { label: string; help: string; value: boolean; onChange: (value: boolean) => void }) {
  const id = useId();
  return (
    <div className={s.switch}>
      <input id={id} type="checkbox" checked={value} aria-describedby={`${id}-help`} onChange={(event) => onChange(event.target.checked)} />
      <label htmlFor={id}>{label}</label>
      <p id={`${id}-help`} className="hint">
        {help}
      </p>
    </div>
  );
}
