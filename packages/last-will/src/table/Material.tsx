/** The three kinds of border, each with some cards. */
import { useTable } from '@parlour/table-kit/state/context.tsx';
import { Face, useMaterial } from './faces.tsx';
import s from './Material.module.css';

const shown = {
  white: ['dinner', 'boat-trip-company', 'ball'],
  black: ['reservation', 'tailor', 'manor-1'],
  slate: ['dog', 'chef', 'wild'],
} as const;

export function Material() {
  const { voice } = useTable();
  const { cards } = useMaterial();
  return (Object.keys(shown) as (keyof typeof shown)[]).map((border) => (
    <figure key={border} className={s.row}>
      <figcaption>{voice.say(`lw.material.${border}`)}</figcaption>
      <div>
        {shown[border].map((id) => {
          const card = cards.findIndex((one) => one.id === id);
          return card < 0 ? null : <Face key={id} card={card} />;
        })}
      </div>
    </figure>
  ));
}
