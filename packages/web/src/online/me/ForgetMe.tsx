import { useState } from 'react';
import { useAction } from '@parlour/table-kit/widgets/action.ts';
import { Dialog } from '@parlour/table-kit/widgets/Dialog.tsx';
import { useVoice } from '@parlour/table-kit/reader/voice.ts';
import { useSettings } from '@parlour/table-kit/reader/settings.ts';
import { server } from '../client.ts';
import { dropSecrets } from '../links.ts';
import s from './MePage.module.css';

/** All that the server keeps of me goes, once I have read what that means. */
export function ForgetMe({ onForgotten, fail }: { onForgotten: () => void; fail: (error: unknown) => void }) {
  const voice = useVoice();
  const [asked, setAsked] = useState(false);
  const { busy, act } = useAction(fail);
  async function forget() {
    setAsked(false);
    await server().http.forgetMe();
    useSettings.setState({ name: '' });
    dropSecrets();
    onForgotten();
  }
  return (
    <section className={s.part}>
      <h2>{voice.say('forget.title')}</h2>
      <p className="hint">{voice.say('forget.help')}</p>
      <p>
        <button type="button" className="button" disabled={busy} onClick={() => setAsked(true)} data-testid="forget">
          {voice.say('forget.ask')}
        </button>
      </p>
      {asked && (
        <Dialog title={voice.say('forget.sure')} onClose={() => setAsked(false)}>
          <ul className={s.forget}>
            <li>{voice.say('forget.name')}</li>
            <li>{voice.say('forget.running')}</li>
            <li>{voice.say('forget.finished')}</li>
            <li>{voice.say('forget.device')}</li>
          </ul>
          <p className="dialog-foot">
            <button type="button" className="button primary" onClick={() => act(forget)} data-testid="forget-sure">
              {voice.say('forget.do')}
            </button>
            <button type="button" className="button" onClick={() => setAsked(false)}>
              {voice.say('forget.no')}
            </button>
          </p>
        </Dialog>
      )}
    </section>
  );
}
