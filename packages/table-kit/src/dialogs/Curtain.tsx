import { useEffect, useRef } from 'react';
import { useTable, useTableState } from '../state/context.tsx';
import s from './Curtain.module.css';

/** Between two people at one screen: nothing of anybody's hand until the next one says it is them. */
export function Curtain() {
  const curtain = useTableState((state) => state.curtain);
  return curtain === undefined ? null : <Closed seat={curtain} />;
}

function Closed({ seat }: { seat: number }) {
  const { table, voice } = useTable();
  const dialog = useRef<HTMLDialogElement>(null);
  const player = voice.name(seat);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={s.curtain}
      aria-label={voice.say('curtain.title', { player })}
      onCancel={(event) => event.preventDefault()}
    >
      <div className={s.card}>
        <p className={s.lead}>{voice.say('curtain.lead')}</p>
        <h2>{player}</h2>
        <p>{voice.say('curtain.title', { player })}</p>
        <button type="button" className="button primary" onClick={table.liftCurtain} data-testid="lift-curtain">
          {voice.say('curtain.lift', { player })}
        </button>
      </div>
    </dialog>
  );
}
