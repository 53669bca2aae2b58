import { createContext, type ReactNode } from 'react';
import prompt from '../prompt/Prompt.module.css';
import { Hands } from '../replay/Hands.tsx';
import { useShown, useTable } from '../state/context.tsx';
import s from './Frame.module.css';

/** What a picture of the table says: at the side, and below the board. Inside of this, a table is drawn as a picture. */
export interface Caption {
  readonly side: ReactNode;
  readonly below: ReactNode;
}

export const AsPicture = createContext<Caption | undefined>(undefined);

interface Props {
  readonly game: string;
  readonly status: ReactNode;
  readonly seats: ReactNode;
  readonly board: ReactNode;
  readonly caption: Caption;
}

/** The same arrangement as at the table, without anything to be pressed, and with no hand unless all are open. */
export function PictureFrame({ game, status, seats, board, caption: { side, below } }: Props) {
  const { voice } = useTable();
  const { hands } = useShown();
  return (
    <div className={s.frame} data-game={game}>
      <header className={s.top}>
        <h1 className={s.title}>{voice.say('short')}</h1>
        <div className={s.status}>{status}</div>
      </header>
      <section className={s.seats}>{seats}</section>
      <main className={s.board}>{board}</main>
      <section className={prompt.prompt}>
        <p className={prompt.sentence}>{below}</p>
      </section>
      <section className={s.mine}>{hands !== undefined && <Hands hands={hands} />}</section>
      <div className={s.right}>
        <aside className={s.side}>{side}</aside>
      </div>
    </div>
  );
}
