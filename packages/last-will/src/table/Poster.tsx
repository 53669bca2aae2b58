import { lastWill, material, nameOfCard } from '../rules/index.ts';
import { useVoice } from '@parlour/table-kit/reader/voice.ts';
import { Sprite } from './art/Sprite.tsx';
import { CardFace } from './cards/CardFace.tsx';
import s from './Poster.module.css';

const shown = ['dinner', 'ball', 'manor-1', 'reservation', 'sea-dog', 'horse'];

/** A hand of cards, fanned out on the cloth. */
export default function Poster() {
  const voice = useVoice(lastWill.text.catalogues);
  return (
    <div className={s.poster} aria-hidden="true">
      <Sprite />
      {shown.map((id, i) => {
        const card = material.cards.find((one) => one.id === id);
        if (card === undefined) return null;
        return (
          <div key={id} className={s.card} style={{ '--i': i - (shown.length - 1) / 2 } as React.CSSProperties}>
            <CardFace card={card} name={nameOfCard(card, voice)} />
          </div>
        );
      })}
    </div>
  );
}
