import type { TableHandle } from '@parlour/server/client';
import { Link } from 'wouter';
import { useTable, useTableState } from '../table/context.tsx';
import { troubleOf } from '../table/store.ts';
import s from './Banner.module.css';
import { server } from './client.ts';

/** What stands between us and the game: a lost line, a bot in my seat, somebody who asks to take something back. */
export function Banner({ id, handle }: { id: string; handle: TableHandle }) {
  const { table, voice } = useTable();
  const { online, now } = useTableState((state) => state);
  if (online === undefined) return null;
  const fail = (error: unknown) => table.store.setState({ notice: { kind: 'trouble', trouble: troubleOf(error) } });
  const { asked, line, away, rematch } = online;
  if (line !== 'open') return <output className={s.banner}>{voice.say('online.line', { line })}</output>;
  if (away)
    return (
      <div className={s.banner} role="alert">
        {voice.say('online.away')}{' '}
        <button type="button" className="button small primary" onClick={() => void server().http.takeBack(id).catch(fail)}>
          {voice.say('online.take-back')}
        </button>
      </div>
    );
  if (asked !== undefined) {
    const mayAnswer = now.viewer !== null && !asked.agreed.includes(now.viewer) && asked.seat !== now.viewer;
    return (
      <div className={s.banner} role="alert" data-testid="undo-request">
        {voice.say(mayAnswer ? 'online.asked' : 'online.asking', { player: voice.name(asked.seat), back: asked.back })}
        {mayAnswer && (
          <>
            <button type="button" className="button small primary" onClick={() => void handle.answerUndo(true).catch(fail)}>
              {voice.say('online.agree')}
            </button>
            <button type="button" className="button small" onClick={() => void handle.answerUndo(false).catch(fail)}>
              {voice.say('online.refuse')}
            </button>
          </>
        )}
      </div>
    );
  }
  if (rematch !== undefined)
    return (
      <div className={s.banner}>
        {voice.say('online.rematch')}{' '}
        <Link href={`/table/${rematch}`} className="button small primary">
          {voice.say('online.rematch.go')}
        </Link>
      </div>
    );
  return null;
}
