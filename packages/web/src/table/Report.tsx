import { useState } from 'react';
import { troubleText } from '../app/i18n.ts';
import type { Trouble } from '../engine/protocol.ts';
import { useTable } from './context.tsx';
import s from './Report.module.css';
import { troubleOf } from './store.ts';

/** Says that something is wrong; the host gets the game and what this seat sees of it. */
export function Report({ send }: { send: (message: string) => Promise<void> }) {
  const { voice } = useTable();
  const [message, setMessage] = useState('');
  const [sent, setSent] = useState(false);
  const [trouble, setTrouble] = useState<Trouble>();
  return (
    <form
      className={s.report}
      onSubmit={(event) => {
        event.preventDefault();
        send(message)
          .then(() => setSent(true))
          .catch((error) => setTrouble(troubleOf(error)));
      }}
    >
      <label className="field">
        <span>{voice.say('report.title')}</span>
        <textarea
          className="input"
          rows={2}
          required
          maxLength={5000}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
        />
      </label>
      <button type="submit" className="button small" disabled={sent}>
        {voice.say(sent ? 'report.sent' : 'report.send')}
      </button>
      {trouble !== undefined && <p role="alert">{troubleText(trouble, voice)}</p>}
    </form>
  );
}
