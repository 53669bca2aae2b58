import type { TableHandle } from '@parlour/client';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useAction } from '@parlour/table-kit/widgets/action.ts';
import { useTable, useTableState } from '@parlour/table-kit/state/context.tsx';
import s from './Banner.module.css';
import { server } from '../client.ts';
import { talkOf } from './talk.ts';

/** So long before my time is up I am warned, and so long news stay in sight. */
const LOW = 30_000;
const PASSING = 7_000;

interface Props {
  readonly id: string;
  readonly handle: TableHandle;
  /** The number up to which the chat has been read. */
  readonly read: number;
  readonly rematch: () => Promise<void>;
}

/** What stands between us and the game, and under it for a while what was just said. */
export function Banner({ id, handle, read, rematch }: Props) {
  return (
    <div className={s.banners}>
      <Standing id={id} handle={handle} rematch={rematch} />
      <Passing handle={handle} read={read} />
    </div>
  );
}

/** A lost line, a bot in my seat, somebody who asks to take something back, a new game: the first of these that is so. */
function Standing({ id, handle, rematch }: Omit<Props, 'read'>) {
  const { table, voice } = useTable();
  const { online, now } = useTableState((state) => state);
  const { act: tried } = useAction(table.complain);
  const { info } = handle.snapshot();
  if (online === undefined || info === undefined) return null;
  const { asked, line, unsent, away } = online;
  if (line !== 'open')
    return (
      <Bar>
        {voice.say('online.line', { line })} {unsent && voice.say('online.unsent')}
      </Bar>
    );
  if (info.status === 'closed' && info.tournament === null) return <Bar>{voice.say('online.closed')}</Bar>;
  if (away && info.status === 'playing')
    return (
      <Bar>
        {voice.say('online.away')}
        <button type="button" className="button small primary" onClick={() => tried(() => server().http.takeBack(id))}>
          {voice.say('online.take-back')}
        </button>
      </Bar>
    );
  if (asked !== undefined) {
    const mayAnswer = now.viewer !== null && !asked.agreed.includes(now.viewer) && asked.seat !== now.viewer;
    return (
      <Bar testId="undo-request">
        {voice.say(mayAnswer ? 'online.asked' : 'online.asking', {
          player: voice.name(asked.seat),
          back: asked.back,
          mine: asked.seat === now.viewer,
        })}
        {mayAnswer && (
          <>
            <button type="button" className="button small primary" onClick={() => tried(() => handle.answerUndo(true))}>
              {voice.say('online.agree')}
            </button>
            <button type="button" className="button small" onClick={() => tried(() => handle.answerUndo(false))}>
              {voice.say('online.refuse')}
            </button>
          </>
        )}
        {asked.seat === now.viewer && (
          <button type="button" className="button small" onClick={() => tried(() => handle.answerUndo(false))}>
            {voice.say('online.withdraw')}
          </button>
        )}
      </Bar>
    );
  }
  if (online.rematch !== undefined && now.viewer !== null)
    return (
      <Bar>
        {voice.say('online.rematch')}
        <button type="button" className="button small primary" onClick={() => tried(rematch)}>
          {voice.say('online.rematch.go')}
        </button>
      </Bar>
    );
  if (info.tournament !== null && (info.status === 'over' || info.status === 'closed'))
    return (
      <Bar>
        {voice.say('online.tournament')}
        <Link href={`/tournament/${info.tournament}`} className="button small primary" data-testid="to-tournament">
          {voice.say('online.tournament.go')}
        </Link>
      </Bar>
    );
  const shared = info.deal?.id ?? null;
  if (shared !== null && info.status === 'over')
    return (
      <Bar>
        {voice.say('online.shared')}
        <Link href={`/deal/${shared}`} className="button small primary" data-testid="to-deal">
          {voice.say('online.shared.go')}
        </Link>
      </Bar>
    );
  return <LowTime />;
}

function Bar({ children, testId = 'banner' }: { children: ReactNode; testId?: string }) {
  return (
    <div className={s.banner} role="alert" data-testid={testId}>
      {children}
    </div>
  );
}

function LowTime() {
  const { voice } = useTable();
  const { online, now } = useTableState((state) => state);
  const time = useTime(Date.now);
  const { clocks } = online ?? {};
  const left = now.viewer === null ? null : clocks?.left[now.viewer];
  if (clocks === undefined || now.viewer === null || typeof left !== 'number' || !clocks.running.includes(now.viewer)) return null;
  const remaining = left - (time - clocks.heard);
  if (remaining > LOW) return null;
  return (
    <output className={`${s.banner} ${s.low}`} data-testid="low-time">
      {voice.say('online.low', { seconds: Math.max(0, Math.ceil(remaining / 1000)) })}
    </output>
  );
}

/** The latest thing that others said or did, until the chat is open or a few seconds have passed. */
function Passing({ handle, read }: { handle: TableHandle; read: number }) {
  const { voice } = useTable();
  const viewer = useTableState(({ now, online }) => (online === undefined ? null : now.viewer));
  const isAsked = useTableState(({ online }) => online?.asked !== undefined);
  const time = useTime(serverTime);
  const { history } = handle.snapshot();
  const last = talkOf(history, voice).findLast(({ number, seat }) => number > read && seat !== viewer);
  if (last === undefined || time - last.at > PASSING) return null;
  // What is to be answered stands above already.
  if (isAsked && last.number === history.findLast(({ kind }) => kind === 'ask')?.number) return null;
  return (
    <output className={`${s.banner} ${s.passing}`} data-testid="passing">
      {last.speaker !== undefined && <b>{last.speaker}:</b>} {last.text}
    </output>
  );
}

const serverTime = () => server().now();

/** The time by a clock, every second. */
function useTime(clock: () => number): number {
  const [time, setTime] = useState(clock);
  useEffect(() => {
    const timer = setInterval(() => setTime(clock()), 1000);
    return () => clearInterval(timer);
  }, [clock]);
  return time;
}
