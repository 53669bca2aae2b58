import { material } from '../rules/index.ts';
import { useVoice } from '@parlour/table-kit/reader/voice.ts';
import { Sprite } from './art/Sprite.tsx';
import { CardFace } from './cards/CardFace.tsx';
import { nameOf } from './faces.tsx';
import s from './Poster.module.css';
import { text } from './text/index.ts';

const shown = ['dinner', 'ball', 'manor-1', 'reservation', 'sea-dog', 'horse'];

/** A hand of cards, fanned out on the cloth. */
export default function Poster() {
  const voice = useVoice(text);
  return (
    <div className={s.poster} aria-hidden="true">
      <Sprite />
      {shown.map((id, i) => {
        const card = material.cards.find((one) => one.id === id);
        if (card === undefined) return null;
        return (
          <div key={id} className={s.card} style={{ '--i': i - (shown.length - 1) / 2 } as React.CSSProperties}>
            <CardFace card={card} name={nameOf(card, voice)} />
          </div>
        );
      })}
    </div>
  );
}
