import { useEffect, useRef } from 'react';
import { useTable, useTableState } from './context.tsx';
import s from './Curtain.module.css';

/** Between two people at one screen: nothing of anybody's hand until the next one says it is them. */
export function Curtain() {
  const { table, voice } = useTable();
  const curtain = useTableState((state) => state.curtain);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  if (curtain === undefined) return null;
  const player = voice.name(curtain);
  return (
    <div className={s.curtain} role="dialog" aria-modal="true" aria-label={voice.say('curtain.title', { player })}>
      <div className={s.card}>
        <p className={s.lead}>{voice.say('curtain.lead')}</p>
        <h2>{player}</h2>
        <p>{voice.say('curtain.title', { player })}</p>
        <button ref={button} type="button" className="button primary" onClick={table.liftCurtain} data-testid="lift-curtain">
          {voice.say('curtain.lift', { player })}
        </button>
      </div>
    </div>
  );
}
