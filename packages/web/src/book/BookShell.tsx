import { stillTable } from '@parlour/table-kit/book/Still.tsx';
import { useVoice } from '@parlour/table-kit/reader/voice.ts';
import { TableProvider } from '@parlour/table-kit/state/context.tsx';
import type { PlayableGame } from '@parlour/table-kit/state/plug.ts';
import { type ReactNode, useMemo } from 'react';
import { Link } from 'wouter';
import { Message } from '../shell/Message.tsx';
import { Page } from '../shell/Page.tsx';
import { Waiting } from '../shell/Waiting.tsx';
import { bookAddress, cardsAddress, sheetAddress, volumesOf } from './addresses.ts';
import s from './Book.module.css';
import { useGame } from './useGame.ts';

interface Props {
  readonly game: string;
  /** The page that is open, by its address. */
  readonly here: string;
  readonly children: (playable: PlayableGame) => ReactNode;
}

/** A page about a game: its books, and whatever else there is to read; drawn with the game's own pieces. */
export function BookShell({ game: id, here, children }: Props) {
  const playable = useGame(id);
  const voice = useVoice();
  if (playable === undefined) return <Waiting />;
  if (playable === null) return <Message title={voice.say('game.unknown', { game: id })} />;
  return (
    <Page>
      <Drawn playable={playable}>
        <Contents playable={playable} here={here} />
        {children(playable)}
      </Drawn>
    </Page>
  );
}

/** Pictures of a game are drawn at a table; this one is nobody's. */
function Drawn({ playable, children }: { playable: PlayableGame; children: ReactNode }) {
  const table = useMemo(() => stillTable(playable, { seats: playable.game.seats.min }), [playable]);
  const { Sprite } = playable.plug;
  return (
    <TableProvider table={table}>
      {Sprite && <Sprite />}
      {children}
    </TableProvider>
  );
}

function Contents({ playable: { game, plug }, here }: { playable: PlayableGame; here: string }) {
  const voice = useVoice(game.text.catalogues);
  const pages = [
    ...volumesOf(game).map((volume) => ({
      address: bookAddress(game.id, volume),
      title: volume === undefined ? voice.say('short') : voice.say(`volume.${volume}`),
    })),
    ...(plug.cards === undefined ? [] : [{ address: cardsAddress(game.id), title: voice.say('book.cards') }]),
    ...Object.keys(plug.sheets ?? {}).map((id) => ({
      address: sheetAddress(game.id, id === '' ? undefined : id),
      title: voice.say('sheet.title', { game: voice.say(id === '' ? 'short' : `volume.${id}`) }),
    })),
  ];
  return (
    <nav className={s.pages} aria-label={voice.say('book.nav')}>
      {pages.map(({ address, title }) => (
        <Link key={address} href={address} aria-current={address === here ? 'page' : undefined}>
          {title}
        </Link>
      ))}
    </nav>
  );
}
