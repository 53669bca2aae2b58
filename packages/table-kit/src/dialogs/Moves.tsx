import { useMemo } from 'react';
import { Dialog } from '../widgets/Dialog.tsx';
import { useTable, useTableState } from '../state/context.tsx';
import { sceneOf, worldOf } from '../state/store.ts';
import s from './Moves.module.css';

/** Every legal move in words, and then all that is on the table: the whole game for those who would rather read or hear it. */
export function Moves({ onClose }: { onClose: () => void }) {
  const { voice } = useTable();
  const state = useTableState((all) => all);
  const { game, plug, now, setting } = state;
  const unwise = useMemo(
    () => (now.viewer === null || now.moves.length === 0 ? [] : (game.wasteful?.(worldOf({ game, setting }, now), now.viewer) ?? [])),
    [game, setting, now],
  );
  const parts = useMemo(() => plug.account(sceneOf({ now, setting }), voice), [plug, now, setting, voice]);
  return (
    <Dialog title={voice.say('moves.title', { count: now.moves.length })} onClose={onClose}>
      <p>{game.text.prompt(now.view, voice)}</p>
      <Choices moves={now.moves} onClose={onClose} />
      {unwise.length > 0 && (
        <details>
          <summary>{voice.say('moves.unwise', { count: unwise.length })}</summary>
          <Choices moves={unwise} onClose={onClose} />
        </details>
      )}
      {parts.map(({ title, lines }) => (
        <section key={title} className={s.part}>
          <h3>{title}</h3>
          <ul>
            {lines.map((line, i) => (
              // Two alike may lie side by side.
              <li key={i}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
    </Dialog>
  );
}

function Choices({ moves, onClose }: { moves: readonly unknown[]; onClose: () => void }) {
  const { table, voice } = useTable();
  const { game, plug, now } = useTableState((state) => state);
  const called = useMemo(() => moves.map((move) => game.text.move(move, now.view, voice)), [moves, game, now, voice]);
  const isShared = (name: string) => called.indexOf(name) !== called.lastIndexOf(name);
  return (
    <ul className={s.moves}>
      {moves.map((move, i) => (
        <li key={JSON.stringify(move)}>
          <button
            type="button"
            onClick={() => {
              onClose();
              table.play(move);
            }}
          >
            {called[i]}
            {isShared(called[i] ?? '') && plug.apart !== undefined && ` (${plug.apart(move, now.view, voice)})`}
          </button>
        </li>
      ))}
    </ul>
  );
}
