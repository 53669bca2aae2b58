import type { OptionValues } from '@parlour/kernel';
import type { CreateTable, SeatPlan } from '@parlour/server/protocol';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { PlayerCount } from '../app/PlayerCount.tsx';
import { troubleText, useVoice } from '../app/i18n.ts';
import { botLevels } from '../app/levels.ts';
import s from '../app/NewGame.module.css';
import { Options } from '../app/Options.tsx';
import { useSettings } from '../app/settings.ts';
import { Choice } from '../app/SettingsForm.tsx';
import type { Trouble } from '../engine/protocol.ts';
import type { PlayableGame } from '../table/plug.ts';
import { troubleOf } from '../table/store.ts';
import { server } from './client.ts';
import { keepLinks } from './links.ts';

const clocks: Readonly<Record<string, CreateTable['clock']>> = {
  none: { kind: 'none' },
  live: { kind: 'live', seconds: 600, increment: 15 },
  day: { kind: 'days', days: 1 },
  days: { kind: 'days', days: 3 },
};

/** Makes a table on the server: who is asked to sit down, and how much time they have. */
export default function NewTable({ playable }: { playable: PlayableGame }) {
  const { game } = playable;
  const voice = useVoice(game.text.catalogues);
  const { name, language } = useSettings();
  const [, navigate] = useLocation();
  const [seats, setSeats] = useState<readonly string[]>(() =>
    Array.from({ length: Math.min(3, game.seats.max) }, (_, i) => (i === 0 ? 'me' : i === 1 ? 'person' : 'casual')),
  );
  const [clock, setClock] = useState('none');
  const [visibility, setVisibility] = useState<'private' | 'open'>('private');
  const [options, setOptions] = useState<OptionValues>({});
  const [trouble, setTrouble] = useState<Trouble>();
  const [busy, setBusy] = useState(false);
  const kinds = [
    ['person', voice.say('table.friend')],
    ['open', voice.say('table.anyone')],
    ...botLevels.map((level) => [level, voice.say('new.bot', { level: voice.say(`level.${level}`) })]),
  ] as const;

  async function make() {
    setBusy(true);
    try {
      const plans = seats.map(
        (kind): SeatPlan => (kind === 'me' || kind === 'person' || kind === 'open' ? { kind } : { kind: 'bot', level: kind }),
      );
      const setting = clocks[clock] ?? { kind: 'none' };
      const who = { name: name.trim() || voice.say('new.guest'), language };
      const { table, links } = await server().http.create({ game: game.id, options, seats: plans, clock: setting, visibility, ...who });
      keepLinks(table, links);
      navigate(`/table/${table}`);
    } catch (error) {
      setTrouble(troubleOf(error));
      setBusy(false);
    }
  }
  return (
    <form
      className={s.form}
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
    >
      <PlayerCount
        game={game}
        count={seats.length}
        onChange={(count) => setSeats((old) => Array.from({ length: count }, (_, i) => old[i] ?? 'person'))}
      />
      <ol className={s.seats}>
        <li>
          <input
            className="input"
            value={name}
            maxLength={40}
            placeholder={voice.say('new.guest')}
            aria-label={voice.say('room.name')}
            onChange={(event) => useSettings.setState({ name: event.target.value })}
          />
          <span className={s.you}>{voice.say('new.you')}</span>
        </li>
        {seats.slice(1).map((kind, i) => (
          // Seats never change their order here.
          <li key={i}>
            <span className={s.you}>{voice.say('new.seat', { number: i + 2 })}</span>
            <select
              className="input"
              value={kind}
              aria-label={voice.say('new.kind', { number: i + 2 })}
              onChange={(event) => setSeats(seats.map((old, j) => (j === i + 1 ? event.target.value : old)))}
            >
              {kinds.map(([id, label]) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ol>
      <Choice
        label={voice.say('table.clock')}
        value={clock}
        options={Object.keys(clocks).map((id) => [id, voice.say(`table.clock.${id}`)])}
        onChange={setClock}
      />
      <Choice
        label={voice.say('table.visibility')}
        value={visibility}
        options={(['private', 'open'] as const).map((id) => [id, voice.say(`table.${id}`)])}
        onChange={(value) => setVisibility(value as 'private' | 'open')}
      />
      <Options playable={playable} seats={seats.length} options={options} onChange={setOptions} />
      {trouble !== undefined && (
        <p role="alert" className={s.trouble}>
          {troubleText(trouble, voice)}
        </p>
      )}
      <button type="submit" className="button primary" disabled={busy} data-testid="make-table">
        {voice.say('table.make')}
      </button>
    </form>
  );
}
