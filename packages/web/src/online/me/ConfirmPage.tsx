import { Complaint } from '@parlour/kernel';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { troubleText, useVoice } from '@parlour/table-kit/reader/voice.ts';
import { Page } from '../../shell/Page.tsx';
import type { Trouble } from '@parlour/table-kit/state/situation.ts';
import { troubleOf } from '@parlour/table-kit/state/trouble.ts';
import { server } from '../client.ts';

/** Somebody followed the link in a mail: the address is theirs. */
export default function ConfirmPage() {
  const voice = useVoice();
  const [done, setDone] = useState(false);
  const [trouble, setTrouble] = useState<Trouble>();
  useEffect(() => {
    const key = location.hash.slice(1);
    const confirmed = key.length === 32 ? server().http.confirm(key) : Promise.reject(new Complaint('server.bad-confirmation'));
    confirmed.then(() => setDone(true)).catch((error) => setTrouble(troubleOf(error)));
  }, []);
  return (
    <Page>
      <h1>{voice.say('notices.title')}</h1>
      {trouble === undefined ? (
        <output>{voice.say(done ? 'notices.confirmed' : 'loading')}</output>
      ) : (
        <p role="alert">{troubleText(trouble, voice)}</p>
      )}
      <p>
        <Link href="/" className="button">
          {voice.say('nav.home')}
        </Link>
      </p>
    </Page>
  );
}
