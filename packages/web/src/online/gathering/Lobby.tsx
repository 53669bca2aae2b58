import type { ListedTable } from '@parlour/client/protocol';
import { Link } from 'wouter';
import { useVoice } from '@parlour/table-kit/reader/voice.ts';
import list from '../../start/MyGames.module.css';
import { clockText } from '../Agreed.tsx';
import s from './Lobby.module.css';
import { useTables } from './tables.ts';

/** The tables that wait for me: what a person who comes back wants to see first. */
export function MyTurn() {
  const voice = useVoice();
  const waiting = useTables().mine.filter(({ yourTurn }) => yourTurn);
  if (waiting.length === 0) return null;
  return (
    <div className={s.first}>
      <Tables title={voice.say('lobby.turn')} tables={waiting} />
    </div>
  );
}

/** My other tables that go on. */
export function Running() {
  const voice = useVoice();
  const running = useTables().mine.filter(({ status, yourTurn }) => !yourTurn && (status === 'playing' || status === 'waiting'));
  return running.length === 0 ? null : <Tables title={voice.say('lobby.mine')} tables={running} />;
}

/** My tables whose game is over, the latest first. */
export function Finished() {
  const voice = useVoice();
  const finished = useTables().mine.filter(({ status }) => status === 'over');
  return finished.length === 0 ? null : (
    <Tables title={voice.say('history.tables')} tables={finished.toSorted((a, b) => b.changed - a.changed)} />
  );
}

/** Tables with a free seat. Nothing where there is no server. */
export default function Lobby() {
  const voice = useVoice();
  const { open } = useTables();
  return open === undefined ? null : <Tables title={voice.say('lobby.open')} tables={open} none={voice.say('lobby.none')} />;
}

function Tables({ title, tables, none }: { title: string; tables: readonly ListedTable[]; none?: string }) {
  const voice = useVoice();
  return (
    <section className={list.mine} aria-label={title}>
      <header className={list.head}>
        <h2>{title}</h2>
      </header>
      {tables.length === 0 && <p className="hint">{none}</p>}
      <ul className={list.list}>
        {tables.map((table) => (
          <li key={table.id} className={table.yourTurn ? s.turn : undefined}>
            <Link href={`/table/${table.id}`} className={list.open}>
              <b>{voice.say(`game.${table.game}.short`)}</b>
              <span>{table.seats.map(({ name, state }) => (state === 'empty' && name === '' ? '…' : name)).join(', ')}</span>
              <span className="hint">{about(table, voice)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How it stands: free seats, whose turn, and how much time there is. */
function about({ you, yourTurn, status, seats, clock }: ListedTable, voice: ReturnType<typeof useVoice>): string {
  const free = seats.filter(({ open }) => open).length;
  const state =
    you === null && free > 0 ? voice.say('lobby.free', { free }) : voice.say('lobby.status', { status: yourTurn ? 'turn' : status });
  return clock.kind === 'none' ? state : `${state} · ${clockText(clock, voice)}`;
}
