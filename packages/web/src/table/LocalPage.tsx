import { writeRecord } from '@parlour/kernel';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Waiting } from '../app/Waiting.tsx';
import { download } from '../app/download.ts';
import { troubleText, useVoice } from '../app/i18n.ts';
import type { Trouble } from '../engine/protocol.ts';
import { newGameId, newSeed, saveGame } from '../engine/shelf.ts';
import { TableActionsContext } from './actions.ts';
import { TableProvider } from './context.tsx';
import { type LocalTable, openLocal } from './local.ts';
import { troubleOf } from './store.ts';

/** A game on this device. */
export default function LocalPage({ id }: { id: string }) {
  const voice = useVoice();
  const root = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<LocalTable>();
  const [trouble, setTrouble] = useState<Trouble>();
  const [, navigate] = useLocation();
  useEffect(() => {
    let gone = false;
    let opened: LocalTable | undefined;
    openLocal(id, () => root.current)
      .then((table) => {
        opened = table;
        if (gone) table.engine.close();
        else setOpen(table);
      })
      .catch((error) => setTrouble(troubleOf(error)));
    return () => {
      gone = true;
      opened?.engine.close();
    };
  }, [id]);
  const actions = useMemo(
    () => ({
      async rematch() {
        if (open === undefined) return;
        const { game, options, seats } = await open.engine.ask('record', null);
        const again = newGameId();
        await open.engine.ask('start', { id: again, game, options, seed: newSeed(), seats });
        navigate(`/play/${again}`);
      },
      async fork(number: number) {
        if (open === undefined) return;
        const record = await open.engine.ask('record', null);
        const again = newGameId();
        await saveGame({ id: again, record: { ...record, moves: record.moves.slice(0, number) }, updated: Date.now(), over: false });
        navigate(`/play/${again}`);
      },
      async save() {
        if (open !== undefined) download(`${id}.json`, writeRecord(await open.engine.ask('record', null)));
      },
    }),
    [open, id, navigate],
  );
  if (trouble !== undefined)
    return (
      <main className="message" role="alert">
        <h1>{voice.say('saved.cannot')}</h1>
        <p>{troubleText(trouble, voice)}</p>
        <Link href="/" className="button">
          {voice.say('nav.home')}
        </Link>
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
