import { cardName } from '../../rules/index.ts';
import { useTable } from '@parlour/table-kit/state/context.tsx';
import type { InPlay } from '../cards/CardFace.tsx';
import { Face } from '../faces.tsx';
import { useLayout } from '../layout.ts';
import s from './pictures.module.css';

/** A card of the picture, by its id; in play, with its tokens (dog 0, horse 1, guest 2, chef 3) and the step that its value has fallen to. */
export type Shown = string | (InPlay & { readonly card: string });

/** Some cards side by side, with a line of what they show. */
export function Cards({ shown, caption }: { shown: readonly Shown[]; caption: string }) {
  const { voice } = useTable();
  const { book } = useLayout();
  const numbers = book.material.cards.map(({ id }) => id);
  const faces = shown.flatMap((each) => {
    const { card: id, ...played } = typeof each === 'string' ? { card: each } : each;
    const card = numbers.indexOf(id);
    // A pack may leave some of them out.
    return card < 0 ? [] : [{ card, played: 'step' in played ? played : undefined }];
  });
  if (faces.length === 0) return null;
  return (
    <figure className={s.cards}>
      <p className="visually-hidden">{voice.list(faces.map(({ card }) => cardName(card, voice, book)))}</p>
      <div>
        {faces.map(({ card, played }, i) => (
          <Face key={i} card={card} played={played} />
        ))}
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
