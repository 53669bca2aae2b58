import type { OptionValues, Player } from '@parlour/kernel';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { startEngine } from '../engine/engine.ts';
import type { Trouble } from '../engine/protocol.ts';
import { newGameId, newSeed } from '../engine/shelf.ts';
import { loadGame } from '../games/index.ts';
import type { PlayableGame } from '../table/plug.ts';
import { troubleOf } from '../table/store.ts';
import { Dialog } from './Dialog.tsx';
import { troubleText, useVoice } from './i18n.ts';
import { botLevels, botNames } from './levels.ts';
import s from './NewGame.module.css';
import { Options } from './Options.tsx';
import { PlayerCount } from './PlayerCount.tsx';
import { useSettings } from './settings.ts';

/** Against bots, several people at this screen, or by links on the server. */
export type Way = 'bots' | 'screen' | 'link';

const NewTable = lazy(() => import('../online/NewTable.tsx'));

interface SeatPlan {
  readonly name: string;
  readonly level: string | undefined;
}

export function NewGame({ game, way, onClose }: { game: string; way: Way; onClose: () => void }) {
  const voice = useVoice();
  const [playable, setPlayable] = useState<PlayableGame>();
  const [trouble, setTrouble] = useState<Trouble>();
  useEffect(() => {
    loadGame(game)
      .then(setPlayable)
      .catch((error) => setTrouble(troubleOf(error)));
  }, [game]);
  return (
    <Dialog title={voice.say(`new.${way}`, { game: voice.say(`game.${game}.short`) })} onClose={onClose}>
      {trouble !== undefined && <p role="alert">{troubleText(trouble, voice)}</p>}
      {playable === undefined ? (
        <output>{voice.say('loading')}</output>
      ) : way === 'link' ? (
        <Suspense>
          <NewTable playable={playable} />
        </Suspense>
      ) : (
        <Form playable={playable} way={way} />
      )}
    </Dialog>
  );
}

function Form({ playable, way }: { playable: PlayableGame; way: 'bots' | 'screen' }) {
  const { game } = playable;
  const voice = useVoice(game.text.catalogues);
  const [, navigate] = useLocation();
  const [seats, setSeats] = useState<readonly SeatPlan[]>(() => seatsFor(Math.min(3, game.seats.max), way));
  const [options, setOptions] = useState<OptionValues>({});
  const [trouble, setTrouble] = useState<Trouble>();
  const [starting, setStarting] = useState(false);
  const guest = voice.say('new.guest');
  const levels = botLevels.map((level) => [level, voice.say(`level.${level}`)] as const);

  const nameOf = (name: string, seat: number) =>
    name.trim() || (seat === 0 && way === 'bots' ? guest : voice.say('new.seat', { number: seat + 1 }));

  function resize(count: number) {
    setSeats((old) => Array.from({ length: count }, (_, i) => old[i] ?? seatsFor(count, way)[i]!));
  }
  function change(seat: number, changes: Partial<SeatPlan>) {
    if (seat === 0 && changes.name !== undefined) useSettings.setState({ name: changes.name });
    setSeats((old) => old.map((plan, i) => (i === seat ? { ...plan, ...changes } : plan)));
  }
  async function start() {
    setStarting(true);
    const id = newGameId();
    const engine = startEngine(() => undefined);
    try {
      const players = seats.map(({ name, level }, i): Player => ({ name: nameOf(name, i), bot: level }));
      await engine.ask('start', { id, game: game.id, options, seed: newSeed(), seats: players });
      navigate(`/play/${id}`);
    } catch (error) {
      setTrouble(troubleOf(error));
      setStarting(false);
    } finally {
      engine.close();
    }
  }
  return (
    <form
      className={s.form}
      onSubmit={(event) => {
        event.preventDefault();
        void start();
      }}
    >
      <PlayerCount game={game} count={seats.length} onChange={resize} />
      <ol className={s.seats}>
        {seats.map((seat, i) => (
          // Seats never change their order here.
          <li key={i}>
            <input
              className="input"
              value={seat.name}
              placeholder={nameOf('', i)}
              maxLength={40}
              aria-label={voice.say('new.name', { number: i + 1 })}
              onChange={(event) => change(i, { name: event.target.value })}
            />
            {i === 0 ? (
              <span className={s.you}>{voice.say(way === 'bots' ? 'new.you' : 'new.person')}</span>
            ) : (
              <select
                className="input"
                value={seat.level ?? ''}
                aria-label={voice.say('new.kind', { number: i + 1 })}
                onChange={(event) => change(i, { level: event.target.value === '' ? undefined : event.target.value })}
              >
                {way === 'screen' && <option value="">{voice.say('new.person')}</option>}
                {levels.map(([level, label]) => (
                  <option key={level} value={level}>
                    {voice.say('new.bot', { level: label })}
                  </option>
                ))}
              </select>
            )}
          </li>
        ))}
      </ol>
      {way === 'bots' && <p className="hint">{voice.say(`level.${seats[1]?.level ?? 'casual'}.help`)}</p>}
      {way === 'screen' && <p className="hint">{voice.say('new.screen.help')}</p>}
      <Options playable={playable} seats={seats.length} options={options} onChange={setOptions} />
      {trouble !== undefined && (
        <p role="alert" className={s.trouble}>
          {troubleText(trouble, voice)}
        </p>
      )}
      <button type="submit" className="button primary" disabled={starting} data-testid="start">
        {voice.say('new.start')}
      </button>
    </form>
  );
}

function seatsFor(count: number, way: 'bots' | 'screen'): SeatPlan[] {
  return Array.from({ length: count }, (_, i) => {
    if (i === 0) return { name: useSettings.getState().name, level: undefined };
    return way === 'bots' ? { name: botNames[i - 1] ?? '', level: 'casual' } : { name: '', level: undefined };
  });
}
