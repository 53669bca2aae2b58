import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { useVoice } from '@parlour/table-kit/reader/voice.ts';
import s from './Page.module.css';
import { languages } from '@parlour/table-kit/reader/settings.ts';

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

/** A picture of a game's cards, taken by e2e/posters.ts; that of the first language where nobody has taken it in the reader's. */
export function Poster({ game }: { game: string }) {
  const { language } = useVoice();
  const [missing, setMissing] = useState('');
  const shown = missing === language ? languages[0]?.[0] : language;
  return (
    <img className={s.poster} src={`/posters/${game}-${shown}.jpeg`} alt="" width="640" height="340" onError={() => setMissing(language)} />
  );
}
