import { RulesText } from '@parlour/table-kit/book/RulesText.tsx';
import { useVoice } from '@parlour/table-kit/reader/voice.ts';
import { useTable } from '@parlour/table-kit/state/context.tsx';
import type { PlayableGame } from '@parlour/table-kit/state/plug.ts';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { Message } from '../shell/Message.tsx';
import { bookAddress, cardsAddress, ruleAddress } from './addresses.ts';
import s from './Book.module.css';
import { BookShell } from './BookShell.tsx';
import { Example } from './Example.tsx';
import { examplesOf } from './examples.ts';

/** The rules of a game, or of an expansion of it, as a book. */
export default function BookPage({ game, volume }: { game: string; volume: string | undefined }) {
  return (
    <BookShell game={game} here={bookAddress(game, volume)}>
      {(playable) => <Book playable={playable} volume={volume} />}
    </BookShell>
  );
}

function Book({ playable, volume }: { playable: PlayableGame; volume: string | undefined }) {
  const { game, plug } = playable;
  // The page's own words, and those of the table that the pictures need.
  const page = useVoice();
  const { voice } = useTable();
  const examples = useMemo(() => examplesOf(game.id), [game]);
  const beside = useMemo(() => {
    const cards = Map.groupBy(plug.cards?.(voice).flatMap(({ rules }) => rules) ?? [], (rule) => rule);
    return Object.fromEntries(
      [...cards].map(([rule, { length }]) => [rule, <CardsOf key={rule} game={game.id} rule={rule} count={length} />]),
    );
  }, [game, plug, voice]);
  const chapters = game.text.chapters.filter((chapter) => chapter.volume === volume);
  if (chapters.length === 0) return <Message title={page.say('not-found')} />;
  const title = volume === undefined ? voice.say('title') : voice.say(`volume.${volume}`);
  return (
    <article className={s.book}>
      <header className={s.head}>
        <h1>{page.say('book.title', { game: title })}</h1>
        <button type="button" className="button" onClick={() => print()}>
          {page.say('book.print')}
        </button>
      </header>
      <p>{voice.say(volume === undefined ? 'about' : `volume.${volume}.about`)}</p>
      <RulesText
        game={game}
        voice={voice}
        at={location.hash.slice(1) || undefined}
        chapters={chapters}
        pictures={plug.pictures}
        address={(rule) => ruleAddress(game, rule)}
        beside={beside}
        after={(chapter) =>
          examples
            .filter(({ scenario }) => scenario.chapter === chapter)
            .map((example) => <Example key={example.id} playable={playable} example={example} voice={voice} />)
        }
      />
    </article>
  );
}

/** The way from a rule to the cards that it is about. */
function CardsOf({ game, rule, count }: { game: string; rule: string; count: number }) {
  const voice = useVoice();
  return (
    <Link href={cardsAddress(game, { rule })} className={s.beside}>
      {voice.say('cards.of-rule', { count })}
    </Link>
  );
}
