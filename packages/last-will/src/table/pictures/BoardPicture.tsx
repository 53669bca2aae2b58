import { type Scene, Still } from '@parlour/table-kit/book/Still.tsx';
import type { ComponentType } from 'react';
import type { View } from '../../rules/index.ts';
import { useView } from '../faces.tsx';
import s from './pictures.module.css';

interface Props {
  readonly scene: Scene;
  readonly Board: ComponentType<{ view: View }>;
  readonly caption: string;
  /** Small screens scroll a board that is wider. */
  readonly wide?: boolean;
}

/** A board as it lies on the table, in a position of its own. */
export function BoardPicture({ scene, Board, caption, wide = false }: Props) {
  return (
    <figure className={s.board} data-game="last-will" data-wide={wide || undefined}>
      <Still scene={scene}>
        <div className={s.frame}>
          <div inert>
            <Shown Board={Board} />
          </div>
        </div>
      </Still>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

function Shown({ Board }: Pick<Props, 'Board'>) {
  return <Board view={useView()} />;
}
