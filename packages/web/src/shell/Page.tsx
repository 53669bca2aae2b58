import { languages } from '@parlour/table-kit/reader/settings.ts';
import { useVoice } from '@parlour/table-kit/reader/voice.ts';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { posterOf } from '../games/boxes.ts';
import s from './Page.module.css';

/** Every page that is not a table: the way home above, a column to read below. */
export function Page({ children }: { children: ReactNode }) {
  const voice = useVoice();
  return (
    <div className={s.page}>
      <header className={s.top}>
        <Link href="/" className={s.brand} aria-label={`Parlour · ${voice.say('nav.home')}`}>
          <img src="/icon.svg" alt="" width="36" height="36" /> Parlour
        </Link>
      </header>
      <main className={s.column}>{children}</main>
    </div>
  );
}

/** A picture of a game's cards, taken by e2e/posters.ts: in the reader's language or, where nobody has taken it, in the first. */
export function Poster({ game }: { game: string }) {
  const { language } = useVoice();
  const address = posterOf(game, [language, ...languages.map(([tag]) => tag)]);
  return address === undefined ? null : <img className={s.poster} src={address} alt="" width="640" height="340" />;
}
