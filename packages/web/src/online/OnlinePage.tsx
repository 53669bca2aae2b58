import type { TableHandle, TableSnapshot } from '@parlour/client';
import { tableId } from '@parlour/client/protocol';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { TroubleMessage } from '../shell/Message.tsx';
import { Waiting } from '../shell/Waiting.tsx';
import { shareMoment } from '../local/moment.ts';
import { downloadGame } from '../start/download.ts';
import { useVoice } from '@parlour/table-kit/reader/voice.ts';
import type { Trouble } from '@parlour/table-kit/state/situation.ts';
import { troubleOf } from '@parlour/table-kit/state/trouble.ts';
import { useVariation } from '../replay/useVariation.tsx';
import { TablePage, useMomentInAddress, useOpenTable } from '../shell/TablePage.tsx';
import { Banner } from './playing/Banner.tsx';
import { Chat } from './playing/Chat.tsx';
import { server } from './client.ts';
import { newWord } from '../deal/chance.ts';
import { keepLinks, keepOwn } from './links.ts';
import { OnlineDeal } from './playing/OnlineDeal.tsx';
import { keepHash, keepWord } from './promises.ts';
import { People } from './playing/People.tsx';
import { openOnline } from './playing/open.ts';
import { WaitingRoom } from './gathering/WaitingRoom.tsx';

/** A table on the server: the room where people gather, then the game. */
export default function OnlinePage({ id }: { id: string }) {
  // What cannot be the name of a table is not worth asking for.
  return tableId.safeParse(id).success ? <Known id={id} /> : <Gone trouble={{ key: 'server.no-table', values: {} }} />;
}

function Known({ id }: { id: string }) {
  const voice = useVoice();
  const watched = useWatched(id);
  const shown = watched?.snapshot.info;
  const hash = shown?.deal?.hash;
  const early = shown?.status === 'waiting';
  useEffect(() => {
    if (hash !== undefined) keepHash(id, hash, early);
  }, [id, hash, early]);
  if (watched === undefined) return <Waiting />;
  const { handle, snapshot } = watched;
  const { info, gone, line, position } = snapshot;
  if (gone !== undefined) return <Gone trouble={troubleOf(gone)} />;
  if (info === undefined) return line === 'lost' ? <output className="message">{voice.say('online.silent')}</output> : <Waiting />;
  const trouble = line === 'open' ? undefined : voice.say('online.line', { line });
  if (info.status === 'waiting') return <WaitingRoom info={info} online={snapshot.online} trouble={trouble} />;
  if (info.status === 'closed' && position?.view === null) return <Gone trouble={{ key: 'online.closed', values: {} }} />;
  return <Game key={`${id} ${info.you}`} handle={handle} snapshot={snapshot} />;
}

function Gone({ trouble }: { trouble: Trouble }) {
  return <TroubleMessage title={useVoice().say('online.gone')} trouble={trouble} />;
}

interface Watched {
  readonly handle: TableHandle;
  readonly snapshot: TableSnapshot;
}

/** Watches the table as long as the page is open; nothing before the line to it is taken. */
function useWatched(id: string): Watched | undefined {
  const [watched, setWatched] = useState<Watched>();
  useEffect(() => {
    const handle = server().table(id);
    const show = () => setWatched({ handle, snapshot: handle.snapshot() });
    const stop = handle.subscribe(show);
    show();
    return () => {
      stop();
      handle.close();
    };
  }, [id]);
  return watched;
}

function isOver({ position }: TableSnapshot): boolean {
  return position !== undefined && position.standings !== null;
}

/** Whoever waits for an answer has asked. */
async function askOnce(handle: TableHandle): Promise<void> {
  const { position, info } = handle.snapshot();
  const waits = position?.asked !== undefined && position.asked !== null && position.asked.seat === info?.you;
  if (!waits) await handle.askUndo(1);
}

function Game({ handle, snapshot }: Watched) {
  const { id } = handle;
  const voice = useVoice();
  const [, navigate] = useLocation();
  const opening = useOpenTable(useCallback((at: () => HTMLElement | null) => openOnline(handle, at), [handle]));
  const seated = snapshot.info?.you !== null;
  const over = isOver(snapshot);
  const { vary, question } = useVariation({ where: 'table', id });
  useMomentInAddress(over ? opening.opened?.table : undefined);
  // What was there before one came is not news.
  const [read, setRead] = useState(snapshot.number);
  const unread = snapshot.history.filter((step) => step.kind === 'chat' && step.number > read && step.seat !== snapshot.info?.you).length;
  const actions = useMemo(() => {
    const rematch = async () => {
      const { promise, hash } = await server().http.promiseDeal();
      const word = newWord();
      const { table, links, key } = await server().http.rematch(id, { word, promise });
      // Somebody else may have made the table before; its hash is shown there.
      if (promise.startsWith(table)) keepHash(table, hash, true);
      if (key !== null) keepWord(table, word);
      keepLinks(table, links);
      keepOwn(table, key);
      navigate(`/table/${table}`);
    };
    return {
      askUndo: seated ? () => askOnce(handle) : undefined,
      rematch: seated ? rematch : undefined,
      fork: over
        ? async (number: number) => vary({ record: await server().http.record(id), number, viewer: snapshot.info?.you ?? undefined })
        : undefined,
      link: async (number: number) => shareMoment({ record: await server().http.record(id), number }),
      save: async () => downloadGame(await server().http.record(id)),
      report: async (message: string) => {
        await server().http.report(id, message);
      },
      pages: [
        {
          id: 'chat',
          title: unread === 0 ? voice.say('chat.title') : voice.say('chat.unread', { count: unread }),
          news: unread > 0,
          content: <Chat handle={handle} seated={seated} onRead={setRead} />,
        },
        { id: 'people', title: voice.say('people.title'), content: <People handle={handle} /> },
      ],
      deal: <OnlineDeal handle={handle} />,
      banner: <Banner id={id} handle={handle} read={read} rematch={rematch} />,
    };
  }, [seated, over, handle, id, voice, navigate, read, unread, vary, snapshot.info?.you]);
  return (
    <>
      <TablePage opening={opening} actions={actions} cannot={voice.say('online.gone')} />
      {question}
    </>
  );
}
