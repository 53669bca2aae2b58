import { type ClockSetting, noClock } from '@parlour/client/protocol';
import { Choice } from '@parlour/table-kit/reader/SettingsForm.tsx';
import { useVoice } from '@parlour/table-kit/reader/voice.ts';
import { clockText, patienceText } from '../Agreed.tsx';

const clocks: readonly ClockSetting[] = [
  noClock,
  { kind: 'live', seconds: 300, increment: 10 },
  { kind: 'live', seconds: 900, increment: 30 },
  { kind: 'days', days: 1 },
  { kind: 'days', days: 3 },
];

/** How many minutes a table without a clock waits for somebody who is away; null: as long as it takes. */
const patiences: readonly (number | null)[] = [10, 60, 1_440, 4_320, null];

/** How much time everybody has, and how long somebody who is away is waited for. */
export function ClockChoice({ clock, onChange }: { clock: ClockSetting; onChange: (clock: ClockSetting) => void }) {
  const voice = useVoice();
  const text = clockText(clock, voice);
  const texts = clocks.map((one) => clockText(one, voice));
  return (
    <>
      <Choice
        label={voice.say('table.clock')}
        value={text}
        options={texts.map((one) => [one, one])}
        onChange={(chosen) => onChange(clocks[texts.indexOf(chosen)] ?? noClock)}
      />
      {clock.kind === 'none' ? (
        <>
          <Choice
            label={voice.say('table.patience')}
            value={String(clock.patience)}
            options={patiences.map((minutes) => [String(minutes), patienceText(minutes, voice)])}
            onChange={(chosen) => onChange({ ...clock, patience: patiences.find((minutes) => String(minutes) === chosen) ?? null })}
          />
          <p className="hint">{voice.say('table.patience.help')}</p>
        </>
      ) : (
        <p className="hint">{voice.say('table.clock.help')}</p>
      )}
    </>
  );
}
