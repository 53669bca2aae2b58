import { alhambra, buildings, buildingTypes } from '../rules/index.ts';
import { useVoice } from '@parlour/table-kit/reader/voice.ts';
import { Sprite } from './art/Sprite.tsx';
import { BuildingCard } from './cards/BuildingCard.tsx';
import s from './Poster.module.css';

/** The six kinds of building, fanned out before the court. */
export default function Poster() {
  const voice = useVoice(alhambra.text.catalogues);
  return (
    <div className={s.poster} aria-hidden="true">
      <Sprite />
      {buildingTypes.map((type, kind) => (
        <div key={type} className={s.card} style={{ '--i': kind - 2.5 } as React.CSSProperties}>
          <BuildingCard
            kind={kind}
            price={buildings.findLast((card) => card.type === type)?.price ?? 0}
            name={voice.say(`building.${type}`)}
          />
        </div>
      ))}
    </div>
  );
}
