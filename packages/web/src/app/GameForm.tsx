import type { OptionValues } from '@parlour/kernel';
import { type ReactNode, useState } from 'react';
import type { Trouble } from '../engine/protocol.ts';
import type { PlayableGame } from '../table/plug.ts';
import { troubleOf } from '../table/store.ts';
import { troubleText, useVoice } from './i18n.ts';
import s from './NewGame.module.css';
import { Options } from './Options.tsx';
import { PlayerCount } from './PlayerCount.tsx';

interface Props {
  readonly playable: PlayableGame;
  /** What everybody is called, seat by seat. */
  readonly names: readonly string[];
  readonly onCount: (count: number) => void;
  /** A `Seat` each. */
  readonly seats: ReactNode;
  /** What else is to be settled, before the game's own options. */
  readonly children?: ReactNode;
  readonly button: string;
  readonly testId: string;
  readonly begin: (options: OptionValues) => Promise<void>;
}

/** What is settled before a game, wherever it is played: who plays, and by which options. */
export function GameForm({ playable, names, onCount, seats, children, button, testId, begin }: Props) {
  const voice = useVoice(playable.game.text.catalogues);
  const [options, setOptions] = useState<OptionValues>({});
  const [trouble, setTrouble] = useState<Trouble>();
  const [busy, setBusy] = useState(false);
  function submit() {
    setBusy(true);
    begin(options).catch((error: unknown) => {
      setTrouble(troubleOf(error));
      setBusy(false);
    });
  }
  return (
    <form
      className={s.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <PlayerCount game={playable.game} count={names.length} onChange={onCount} />
      <ol className={s.seats}>{seats}</ol>
      {children}
      <Options playable={playable} names={names} options={options} onChange={setOptions} />
      {trouble !== undefined && (
        <p role="alert" className={s.trouble}>
          {troubleText(trouble, voice)}
        </p>
      )}
      <p className="dialog-foot">
        <button type="submit" className={`button primary ${s.begin}`} disabled={busy} data-testid={testId}>
          {button}
        </button>
      </p>
    </form>
  );
}

interface SeatProps {
  readonly number: number;
  /** Whoever sits there: a name to be typed, or words. */
  readonly who: ReactNode;
  readonly kind: string;
  /** Who may sit there; no choice where there is only one. */
  readonly kinds: readonly (readonly [id: string, label: string])[];
  readonly onKind: (kind: string) => void;
}

export function SeatRow({ number, who, kind, kinds, onKind }: SeatProps) {
  const voice = useVoice();
  return (
    <li>
      {who}
      {kinds.length === 1 ? (
        <span className={s.you}>{kinds[0]?.[1]}</span>
      ) : (
        <select
          className="input"
          value={kind}
          aria-label={voice.say('new.kind', { number })}
          onChange={(event) => onKind(event.target.value)}
        >
          {kinds.map(([id, label]) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      )}
    </li>
  );
}

interface NameProps {
  readonly label: string;
  readonly value: string;
  readonly placeholder: string;
  readonly onChange: (name: string) => void;
}

export function NameField({ label, value, placeholder, onChange }: NameProps) {
  return (
    <input
      className="input"
      value={value}
      placeholder={placeholder}
      maxLength={40}
      aria-label={label}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
