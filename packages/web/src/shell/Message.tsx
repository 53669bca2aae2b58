import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Trouble } from '@parlour/table-kit/state/situation.ts';
import { troubleText, useVoice } from '@parlour/table-kit/reader/voice.ts';

/** A page that has only something to say, and the way home. */
export function Message({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  const voice = useVoice();
  return (
    <main className="message" role="alert">
      <h1>{title}</h1>
      {children}
      <Link href="/" className="button">
        {voice.say('nav.home')}
      </Link>
    </main>
  );
}

/** What could not be done, and why. */
export function TroubleMessage({ title, trouble }: { title: string; trouble: Trouble }) {
  return (
    <Message title={title}>
      <p>{troubleText(trouble, useVoice())}</p>
    </Message>
  );
}
