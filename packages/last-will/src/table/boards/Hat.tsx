import { initials } from '@parlour/table-kit/pieces/initials.ts';
import { useTable, useTableState } from '@parlour/table-kit/state/context.tsx';
import { playerTones } from '../art/tones.ts';
import s from './boards.module.css';

interface Props {
  readonly seat: number;
  readonly size?: number;
  /** Its name where a hat comes flying to it. */
  readonly piece?: string;
  /** Beside the name it need not be said again. */
  readonly silent?: boolean;
}

/** A player's errand boy: a hat in the player's colour with what stands for the name. */
export function Hat({ seat, size = 34, piece, silent = false }: Props) {
  const { voice } = useTable();
  const tone = playerTones[seat] ?? playerTones[0];
  const name = voice.name(seat);
  const players = useTableState((state) => state.players);
  const mark = initials(players.map((player) => player.name))[seat] ?? '';
  return (
    <span className={s.hat} data-piece={piece} title={name} style={{ width: `calc(${size} * var(--u))` }}>
      <svg viewBox="0 0 40 34" aria-hidden="true">
        <use href="#lw-hat" width="40" height="34" fill={tone?.main} />
        <text x="20" y="15.500" fill={tone?.ink} data-long={mark.length > 1 || undefined}>
          {mark}
        </text>
      </svg>
      {!silent && <span className="visually-hidden">{name}</span>}
    </span>
  );
}

/** A space where an errand boy may stand, by its number on the table. */
export function Stand({ seat, space }: { seat: number | undefined; space: number }) {
  return (
    <span className={s.stand} data-place={`stand:${space}`}>
      {seat !== undefined && seat >= 0 && <Hat seat={seat} size={30} piece={`hat:${space}`} />}
    </span>
  );
}
