import type { Seat as SeatNumber } from '@parlour/kernel';
import type { ReactNode } from 'react';
import { Icon } from '../widgets/Icon.tsx';
import { Clock } from './Clock.tsx';
import { useShown, useTable, useTableState } from '../state/context.tsx';
import { useExplain } from './explain.tsx';
import s from './Seat.module.css';

interface Props {
  readonly seat: SeatNumber;
  /** Points, or whatever is compared in the end, as it is written there. */
  readonly score: number | string;
  /** What that is, where it is not simply points. */
  readonly about?: string;
  /** In short: cards in hand and such. */
  readonly facts?: ReactNode;
  /** What lies before this player. */
  readonly children?: ReactNode;
}

/** A player at the table: who, how many points, whether they decide now. */
export function Seat({ seat, score, about, facts, children }: Props) {
  const { voice } = useTable();
  const { players, online, plug } = useTableState((state) => state);
  const shown = useShown();
  const deciding = shown.toAct.includes(seat);
  const player = players[seat];
  const status = online?.seats[seat];
  const words = about ?? voice.say('seat.points', { points: score });
  const help = useExplain(<p>{words}</p>);
  return (
    <article
      className={s.seat}
      data-place={`seat:${seat}`}
      data-deciding={deciding || undefined}
      data-me={seat === shown.viewer || undefined}
      aria-label={voice.name(seat)}
      style={{ '--tone': plug.colours?.[seat] } as React.CSSProperties}
    >
      <header className={s.head}>
        <span className={s.face} data-online={status}>
          <Icon name={player?.bot === undefined ? 'person' : 'vintage-robot'} size="1.1em" />
        </span>
        <span className={s.who}>
          <span className={s.name} style={{ '--longest': longestWord(voice.name(seat)) } as React.CSSProperties} title={voice.name(seat)}>
            {voice.name(seat)}
            {deciding && <span className="visually-hidden"> {voice.say('seat.deciding')}</span>}
          </span>
          <Clock seat={seat} />
        </span>
        <span className={s.facts}>{facts}</span>
        <span className={s.score} {...help}>
          <span aria-hidden="true">{score}</span>
          <span className="visually-hidden">{about === undefined ? words : score}</span>
        </span>
      </header>
      {children}
    </article>
  );
}

/** Names break between words, and become small before a word of them does. */
export function longestWord(name: string): number {
  return Math.max(...name.split(/[\s-]+/).map(({ length }) => length));
}
