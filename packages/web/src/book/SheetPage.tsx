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
      <article key={`${volume} ${voice.language}`} ref={sizeLetters} className={s.sheet} data-testid="sheet">
        <h1>{voice.say(volume === undefined ? 'title' : `volume.${volume}`)}</h1>
        {parts.map((part) => (
          <Part key={part.id} part={part} />
        ))}
      </article>
    </>
  );
}

/** The room between the margins of A4, in pixels of CSS. */
const PAPER = { width: 710, height: 1039 };
/** Sizes of letters, in points. */
const LARGEST = 12;
const SMALLEST = 8;
const FINER = 0.1;

function sizeLetters(sheet: HTMLElement | null): void {
  if (sheet !== null) void document.fonts.ready.then(() => sheet.style.setProperty('--on-paper', `${sizeOnPaper(sheet).toFixed(1)}pt`));
}

/** How large letters can be on paper so that all of them fit on one page: a browser shrinks what does not fit to two thirds. */
function sizeOnPaper(sheet: HTMLElement): number {
  const paper = sheet.cloneNode(true) as HTMLElement;
  paper.inert = true;
  Object.assign(paper.style, {
    position: 'absolute',
    visibility: 'hidden',
    width: `${PAPER.width}px`,
    padding: '0',
    border: '0',
    columns: '2',
  });
  sheet.after(paper);
  let size = LARGEST;
  const fits = () => {
    paper.style.fontSize = `${size}pt`;
    return paper.scrollHeight <= PAPER.height;
  };
  while (!fits() && size > SMALLEST) size -= FINER;
  paper.remove();
  return size;
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
