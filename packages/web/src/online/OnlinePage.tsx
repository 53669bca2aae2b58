import type { TableSnapshot } from '@parlour/server/client';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'wouter';
import { Waiting } from '../app/Waiting.tsx';
import { download } from '../app/download.ts';
import { troubleText, useVoice } from '../app/i18n.ts';
import type { Trouble } from '../engine/protocol.ts';
import { writeRecord } from '@parlour/kernel';
import { TableActionsContext } from '../table/actions.ts';
import { TableProvider } from '../table/context.tsx';
import { troubleOf } from '../table/store.ts';
import { Banner } from './Banner.tsx';
import { Chat } from './Chat.tsx';
import { server } from './client.ts';
import { keepLinks } from './links.ts';
import { openOnline, type OnlineTable } from './session.ts';
import { WaitingRoom } from './WaitingRoom.tsx';

/** A table on the server: the room where people gather, then the game. */
export default function OnlinePage({ id }: { id: string }) {
  const voice = useVoice();
  const snapshot = useSnapshot(id);
  if (snapshot.gone !== undefined)
    return (
      <main className="message" role="alert">
        <h1>{voice.say('online.gone')}</h1>
        <p>{troubleText(troubleOf(snapshot.gone), voice)}</p>
        <Link href="/" className="button">
          {voice.say('nav.home')}
        </Link>
      </main>
    );
  const { info } = snapshot;
  if (info === undefined) return <Waiting />;
  if (info.status === 'waiting') return <WaitingRoom info={info} online={snapshot.online} />;
  return <Game key={`${id} ${info.you}`} id={id} snapshot={snapshot} />;
}

/** Watches the table as long as the page is open. */
function useSnapshot(id: string): TableSnapshot {
  const subscribe = useCallback(
    (listener: () => void) => {
      const handle = server().table(id);
      const stop = handle.subscribe(listener);
      return () => {
        stop();
        handle.close();
      };
    },
    [id],
  );
  return useSyncExternalStore(subscribe, () => server().table(id).snapshot());
}

function Game({ id, snapshot }: { id: string; snapshot: TableSnapshot }) {
  const voice = useVoice();
  const root = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<OnlineTable>();
  const [trouble, setTrouble] = useState<Trouble>();
  const [, navigate] = useLocation();
  const handle = useMemo(() => server().table(id), [id]);
  useEffect(() => {
    let gone = false;
    let opened: OnlineTable | undefined;
    openOnline(handle, () => root.current)
      .then((table) => {
        opened = table;
        if (gone) table.close();
        else setOpen(table);
      })
      .catch((error) => setTrouble(troubleOf(error)));
    return () => {
      gone = true;
      opened?.close();
    };
  }, [handle]);
  const seated = snapshot.info?.you !== null;
  const actions = useMemo(() => {
    const fail = (error: unknown) => open?.table.store.setState({ notice: { kind: 'trouble', trouble: troubleOf(error) } });
    return {
      askUndo: seated ? () => void handle.askUndo(1).catch(fail) : undefined,
      rematch: seated
        ? () =>
            void server()
              .http.rematch(id)
              .then(({ table, links }) => {
                keepLinks(table, links);
                navigate(`/table/${table}`);
              })
              .catch(fail)
        : undefined,
      save: () =>
        void server()
          .http.record(id)
          .then((record) => download(`${id}.json`, writeRecord(record)))
          .catch(fail),
      report: async (message: string) => {
        await server().http.report(id, message);
      },
      pages: [{ id: 'chat', title: voice.say('chat.title'), content: <Chat handle={handle} seated={seated} /> }],
      banner: <Banner id={id} handle={handle} />,
    };
  }, [seated, handle, id, open, voice, navigate]);
  if (trouble !== undefined)
    return (
      <main className="message" role="alert">
        <h1>{voice.say('online.gone')}</h1>
        <p>{troubleText(trouble, voice)}</p>
      </main>
    );
  if (open === undefined) return <Waiting />;
  const { Table } = open.table.store.getState().plug;
  return (
    <TableActionsContext value={actions}>
      <TableProvider table={open.table}>
        <div ref={root} style={{ display: 'contents' }}>
          <Table />
        </div>
      </TableProvider>
    </TableActionsContext>
  );
}
