/** A board of the card offer: from which deck each space is dealt, and from which round on. */
import { DECKS, type Material, type OfferSpace } from '../../rules/index.ts';
import { CardBack } from '../cards/CardBack.tsx';
import s from './Entry.module.css';

type Board = Pick<Material['offer']['2-3'], 'spaces' | 'group'>;

export function OfferFace({ board: { spaces, group } }: { board: Board }) {
  return (
    <div className={s.offer}>
      <Spaces spaces={spaces} />
      {group !== undefined && (
        <div className={s.group}>
          <Spaces spaces={group.spaces} />
        </div>
      )}
    </div>
  );
}

function Spaces({ spaces }: { spaces: readonly OfferSpace[] }) {
  return spaces.map((space, i) => (
    // Spaces stay where they are printed.
    <span key={i} className={s.space}>
      {space.map(({ from, deck }) => (
        <span key={from}>
          <CardBack deck={DECKS.indexOf(deck)} />
          {space.length > 1 && <b>{from}+</b>}
        </span>
      ))}
    </span>
  ));
}
