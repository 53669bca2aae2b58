import { fieldsInPlay, type OptionValues } from '@parlour/kernel';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useStore } from 'zustand';
import type { PlayableGame } from '@parlour/table-kit/state/plug.ts';
import { useAction } from '@parlour/table-kit/widgets/action.ts';
import { type Chosen, openDocuments } from './documents.ts';
import { useVoice } from '@parlour/table-kit/reader/voice.ts';
import s from './NewGame.module.css';
import { Options } from './Options.tsx';
import { PlayerCount } from './PlayerCount.tsx';
import { seated } from './seated.ts';
import { TroubleLine } from '@parlour/table-kit/widgets/TroubleLine.tsx';

/** What is chosen already for an option of a game that is about to begin. */
export interface AtHand {
  readonly option: string;
  readonly file: Chosen;
}

interface Props {
  readonly playable: PlayableGame;
  readonly atHand?: AtHand | undefined;
  /** What everybody is called, seat by seat. */
  readonly names: readonly string[];
  readonly onCount: (count: number) => void;
  /** A `Seat` each. */
  readonly seats: ReactNode;
  /** What else is to be settled, before the game's own options. */
  readonly children?: ReactNode;
  /** And what few people change, after them. */
  readonly after?: ReactNode;
  readonly button: string;
  readonly testId: string;
  /** Begins, and says at which address. */
  readonly begin: (options: OptionValues) => Promise<string>;
}

/** What is settled before a game, wherever it is played: who plays, and by which options. */
export function GameForm({ playable, atHand, names, onCount, seats, children, after, button, testId, begin }: Props) {
  const { game } = playable;
  const voice = useVoice(game.text.catalogues);
  const [, navigate] = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const [wishes, setWishes] = useState<OptionValues>({});
  const options = seated(game, wishes, names.length);
  const [documents] = useState(() => {
    const opened = openDocuments(game);
    if (atHand !== undefined) opened.choose(atHand.option, atHand.file);
    return opened;
  });
  const shown = useStore(documents.store);
  // How often somebody wanted to begin with a file that is wrong.
  const [insisted, setInsisted] = useState(0);
  const { busy, trouble, act, forgive } = useAction();
  // What is chosen while a game waits for its files counts, too.
  const latest = useRef({ options, begin });
  useLayoutEffect(() => {
    latest.current = { options, begin };
  });

  /** A game never begins without a file that was chosen for it: it waits until all are read, and for others where one is wrong. */
  async function submit() {
    const readings = await documents.settled();
    // Whoever has closed the form meanwhile does not want to begin.
    if (form.current === null) return;
    const wish = latest.current;
    const chosen: Record<string, unknown> = {};
    for (const { id } of fieldsInPlay(game, wish.options)) {
      const reading = readings[id];
      if (reading?.state === 'wrong') return setInsisted((times) => times + 1);
      if (reading?.state === 'read') chosen[id] = reading.value;
    }
    const address = await wish.begin({ ...wish.options, ...chosen });
    if (form.current !== null) navigate(address);
  }

  return (
    <form
      ref={form}
      className={s.form}
      onSubmit={(event) => {
        event.preventDefault();
        act(submit);
      }}
    >
      <PlayerCount game={game} count={names.length} onChange={onCount} />
      <ol className={s.seats}>{seats}</ol>
      {children}
      <Options
        playable={playable}
        names={names}
        options={options}
        onChange={(changed) => {
          forgive();
          setWishes(changed);
        }}
        readings={shown}
        insisted={insisted}
        onFile={(option, file) => {
          forgive();
          documents.choose(option, file);
        }}
      />
      {after}
      <TroubleLine trouble={trouble} voice={voice} />
      <p className="dialog-foot">
        <button type="submit" className={`button primary ${s.begin}`} aria-disabled={busy} data-testid={testId}>
          {busy ? voice.say('loading') : button}
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
