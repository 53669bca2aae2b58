import type { CSSProperties } from 'react';
import { useExplain } from '../pieces/explain.tsx';
import { useTable, useTableState } from '../state/context.tsx';
import type { HeldCard } from '../state/plug.ts';
import s from './Hands.module.css';

/** Everybody's hand at once, in the place of the one hand that is usually seen. */
export function Hands({ hands }: { readonly hands: readonly unknown[] }) {
  const { voice } = useTable();
  const { plug } = useTableState((state) => state);
  return (
    // Scrolling by keyboard needs a stop here.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={`scrolls ${s.hands}`} tabIndex={0} data-testid="hands">
      {hands.map((view, seat) => (
        <section key={seat} style={{ '--tone': plug.colours?.[seat] } as CSSProperties}>
          <h3>{voice.say('replay.hand', { player: voice.name(seat) })}</h3>
          <Hand view={view} />
        </section>
      ))}
    </div>
  );
}

function Hand({ view }: { readonly view: unknown }) {
  const { voice } = useTable();
  const { plug, setting } = useTableState((state) => state);
  const cards = plug.hand?.(view, voice);
  if (cards !== undefined && cards.length > 0)
    return (
      <ul>
        {cards.map((card, index) => (
          <Held key={index} card={card} />
        ))}
      </ul>
    );
  const told = cards === undefined ? plug.account({ view, setting, moves: [] }, voice).find(({ about }) => about === 'hand') : undefined;
  return <p>{told === undefined ? voice.say('replay.hand.none') : voice.list(told.lines)}</p>;
}

function Held({ card: { face, label, note } }: { readonly card: HeldCard }) {
  const help = useExplain(note);
  return (
    <li {...help}>
      <span aria-hidden="true">{face}</span>
      <span className="visually-hidden">{label}</span>
    </li>
  );
}
