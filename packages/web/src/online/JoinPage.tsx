import { useState } from 'react';
import { useLocation } from 'wouter';
import { troubleText, useVoice } from '../app/i18n.ts';
import { useSettings } from '../app/settings.ts';
import type { Trouble } from '../engine/protocol.ts';
import { troubleOf } from '../table/store.ts';
import { server } from './client.ts';
import s from '../app/NewGame.module.css';
import { Page } from '../app/Page.tsx';

/** Somebody was sent a link: one name, one click, and they sit. */
export default function JoinPage() {
  const voice = useVoice();
  const { name, language } = useSettings();
  const [, navigate] = useLocation();
  const [trouble, setTrouble] = useState<Trouble>();
  const key = location.hash.slice(1);
  async function join() {
    try {
      const { table } = await server().http.join(key, { name: name.trim() || voice.say('new.guest'), language });
      navigate(`/table/${table}`, { replace: true });
    } catch (error) {
      setTrouble(troubleOf(error));
    }
  }
  return (
    <Page>
      <h1>{voice.say('join.title')}</h1>
      <p>{voice.say('join.about')}</p>
      <form
        className={s.form}
        onSubmit={(event) => {
          event.preventDefault();
          void join();
        }}
      >
        <label className="field">
          <span>{voice.say('room.name')}</span>
          <input
            className="input"
            value={name}
            maxLength={40}
            placeholder={voice.say('new.guest')}
            onChange={(event) => useSettings.setState({ name: event.target.value })}
          />
        </label>
        <button type="submit" className="button primary" data-testid="join">
          {voice.say('room.sit')}
        </button>
      </form>
      {trouble !== undefined && <p role="alert">{troubleText(trouble, voice)}</p>}
    </Page>
  );
}
