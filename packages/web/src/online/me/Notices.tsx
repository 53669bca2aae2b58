import type { NoticeSettings } from '@parlour/client/protocol';
import { useEffect, useState } from 'react';
import { useAction } from '@parlour/table-kit/widgets/action.ts';
import { useVoice } from '@parlour/table-kit/reader/voice.ts';
import type { Trouble } from '@parlour/table-kit/state/situation.ts';
import { server } from '../client.ts';
import s from './MePage.module.css';
import { canPush, tellHere } from './push.ts';

/** How I hear that it is my turn while I am not looking: on this device, or by mail. */
export function Notices({ tell, fail }: { tell: (key: string, values?: Trouble['values']) => void; fail: (error: unknown) => void }) {
  const voice = useVoice();
  const [settings, setSettings] = useState<NoticeSettings>();
  const [address, setAddress] = useState('');
  const { http } = server();
  const { busy, act } = useAction(fail);
  useEffect(() => {
    server().http.notices().then(setSettings).catch(fail);
  }, [fail]);
  if (settings === undefined) return null;
  async function quiet(before: NoticeSettings, on: boolean) {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const wish = on ? { from: 22 * 60, to: 8 * 60, zone } : null;
    // The tick is seen at once, and taken back if it does not work.
    setSettings({ ...before, quiet: wish });
    try {
      setSettings(await http.quiet(wish));
    } catch (error) {
      setSettings(before);
      throw error;
    }
  }
  async function mail() {
    setSettings(await http.noticeByMail(address));
    setAddress('');
    tell('notices.mailed', { address });
  }
  return (
    <section className={s.part}>
      <h2>{voice.say('notices.title')}</h2>
      <p className="hint">{voice.say('notices.help')}</p>
      {settings.channels.length > 0 && (
        <ul>
          {settings.channels.map(({ id, kind, target, confirmed }) => (
            <li key={id} className={s.row}>
              <span>{voice.say('notices.channel', { kind, target, confirmed: confirmed ? 'yes' : 'no' })}</span>
              <button
                type="button"
                className="button small"
                aria-disabled={busy}
                onClick={() => act(() => http.removeNotice(id).then(setSettings))}
              >
                {voice.say('notices.remove')}
              </button>
            </li>
          ))}
        </ul>
      )}
      {canPush && (
        <p>
          <button
            type="button"
            className="button"
            aria-disabled={busy}
            onClick={() => act(async () => setSettings(await tellHere(settings.pushKey)))}
          >
            {voice.say('notices.push')}
          </button>
        </p>
      )}
      {settings.canMail && (
        <form
          className={s.row}
          onSubmit={(event) => {
            event.preventDefault();
            act(mail);
          }}
        >
          <label className="field">
            <span>{voice.say('notices.mail')}</span>
            <input className="input" type="email" required value={address} onChange={(event) => setAddress(event.target.value)} />
          </label>
          <button type="submit" className="button" aria-disabled={busy}>
            {voice.say('notices.mail.add')}
          </button>
        </form>
      )}
      <label>
        <input type="checkbox" checked={settings.quiet !== null} onChange={({ target }) => act(() => quiet(settings, target.checked))} />{' '}
        {voice.say('notices.quiet')}
      </label>
    </section>
  );
}
