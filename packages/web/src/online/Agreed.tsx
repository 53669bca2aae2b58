import { fieldsInPlay, type OptionField, type Voice } from '@parlour/kernel';
import type { ClockSetting, TableInfo } from '@parlour/client/protocol';
import { useEffect, useState } from 'react';
import { PackFacts } from '../packs/PackFacts.tsx';
import { useVoice } from '@parlour/table-kit/reader/voice.ts';
import { TroubleLine } from '@parlour/table-kit/widgets/TroubleLine.tsx';
import type { Trouble } from '@parlour/table-kit/state/situation.ts';
import { loadPlayable } from '../games/index.ts';
import type { PlayableGame } from '@parlour/table-kit/state/plug.ts';
import { troubleOf } from '@parlour/table-kit/state/trouble.ts';
import s from './Agreed.module.css';

/** What those at a table agreed on: the time to decide, and every option that is not as usual. */
export function Agreed({ info }: { info: TableInfo }) {
  const [playable, setPlayable] = useState<PlayableGame>();
  const [trouble, setTrouble] = useState<Trouble>();
  const voice = useVoice(playable?.game.text.catalogues);
  useEffect(() => {
    loadPlayable(info.game, info.rules)
      .then(setPlayable)
      .catch((error) => setTrouble(troubleOf(error)));
  }, [info.game, info.rules]);
  const names = info.seats.map(({ name }, i) => name || voice.say('new.seat', { number: i + 1 }));
  const changed =
    playable === undefined
      ? []
      : fieldsInPlay(playable.game, info.options).filter(
          ({ id, default: usual }) => JSON.stringify(info.options[id] ?? usual) !== JSON.stringify(usual),
        );
  return (
    <section className={s.agreed} data-testid="agreed">
      <h3>{voice.say('agreed.title')}</h3>
      <TroubleLine trouble={trouble} voice={voice} />
      <dl>
        <div>
          <dt>{voice.say('table.clock')}</dt>
          <dd>{clockText(info.clock, voice)}</dd>
        </div>
        {info.clock.kind === 'none' && (
          <div>
            <dt>{voice.say('table.patience')}</dt>
            <dd>{patienceText(info.clock.patience, voice)}</dd>
          </div>
        )}
        <div>
          <dt>{voice.say('table.rated')}</dt>
          <dd>{voice.say(info.rated ? 'agreed.rated.yes' : 'agreed.rated.no')}</dd>
        </div>
        <div>
          <dt>{voice.say('table.helpers')}</dt>
          <dd>{voice.say(info.helpers ? 'agreed.helpers.yes' : 'agreed.helpers.no')}</dd>
        </div>
        {playable !== undefined && changed.length === 0 && (
          <div>
            <dt>{voice.say('rules.title')}</dt>
            <dd>{voice.say('agreed.standard')}</dd>
          </div>
        )}
        {changed.map((field) => (
          <div key={field.id}>
            <dt>{voice.say(`option.${field.id}`)}</dt>
            <dd>
              {field.kind === 'document' && playable !== undefined ? (
                <PackFacts playable={playable} option={field.id} pack={info.options[field.id]} />
              ) : (
                valueText(field, info.options[field.id], names, voice)
              )}
            </dd>
          </div>
        ))}
        {!info.spectators && (
          <div>
            <dt>{voice.say('table.watch')}</dt>
            <dd>{voice.say('table.watch.no')}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}

export function clockText(clock: ClockSetting, voice: Voice): string {
  const minutes = clock.kind === 'live' ? Math.round(clock.seconds / 60) : 0;
  const seconds = clock.kind === 'live' ? clock.increment : 0;
  return voice.say('agreed.clock', { kind: clock.kind, minutes, seconds, days: clock.kind === 'days' ? clock.days : 0 });
}

/** How long a table waits for somebody who is away, in the largest unit that fits. */
export function patienceText(minutes: number | null, voice: Voice): string {
  if (minutes === null) return voice.say('agreed.patience', { unit: 'ever', count: 0 });
  const [unit, size] = (
    [
      ['days', 1_440],
      ['hours', 60],
    ] as const
  ).find(([, size]) => minutes % size === 0) ?? ['minutes', 1];
  return voice.say('agreed.patience', { unit, count: minutes / size });
}

function valueText(field: OptionField, value: unknown, names: readonly string[], voice: Voice): string {
  if (field.kind === 'choice') return voice.say(`option.${field.id}.${String(value)}`);
  if (field.kind === 'seat') return names[value as number] ?? voice.say(`option.${field.id}.none`);
  if (field.kind === 'seats') {
    const chosen = (value as readonly number[]).map((seat) => names[seat] ?? '');
    return chosen.length === 0 ? voice.say('agreed.nobody') : voice.list(chosen);
  }
  return voice.say('agreed.document');
}
