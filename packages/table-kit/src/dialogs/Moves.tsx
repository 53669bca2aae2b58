import { Dialog } from '../widgets/Dialog.tsx';
import { useTable, useTableState } from '../state/context.tsx';
import s from './Moves.module.css';

/** Every legal move in words: the whole table for those who would rather read or hear it. */
export function Moves({ onClose }: { onClose: () => void }) {
  const { table, voice } = useTable();
  const { game, now } = useTableState((state) => state);
  return (
    <Dialog title={voice.say('moves.title', { count: now.moves.length })} onClose={onClose}>
      {now.moves.length === 0 && <p>{game.text.prompt(now.view, voice)}</p>}
      <ul className={s.moves}>
        {now.moves.map((move) => (
          <li key={JSON.stringify(move)}>
            <button
              type="button"
              onClick={() => {
                onClose();
                table.play(move);
              }}
            >
              {game.text.move(move, now.view, voice)}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
