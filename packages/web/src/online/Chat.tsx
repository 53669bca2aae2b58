import type { TableHandle } from '@parlour/server/client';
import { useEffect, useRef, useState } from 'react';
import { troubleText } from '../app/i18n.ts';
import type { Trouble } from '../engine/protocol.ts';
import { useTable, useTableState } from '../table/context.tsx';
import { troubleOf } from '../table/store.ts';
import s from './Chat.module.css';
import { talkOf } from './talk.ts';

/** What people say, between what happens around the game. `onRead` hears of the last number that was seen here. */
export function Chat({ handle, seated, onRead }: { handle: TableHandle; seated: boolean; onRead: (number: number) => void }) {
  const { voice } = useTable();
  // Every step at the table makes it a new one.
  useTableState((state) => state.online);
  const talk = talkOf(handle.snapshot().history, voice);
  const [text, setText] = useState('');
  const [trouble, setTrouble] = useState<Trouble>();
  const list = useRef<HTMLUListElement>(null);
  const last = talk.at(-1)?.number ?? 0;
  useEffect(() => {
    if (last > 0) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [last]);
  useEffect(() => onRead(last), [last, onRead]);
  return (
    <div className={s.chat}>
      <ul ref={list} className={s.lines} aria-live="polite">
        {talk.length === 0 && <li className="hint">{voice.say('chat.none')}</li>}
        {talk.map(({ number, speaker, text }) => (
          <li key={number} className={speaker === undefined ? 'hint' : undefined}>
            {speaker !== undefined && <b>{speaker}</b>} {text}
          </li>
        ))}
      </ul>
      {trouble !== undefined && (
        <p role="alert" className={s.trouble}>
          {troubleText(trouble, voice)}
        </p>
      )}
      {!seated && <p className={`hint ${s.watching}`}>{voice.say('chat.watching')}</p>}
      {seated && (
        <form
          className={s.say}
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim() === '') return;
            setText('');
            handle
              .chat(text)
              .then(() => setTrouble(undefined))
              .catch((error) => {
                // What could not be said is there to be said again.
                setText(text);
                setTrouble(troubleOf(error));
              });
          }}
        >
          <input
            className="input"
            value={text}
            maxLength={500}
            onChange={(event) => setText(event.target.value)}
            placeholder={voice.say('chat.say')}
            aria-label={voice.say('chat.say')}
          />
          <button type="submit" className="button small">
            {voice.say('chat.send')}
          </button>
        </form>
      )}
    </div>
  );
}
