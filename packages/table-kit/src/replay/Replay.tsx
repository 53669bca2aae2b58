import { useMemo } from 'react';
import { useMoment, useShown, useTable, useTableState } from '../state/context.tsx';
import type { Eyes } from '../state/situation.ts';
import { landmarksOf, turnFrom } from './landmarks.ts';
import s from './Replay.module.css';

const speeds = [1, 2, 4] as const;

/** A finished game as something to watch: play, pause, how fast, from turn to turn, to a scoring or a bankruptcy, from whose seat. */
export function Replay() {
  const { table, voice } = useTable();
  const { told, game, plug, now, players, replaying, speed } = useTableState((state) => state);
  const shown = useShown();
  const landmarks = useMemo(() => landmarksOf(told, game, plug, voice), [told, game, plug, voice]);
  if (now.standings === null) return null;
  return (
    <div className={s.replay} data-testid="replay">
      <Turn by={-1} />
      <PlayButton />
      <Turn by={1} />
      <select
        aria-label={voice.say('replay.speed')}
        value={speed}
        onChange={({ target }) => {
          table.store.setState({ speed: Number(target.value), ...(replaying === undefined ? {} : { replaying: Number(target.value) }) });
        }}
      >
        {speeds.map((each) => (
          <option key={each} value={each}>
            {each}×
          </option>
        ))}
      </select>
      {landmarks.length > 0 && (
        <select
          className={s.wide}
          aria-label={voice.say('replay.go')}
          value={landmarks.findLast(({ number }) => number <= shown.number)?.number ?? ''}
          onChange={({ target }) => table.look(Number(target.value))}
        >
          <option value="" disabled>
            {voice.say('replay.go')}
          </option>
          {landmarks.map(({ number, label }, index) => (
            <option key={index} value={number}>
              {label}
            </option>
          ))}
        </select>
      )}
      {table.driver.anySeat === true && (
        <select
          className={s.wide}
          aria-label={voice.say('replay.seat')}
          value={shown.hands === undefined ? (shown.viewer ?? '') : 'all'}
          onChange={({ target }) => table.lookFrom(eyesIn(target.value))}
          data-testid="replay-seat"
        >
          {players.map(({ name }, seat) => (
            <option key={seat} value={seat}>
              {voice.say('replay.from', { player: name })}
            </option>
          ))}
          <option value="">{voice.say('replay.from.nobody')}</option>
          <option value="all">{voice.say('replay.from.all')}</option>
        </select>
      )}
    </div>
  );
}

function eyesIn(value: string): Eyes {
  if (value === 'all') return value;
  return value === '' ? null : Number(value);
}

/** Plays the game back from the moment on show, or from its beginning; or stops there. */
export function PlayButton() {
  const { table, voice } = useTable();
  const { replaying, speed, now } = useTableState((state) => state);
  const label = voice.say(replaying === undefined ? 'replay.play' : 'replay.pause');
  if (now.standings === null) return null;
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      title={label}
      data-testid="replay-play"
      onClick={() => table.replay(replaying === undefined ? speed : undefined)}
    >
      <Sign shape={replaying === undefined ? 'play' : 'pause'} />
    </button>
  );
}

function Turn({ by }: { readonly by: 1 | -1 }) {
  const { table, voice } = useTable();
  const { told, now } = useTableState((state) => state);
  const shown = useMoment();
  const label = voice.say(by > 0 ? 'replay.turn.on' : 'replay.turn.back');
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      title={label}
      disabled={shown === (by > 0 ? now.number : 0)}
      onClick={() => table.look(turnFrom(told, shown, by))}
    >
      <Sign shape={by > 0 ? 'on' : 'back'} />
    </button>
  );
}

const shapes = {
  play: 'M4 2 14 8 4 14Z',
  pause: 'M4 2H7V14H4ZM9 2H12V14H9Z',
  on: 'M1 3 8 8 1 13ZM8 3 15 8 8 13Z',
  back: 'M15 3 8 8 15 13ZM8 3 1 8 8 13Z',
};

function Sign({ shape }: { readonly shape: keyof typeof shapes }) {
  return (
    <svg viewBox="0 0 16 16" width="1em" height="1em" aria-hidden="true">
      <path d={shapes[shape]} fill="currentColor" />
    </svg>
  );
}
