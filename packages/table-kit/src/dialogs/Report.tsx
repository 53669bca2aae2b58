import { useState } from 'react';
import { useAction } from '../widgets/action.ts';
import { TroubleLine } from '../widgets/TroubleLine.tsx';
import { useTable } from '../state/context.tsx';
import s from './Report.module.css';

/** Says that something is wrong; the host gets the game and what this seat sees of it. */
export function Report({ send }: { send: (message: string) => Promise<void> }) {
  const { voice } = useTable();
  const [message, setMessage] = useState('');
  // What was sent, to tell it from what was written since.
  const [last, setLast] = useState<string>();
  const sent = last === message;
  const { busy, trouble, act } = useAction();
  return (
    <form
      className={s.report}
      onSubmit={(event) => {
        event.preventDefault();
        act(() => send(message).then(() => setLast(message)));
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
      <button type="submit" className="button small" disabled={sent} aria-disabled={busy}>
        {voice.say(sent ? 'report.sent' : 'report.send')}
      </button>
      <TroubleLine trouble={trouble} voice={voice} />
    </form>
  );
}
