import { useDeferredValue, useEffect, useMemo, useRef } from 'react';
import type { Told } from '../state/situation.ts';
import { useShown, useTable, useTableState } from '../state/context.tsx';
import { lines } from './lines.ts';
import s from './Log.module.css';

/** More lines than this fit on no screen. */
const AT_ONCE = 30;

/** What happened, in the reader's words; an entry shows the table as it stood then. */
export function Log() {
  const { table, voice } = useTable();
  const { opening, told, game, now } = useTableState((state) => state);
  const shown = useShown();
  // The end of a long log is there at once, the rest when there is time.
  const written = useDeferredValue(told, told.slice(-AT_ONCE));
  const list = useRef<HTMLOListElement>(null);
  const beginning = useMemo(() => lines(opening, game, voice), [opening, game, voice]);
  useEffect(() => {
    if (shown.number === now.number && written.length > 0) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [shown.number, now.number, written]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ol ref={list} className={s.log} tabIndex={0} aria-label={voice.say('log.title')} data-testid="log">
      {beginning.length > 0 && (
        <li className={s.entry} data-now={shown.number === 0 || undefined}>
          <button type="button" onClick={() => table.look(0)}>
            {beginning.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </button>
        </li>
      )}
      {written.map((step) => (
        <Entry key={step.number} step={step} now={shown.number === step.number} />
      ))}
    </ol>
  );
}

function Entry({ step, now }: { step: Told; now: boolean }) {
  const { table, voice } = useTable();
  const { game } = useTableState((state) => state);
  const said = useMemo(() => lines(step.events, game, voice), [step, game, voice]);
  if (said.length === 0) return null;
  return (
    <li className={s.entry} data-now={now || undefined} data-seat={step.seat}>
      <button type="button" onClick={() => table.look(step.number)} title={voice.say('log.look')}>
        {said.map((line, i) => (
          // Lines of one step never change their order.
          <span key={i}>{line}</span>
        ))}
      </button>
    </li>
  );
}
