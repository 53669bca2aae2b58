import type { TableHandle } from '@parlour/client';
import { useEffect, useRef, useState } from 'react';
import { TroubleLine } from '@parlour/table-kit/widgets/TroubleLine.tsx';
import type { Trouble } from '@parlour/table-kit/state/situation.ts';
import { useTable, useTableState } from '@parlour/table-kit/state/context.tsx';
import { troubleOf } from '@parlour/table-kit/state/trouble.ts';
import s from './Chat.module.css';
import { talkOf } from './talk.ts';

/** What is written and not sent yet, by table: whoever looks at another page of the panel goes on writing. */
const drafts = new WeakMap<TableHandle, string>();

/** What people say, between what happens around the game. `onRead` hears of the last number that was seen here. */
export function Chat({ handle, seated, onRead }: { handle: TableHandle; seated: boolean; onRead: (number: number) => void }) {
  const { voice } = useTable();
  // Every step at the table makes it a new one.
  const online = useTableState((state) => state.online);
  const talk = talkOf(handle.snapshot().history, voice);
  const [text, setText] = useState(() => drafts.get(handle) ?? '');
  const [sending, setSending] = useState<readonly { readonly text: string }[]>([]);
  const [trouble, setTrouble] = useState<Trouble>();
  const list = useRef<HTMLUListElement>(null);
  const last = talk.at(-1)?.number ?? 0;
  useEffect(() => {
    if (last > 0) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [last]);
  useEffect(() => onRead(last), [last, onRead]);
  function write(written: string) {
    drafts.set(handle, written);
    setText(written);
  }
  function send() {
    const line = { text };
    write('');
    setTrouble(undefined);
    setSending((old) => [...old, line]);
    handle
      .chat(text)
      .catch((error) => {
        // What could not be said is there to be said again, before whatever is being written now.
        write([text, drafts.get(handle) ?? ''].join(' ').trim());
        setTrouble(troubleOf(error));
      })
      .finally(() => setSending((old) => old.filter((other) => other !== line)));
  }
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
      {online?.line !== 'open' && sending.length > 0 && (
        <p className={`hint ${s.watching}`} data-testid="chat-waits">
          {voice.say('chat.waits')} {sending.map((line) => line.text).join(' · ')}
        </p>
      )}
      {trouble !== undefined && (
        <div className={s.trouble}>
          <TroubleLine trouble={trouble} voice={voice} />
        </div>
      )}
      {!seated && <p className={`hint ${s.watching}`}>{voice.say('chat.watching')}</p>}
      {seated && (
        <form
          className={s.say}
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim() !== '') send();
          }}
        >
          <input
            className="input"
            value={text}
            maxLength={500}
            onChange={(event) => write(event.target.value)}
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
