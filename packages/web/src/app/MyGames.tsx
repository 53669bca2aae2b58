import { checkRecord, Complaint, writeRecord } from '@parlour/kernel';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import type { Trouble } from '../engine/protocol.ts';
import { forgetGame, newGameId, type SavedGame, saveGame, savedGames } from '../engine/shelf.ts';
import { download } from './download.ts';
import { Icon } from './Icon.tsx';
import { troubleText, useVoice } from './i18n.ts';
import s from './MyGames.module.css';

/** Games on this device: go on, look again, keep as a file, bring in from one. */
export function MyGames() {
  const voice = useVoice();
  const [games, setGames] = useState<readonly SavedGame[]>([]);
  const [trouble, setTrouble] = useState<Trouble>();
  const file = useRef<HTMLInputElement>(null);
  const refresh = () => {
    savedGames()
      .then(setGames)
      .catch(() => setTrouble({ key: 'saved.no-storage', values: {} }));
  };
  useEffect(refresh, []);

  async function bringIn(chosen: File) {
    try {
      const record = checkRecord(JSON.parse(await chosen.text()));
      await saveGame({ id: newGameId(), record, updated: Date.now(), over: false });
      setTrouble(undefined);
      refresh();
    } catch (error) {
      const known =
        error instanceof Complaint ? { key: error.key, values: error.values } : { key: 'record.not-json', values: { detail: chosen.name } };
      setTrouble(known);
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
      {trouble !== undefined && (
        <p role="alert" className={s.trouble}>
          {troubleText(trouble, voice)}
        </p>
      )}
      {games.length === 0 && <p className="hint">{voice.say('saved.none')}</p>}
      <ul className={s.list}>
        {games.map((game) => (
          <li key={game.id}>
            <Link href={`/play/${game.id}`} className={s.open}>
              <b>{voice.say(`game.${game.record.game}.short`)}</b>
              <span>{new Intl.ListFormat(voice.language).format(game.record.seats.map(({ name }) => name))}</span>
              <span className="hint">
                {voice.say(game.over ? 'saved.over' : 'saved.at', { number: game.record.moves.length })} ·{' '}
                {new Intl.DateTimeFormat(voice.language, { dateStyle: 'medium', timeStyle: 'short' }).format(game.updated)}
              </span>
            </Link>
            <button
              type="button"
              className="icon-button"
              aria-label={voice.say('saved.export')}
              title={voice.say('saved.export')}
              onClick={() => download(`${game.record.game}-${game.id}.json`, writeRecord(game.record))}
            >
              <Icon name="save-arrow" />
            </button>
            <button
              type="button"
              className="icon-button"
              aria-label={voice.say('saved.forget')}
              title={voice.say('saved.forget')}
              onClick={() => void forgetGame(game.id).then(refresh)}
            >
              <Icon name="trash-can" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
