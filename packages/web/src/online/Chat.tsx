import type { TableHandle } from '@parlour/server/client';
import { useEffect, useRef, useState } from 'react';
import { troubleText } from '../app/i18n.ts';
import type { Trouble } from '../engine/protocol.ts';
import { useTable, useTableState } from '../table/context.tsx';
import { troubleOf } from '../table/store.ts';
import s from './Chat.module.css';

export function Chat({ handle, seated }: { handle: TableHandle; seated: boolean }) {
  const { voice } = useTable();
  const chat = useTableState((state) => state.online?.chat) ?? [];
  const [text, setText] = useState('');
  const [trouble, setTrouble] = useState<Trouble>();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (chat.length > 0) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [chat.length]);
  return (
    <div className={s.chat}>
      <ul ref={list} className={s.lines} aria-live="polite">
        {chat.length === 0 && <li className="hint">{voice.say('chat.none')}</li>}
        {chat.map(({ number, name, text }) => (
          <li key={number}>
            <b>{name}</b> {text}
          </li>
        ))}
      </ul>
      {trouble !== undefined && (
        <p role="alert" className={s.trouble}>
          {troubleText(trouble, voice)}
        </p>
      )}
      {seated && (
        <form
          className={s.say}
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim() === '') return;
            handle
              .chat(text)
              .then(() => setTrouble(undefined))
              .catch((error) => setTrouble(troubleOf(error)));
            setText('');
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
