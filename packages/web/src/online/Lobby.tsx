import type { ListedTable } from '@parlour/server/protocol';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useVoice } from '../app/i18n.ts';
import list from '../app/MyGames.module.css';
import { server } from './client.ts';

const EVERY = 15_000;
/** So many finished games are offered to look at again. */
const FINISHED = 6;

/** My tables on the server, those that wait for me first, and tables with a free seat. Nothing where there is no server. */
export default function Lobby() {
  const voice = useVoice();
  const [mine, setMine] = useState<readonly ListedTable[]>([]);
  const [open, setOpen] = useState<readonly ListedTable[]>();
  useEffect(() => {
    let gone = false;
    async function look() {
      try {
        const { http } = server();
        const free = await http.lobby();
        const own = (await http.me()) === null ? [] : await http.myTables();
        if (gone) return;
        setOpen(free);
        setMine(own);
      } catch {
        if (!gone) setOpen(undefined);
      }
    }
    void look();
    const timer = setInterval(() => void look(), EVERY);
    return () => {
      gone = true;
      clearInterval(timer);
    };
  }, []);
  if (open === undefined) return null;
  const running = mine
    .filter(({ status }) => status === 'playing' || status === 'waiting')
    .toSorted((a, b) => Number(b.yourTurn) - Number(a.yourTurn));
  const finished = mine
    .filter(({ status }) => status === 'over')
    .toSorted((a, b) => b.changed - a.changed)
    .slice(0, FINISHED);
  return (
    <>
      {running.length + finished.length > 0 && <Tables title={voice.say('lobby.mine')} tables={[...running, ...finished]} />}
      <Tables
        title={voice.say('lobby.open')}
        tables={open.filter(({ id }) => !mine.some((own) => own.id === id))}
        none={voice.say('lobby.none')}
      />
    </>
  );
}

function Tables({ title, tables, none }: { title: string; tables: readonly ListedTable[]; none?: string }) {
  const voice = useVoice();
  return (
    <section className={list.mine}>
      <header className={list.head}>
        <h2>{title}</h2>
      </header>
      {tables.length === 0 && <p className="hint">{none}</p>}
      <ul className={list.list}>
        {tables.map((table) => (
          <li key={table.id}>
            <Link href={`/table/${table.id}`} className={list.open}>
              <b>{voice.say(`game.${table.game}.short`)}</b>
              <span>{table.seats.map(({ name, state }) => (state === 'empty' ? '…' : name)).join(', ')}</span>
              <span className="hint">{voice.say('lobby.status', { status: table.yourTurn ? 'turn' : table.status })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
