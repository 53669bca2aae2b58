/** The card offering board: a card, and below it the space of the errand that takes it. */
import type { View } from '../../rules/index.ts';
import { useLayout } from '../layout.ts';
import { useTable } from '@parlour/table-kit/state/context.tsx';
import { useExplain } from '@parlour/table-kit/pieces/explain.tsx';
import { Piece } from '@parlour/table-kit/pieces/Piece.tsx';
import { Face, Note } from '../faces.tsx';
import { spoken } from '../spoken.ts';
import { CardBack } from '../cards/CardBack.tsx';
import s from './boards.module.css';
import { Stand } from './Hat.tsx';

export function Offer({ view }: { view: View }) {
  const { voice } = useTable();
  const { slots, spaces } = useLayout();
  const shared = slots.flatMap((slot, index) => (slot.shared ? [index] : []));
  const single = slots.flatMap((slot, index) => (slot.shared ? [] : [index]));
  const spaceOf = (slot: number) => spaces.findIndex((space) => space.errand === 'take' && space.slot === slot);
  const sharedStands = spaces.flatMap((space, index) => (space.errand === 'take' && space.slot < 0 ? [index] : []));
  // The frame around those that are shared takes some room too.
  const cards = slots.length + (shared.length > 0 ? 0.35 : 0);
  return (
    <section
      className={s.offer}
      aria-label={voice.say('lw.offer')}
      style={{ '--n': cards, '--half': Math.ceil(cards / 2) } as React.CSSProperties}
    >
      <h3 className="visually-hidden">{voice.say('lw.offer')}</h3>
      {shared.length > 0 && (
        <div className={s.group}>
          <div className={s.groupCards}>
            {shared.map((slot) => (
              <Slot key={slot} view={view} slot={slot} />
            ))}
          </div>
          <div className={s.stands} title={voice.say('lw.shared')}>
            {sharedStands.map((space) => (
              <Stand key={space} seat={view.figures[space]} space={space} />
            ))}
          </div>
        </div>
      )}
      {single.map((slot) => (
        <div key={slot} className={s.slot}>
          <Slot view={view} slot={slot} />
          <Stand seat={view.figures[spaceOf(slot)]} space={spaceOf(slot)} />
        </div>
      ))}
    </section>
  );
}

function Slot({ view, slot }: { view: View; slot: number }) {
  const { voice } = useTable();
  const { slots, book } = useLayout();
  const card = view.offer[slot] ?? -1;
  if (card < 0) return <Taken slot={slot} deck={slots[slot]?.decks[view.round] ?? -1} />;
  return (
    <Piece
      id={`slot:${slot}/0`}
      className={s.card}
      label={voice.say('lw.take.label', { card: spoken(book.material.cards[card], voice) })}
      explain={<Note card={card} />}
    >
      <Face card={card} />
    </Piece>
  );
}

/** Where a card lay: of which deck it was. */
function Taken({ slot, deck }: { slot: number; deck: number }) {
  const { voice } = useTable();
  const help = useExplain(
    <div className={s.note}>
      <b>{voice.say('lw.taken')}</b>
      {deck >= 0 && <p>{voice.say(`deck.${deck}`)}</p>}
    </div>,
    'LW-ERR-4',
  );
  return (
    <div className={s.empty} data-place={`slot:${slot}/0`} {...help}>
      {deck >= 0 && <CardBack deck={deck} />}
    </div>
  );
}
