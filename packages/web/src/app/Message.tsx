import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useVoice } from './i18n.ts';

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
