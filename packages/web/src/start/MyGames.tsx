import { type Catalogues, Complaint, readRecord, type Voice } from '@parlour/kernel';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { startEngine } from '../engine/engine.ts';
import type { Trouble } from '@parlour/table-kit/state/situation.ts';
import { newGameId, type SavedGame, savedGames } from '../engine/saved-games.ts';
import { loadPlayable } from '../games/index.ts';
import { troubleOf } from '@parlour/table-kit/state/trouble.ts';
import { isVariation } from '../replay/variation.ts';
import { downloadGame } from './download.ts';
import { Forget } from '../shell/Forget.tsx';
import { Icon } from '@parlour/table-kit/widgets/Icon.tsx';
import { useVoice } from '@parlour/table-kit/reader/voice.ts';
import type { IconName } from '@parlour/table-kit/widgets/icon-names.ts';
import s from './MyGames.module.css';
import { TroubleLine } from '@parlour/table-kit/widgets/TroubleLine.tsx';

/** So many unfinished games are offered before anything else. */
const AT_HAND = 3;

/** So many others are shown on the start page; all of them have a page of their own. */
const OTHERS = 6;

export interface SavedList {
  /** All of them, the latest first. */
  readonly games: readonly SavedGame[];
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
  return { games, atHand, others: games.filter((game) => !atHand.includes(game)), trouble, refresh, forget };
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
  const [brought, setBrought] = useState<SavedGame>();
  const [unreadable, setUnreadable] = useState<Trouble>();
  // Why a decision is not possible is said in the words of its game.
  const [words, setWords] = useState<Catalogues>();
  const voice = useVoice(words);
  const file = useRef<HTMLInputElement>(null);
  const trouble = unreadable ?? closed;

  async function bringIn(chosen: File) {
    setUnreadable(undefined);
    setBrought(undefined);
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
      setBrought(await savedGames.find(id));
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
      {brought !== undefined && (
        <output className="hint" data-testid="brought-in">
          {voice.say('saved.brought', { game: voice.say(`game.${brought.record.game}.short`), state: stateText(brought, voice) })}
        </output>
      )}
      {others.length === 0 && <p className="hint">{voice.say(atHand.length === 0 ? 'saved.none' : 'saved.no-others')}</p>}
      <GameList games={others.slice(0, OTHERS)} onForget={forget} />
      {others.length > 0 && (
        <p>
          <Link href="/history">{voice.say('history.title')}</Link>
        </p>
      )}
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

/** How far it is, or who won. */
function stateText({ record, over, winners }: SavedGame, voice: Voice): string {
  const number = record.moves.length;
  if (!over) return voice.say('saved.at', { number });
  if (winners === undefined) return voice.say('saved.over', { number });
  return voice.say('saved.won', {
    number,
    count: winners.length,
    players: voice.list(winners.map((seat) => record.seats[seat]?.name ?? '')),
  });
}

export function GameList({ games, onForget }: { games: readonly SavedGame[]; onForget: (id: string) => void }) {
  const voice = useVoice();
  const [asked, setAsked] = useState<SavedGame>();
  if (games.length === 0) return null;
  return (
    <>
      <ul className={s.list}>
        {games.map((game) => (
          <li key={game.id}>
            <Link href={`/play/${game.id}`} className={s.open}>
              <b>{voice.say(`game.${game.record.game}.short`)}</b>
              <span>{voice.list(game.record.seats.map(({ name }) => name))}</span>
              <span className="hint">
                {isVariation(game.id) && `${voice.say('variation.mark')} · `}
                {stateText(game, voice)} ·{' '}
                {new Intl.DateTimeFormat(voice.language, { dateStyle: 'medium', timeStyle: 'short' }).format(game.updated)}
              </span>
            </Link>
            <Act icon="save-arrow" label={voice.say('saved.export')} onClick={() => downloadGame(game.record, game.updated)} />
            <Act icon="trash-can" label={voice.say('saved.forget')} onClick={() => setAsked(game)} />
          </li>
        ))}
      </ul>
      {asked !== undefined && (
        <Forget
          title={voice.say('saved.forget')}
          ask={voice.say('saved.forget.ask', { game: voice.say(`game.${asked.record.game}.short`), state: stateText(asked, voice) })}
          no={voice.say('saved.forget.no')}
          onForget={() => onForget(asked.id)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

function Act({ icon, label, onClick }: { icon: IconName; label: string; onClick: () => void }) {
  return (
    <button type="button" className="icon-button" aria-label={label} title={label} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}
