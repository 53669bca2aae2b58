import { useVoice } from '@parlour/table-kit/reader/voice.ts';
import { useTable } from '@parlour/table-kit/state/context.tsx';
import type { PlayableGame, SheetPart } from '@parlour/table-kit/state/plug.ts';
import { Message } from '../shell/Message.tsx';
import { sheetAddress } from './addresses.ts';
import { BookShell } from './BookShell.tsx';
import s from './Sheet.module.css';

/** All that one looks up while playing, on one page of A4 to print. */
export default function SheetPage({ game, volume }: { game: string; volume: string | undefined }) {
  return (
    <BookShell game={game} here={sheetAddress(game, volume)}>
      {(playable) => <Sheet playable={playable} volume={volume} />}
    </BookShell>
  );
}

function Sheet({ playable: { plug }, volume }: { playable: PlayableGame; volume: string | undefined }) {
  const page = useVoice();
  const { voice } = useTable();
  const parts = plug.sheets?.[volume ?? ''];
  if (parts === undefined) return <Message title={page.say('not-found')} />;
  return (
    <>
      <p className={s.tools}>
        <button type="button" className="button" onClick={() => print()}>
          {page.say('book.print')}
        </button>
      </p>
      <article className={s.sheet} data-testid="sheet">
        <h1>{voice.say(volume === undefined ? 'title' : `volume.${volume}`)}</h1>
        {parts.map((part) => (
          <Part key={part.id} part={part} />
        ))}
      </article>
    </>
  );
}

function Part({ part: { id, Picture } }: { part: SheetPart }) {
  const { voice } = useTable();
  const lines: string[] = [];
  while (voice.has(`sheet.${id}.${lines.length + 1}`)) lines.push(voice.say(`sheet.${id}.${lines.length + 1}`));
  return (
    <section className={s.part}>
      <h2>{voice.say(`sheet.${id}`)}</h2>
      {lines.length > 0 && (
        <ul className={s.lines}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {Picture && <Picture />}
    </section>
  );
}
