import { type Catalogues, Complaint, readRecord, writeRecord } from '@parlour/kernel';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { startEngine } from '../engine/engine.ts';
import type { Trouble } from '@parlour/table-kit/state/situation.ts';
import { newGameId, type SavedGame, savedGames } from '../engine/saved-games.ts';
import { loadPlayable } from '../games/index.ts';
import { troubleOf } from '@parlour/table-kit/state/trouble.ts';
import { download } from './download.ts';
import { Icon } from '@parlour/table-kit/widgets/Icon.tsx';
import { useVoice } from '@parlour/table-kit/reader/voice.ts';
import type { IconName } from '@parlour/table-kit/widgets/icon-names.ts';
import s from './MyGames.module.css';
import { TroubleLine } from '@parlour/table-kit/widgets/TroubleLine.tsx';

/** So many unfinished games are offered before anything else. */
const AT_HAND = 3;

export interface SavedList {
  /** Begun and not finished, the latest first. */
  readonly atHand: readonly SavedGame[];
  readonly others: readonly SavedGame[];
  readonly trouble: Trouble | undefined;
  /** Looks them up again; one that was just brought in is shown. */
  readonly refresh: (brought?: string) => void;
  readonly forget: (id: string) => void;
}

/** The games on this device; nothing before they have been looked up. */
export function useSavedList(): SavedList | undefined {
  const [found, setFound] = useState<{ readonly games: readonly SavedGame[]; readonly brought: string | undefined }>();
  const [trouble, setTrouble] = useState<Trouble>();
  const closed = useCallback(() => setTrouble({ key: 'saved.no-storage', values: {} }), []);
  const refresh = useCallback(
    (brought?: string) =>
      void savedGames
        .all()
        .then((games) => setFound({ games, brought }))
        .catch(closed),
    [closed],
  );
  const forget = (id: string) =>
    void savedGames
      .forget(id)
      .then(() => refresh())
      .catch(closed);
  useEffect(() => refresh(), [refresh]);
  useEffect(() => {
    if (found?.brought !== undefined) document.querySelector<HTMLElement>(`a[href="/play/${found.brought}"]`)?.focus();
  }, [found]);
  if (found === undefined && trouble === undefined) return undefined;
  const games = found?.games ?? [];
  const atHand = games.filter(({ over }) => !over).slice(0, AT_HAND);
  return { atHand, others: games.filter((game) => !atHand.includes(game)), trouble, refresh, forget };
}

/** What a person who comes back wants to see first. */
export function GoOn({ saved: { atHand, forget } }: { saved: SavedList }) {
  const voice = useVoice();
  return (
    <section className={`${s.mine} ${s.first}`} aria-labelledby="go-on">
      <header className={s.head}>
        <h2 id="go-on">{voice.say('saved.go-on')}</h2>
      </header>
      <GameList games={atHand} onForget={forget} />
    </section>
  );
}

/** Games on this device: go on, look again, keep as a file, bring in from one. */
export function MyGames({ saved: { atHand, others, trouble: closed, refresh, forget } }: { saved: SavedList }) {
  const [unreadable, setUnreadable] = useState<Trouble>();
  // Why a decision is not possible is said in the words of its game.
  const [words, setWords] = useState<Catalogues>();
  const voice = useVoice(words);
  const file = useRef<HTMLInputElement>(null);
  const trouble = unreadable ?? closed;

  async function bringIn(chosen: File) {
    setUnreadable(undefined);
    try {
      const text = await chosen.text().catch(() => {
        // Moved or deleted since it was chosen.
        throw new Complaint('saved.unopened', { file: chosen.name });
      });
      const record = readRecord(text);
      const id = newGameId();
      setWords((await loadPlayable(record.game, record.rules))?.game.text.catalogues);
      await savedGames.save({ id, record, updated: Date.now(), over: false });
      await tryOut(id);
      refresh(id);
    } catch (error) {
      setUnreadable(troubleOf(error));
    }
  }
  return (
    <section className={s.mine} aria-labelledby="my-games">
      <header className={s.head}>
        <h2 id="my-games">{voice.say('saved.title')}</h2>
        <button type="button" className="button small" onClick={() => file.current?.click()}>
          {voice.say('saved.import')}
        </button>
        <input
          ref={file}
          type="file"
          accept=".json,application/json"
          hidden
          data-testid="import"
          onChange={(event) => {
            const chosen = event.target.files?.[0];
            event.target.value = '';
            if (chosen !== undefined) void bringIn(chosen);
          }}
        />
      </header>
      <TroubleLine trouble={trouble} voice={voice} />
      {others.length === 0 && <p className="hint">{voice.say(atHand.length === 0 ? 'saved.none' : 'saved.no-others')}</p>}
      <GameList games={others} onForget={forget} />
    </section>
  );
}

/** A game is kept if it can be played from its beginning to its last decision; then it is known, too, whether it is over. */
async function tryOut(id: string): Promise<void> {
  const engine = startEngine(() => undefined);
  try {
    await engine.ask('open', { id });
  } catch (error) {
    await savedGames.forget(id);
    throw error;
  } finally {
    engine.close();
  }
}

function GameList({ games, onForget }: { games: readonly SavedGame[]; onForget: (id: string) => void }) {
  const voice = useVoice();
  return (
    <ul className={s.list}>
      {games.map(({ id, record, over, updated }) => (
        <li key={id}>
          <Link href={`/play/${id}`} className={s.open}>
            <b>{voice.say(`game.${record.game}.short`)}</b>
            <span>{voice.list(record.seats.map(({ name }) => name))}</span>
            <span className="hint">
              {voice.say(over ? 'saved.over' : 'saved.at', { number: record.moves.length })} ·{' '}
              {new Intl.DateTimeFormat(voice.language, { dateStyle: 'medium', timeStyle: 'short' }).format(updated)}
            </span>
          </Link>
          <Act
            icon="save-arrow"
            label={voice.say('saved.export')}
            onClick={() => download(`${record.game}-${id}.json`, writeRecord(record))}
          />
          <Act icon="trash-can" label={voice.say('saved.forget')} onClick={() => onForget(id)} />
        </li>
      ))}
    </ul>
  );
}

function Act({ icon, label, onClick }: { icon: IconName; label: string; onClick: () => void }) {
  return (
    <button type="button" className="icon-button" aria-label={label} title={label} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}
