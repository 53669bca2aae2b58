import type { Me } from '@parlour/client/protocol';
import { Fragment, useCallback, useEffect, useState } from 'react';
import { useAction } from '@parlour/table-kit/widgets/action.ts';
import { troubleText, useVoice } from '@parlour/table-kit/reader/voice.ts';
import { MyNameField, useWho } from '../../start/MyName.tsx';
import { useSettings } from '@parlour/table-kit/reader/settings.ts';
import type { Trouble } from '@parlour/table-kit/state/situation.ts';
import { troubleOf } from '@parlour/table-kit/state/trouble.ts';
import { server } from '../client.ts';
import { ForgetMe } from './ForgetMe.tsx';
import s from './MePage.module.css';
import { Notices } from './Notices.tsx';
import { Link } from 'wouter';
import { Page } from '../../shell/Page.tsx';
import { TroubleLine } from '@parlour/table-kit/widgets/TroubleLine.tsx';

/** Who I am to the server, how I have done, and how I am told of my turn. */
export default function MePage() {
  const voice = useVoice();
  const [me, setMe] = useState<Me | null>();
  const [trouble, setTrouble] = useState<Trouble>();
  const [said, setSaid] = useState<Trouble>();
  const tell = useCallback((key: string, values: Trouble['values'] = {}) => {
    setTrouble(undefined);
    setSaid({ key, values });
    // It is said above, and what was pressed may be far below.
    scrollTo(0, 0);
  }, []);
  const fail = useCallback((error: unknown) => {
    setSaid(undefined);
    setTrouble(isDeclined(error) ? { key: 'me.declined', values: {} } : troubleOf(error));
  }, []);
  useEffect(() => {
    server().http.me().then(setMe).catch(fail);
  }, [fail]);
  return (
    <Page>
      <h1>{voice.say('me.title')}</h1>
      <TroubleLine trouble={trouble} voice={voice} />
      {said !== undefined && <output className={s.said}>{troubleText(said, voice)}</output>}
      {me !== undefined && <Name me={me} onChange={setMe} tell={tell} fail={fail} />}
      {me !== undefined && me !== null && (
        <Fragment key={me.id}>
          <Notices tell={tell} fail={fail} />
        </Fragment>
      )}
      <p>
        <Link href="/history">{voice.say('history.title')}</Link>
      </p>
      {me !== undefined && me !== null && (
        <ForgetMe
          fail={fail}
          onForgotten={() => {
            setMe(null);
            tell('forget.done');
          }}
        />
      )}
    </Page>
  );
}

/** Somebody closed the browser's question about passkeys or notices. */
function isDeclined(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');
}

interface NameProps {
  readonly me: Me | null;
  readonly onChange: (me: Me | null) => void;
  readonly tell: (key: string, values?: Trouble['values']) => void;
  readonly fail: (error: unknown) => void;
}

function Name({ me, onChange, tell, fail }: NameProps) {
  const voice = useVoice();
  const who = useWho();
  const { http } = server();
  const { busy, act } = useAction(fail);
  /** What the server knows of me from now on. */
  function become(known: Me) {
    useSettings.setState({ name: known.name });
    onChange(known);
    tell('me.is-saved', { name: known.name });
  }
  async function save() {
    const { name } = useSettings.getState();
    const known = await http.introduce(who);
    const typed = useSettings.getState().name;
    become(known);
    // What was typed meanwhile is still to be saved.
    if (typed !== name) useSettings.setState({ name: typed });
  }
  async function signOut() {
    await http.signOut();
    onChange(null);
    tell('me.signed-out');
  }
  async function keep() {
    const { startRegistration } = await import('@simplewebauthn/browser');
    const optionsJSON = (await http.beginPasskey(who)) as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'];
    become(await http.finishPasskey(await startRegistration({ optionsJSON })));
  }
  async function signIn() {
    const { startAuthentication } = await import('@simplewebauthn/browser');
    const optionsJSON = (await http.beginSignIn()) as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'];
    become(await http.finishSignIn(await startAuthentication({ optionsJSON })));
  }
  return (
    <section className={s.part}>
      <form
        className={s.row}
        onSubmit={(event) => {
          event.preventDefault();
          act(save);
        }}
      >
        <MyNameField />
        <button type="submit" className="button" aria-disabled={busy}>
          {voice.say('me.save')}
        </button>
      </form>
      <p className="hint">{voice.say(me === null ? 'me.guest' : 'me.passkeys', { count: me?.passkeys ?? 0 })}</p>
      <div className={s.row}>
        {(me === null || me.passkeys === 0) && (
          <>
            <button type="button" className="button" aria-disabled={busy} onClick={() => act(keep)}>
              {voice.say('me.keep')}
            </button>
            <button type="button" className="button" aria-disabled={busy} onClick={() => act(signIn)}>
              {voice.say('me.sign-in')}
            </button>
          </>
        )}
        {me !== null && me.passkeys > 0 && (
          <button type="button" className="button quiet" aria-disabled={busy} onClick={() => act(signOut)}>
            {voice.say('me.sign-out')}
          </button>
        )}
      </div>
    </section>
  );
}
