/** The decks and what is left of them: an unknown card is drawn here, and so are the cards of a plan. */
import { DECKS, NEW_SPECIALS, REGULAR, SPECIALS, type View } from '../../rules/index.ts';
import { useLayout } from '../layout.ts';
import { useTable, useTableState } from '@parlour/table-kit/state/context.tsx';
import { useExplain } from '@parlour/table-kit/pieces/explain.tsx';
import { Piece } from '@parlour/table-kit/pieces/Piece.tsx';
import { CardBack } from '../cards/CardBack.tsx';
import { Drawing } from '../decisions/Drawing.tsx';
import s from './boards.module.css';

export function Decks({ view }: { view: View }) {
  const { voice } = useTable();
  const isPast = useTableState(({ past }) => past !== undefined);
  const { parts } = useLayout();
  // It stays while cards fly: a split that is being declared deck by deck must not be forgotten.
  if (view.doing?.type === 'draw' && view.turn === view.viewer && !isPast) return <Drawing view={view} doing={view.doing} />;
  const rows = DECKS.slice(0, REGULAR).map((_, deck) => deck);
  return (
    <section className={s.decks} aria-label={voice.say('lw.decks')}>
      <p className={s.plaque}>
        <span className={s.signName}>{voice.say('lw.errand.unknown')}</span>
      </p>
      <div className={s.piles} data-six={parts.cards || undefined}>
        {rows.map((deck) => (
          <Piece
            key={deck}
            id={`deck:${deck}/0`}
            className={s.pile}
            label={voice.say('lw.deck.label', {
              deck: voice.say(`deck.${deck}`),
              count: view.decks[deck] ?? 0,
              discards: view.discards[deck] ?? 0,
            })}
            explain={
              <div className={s.note}>
                <b>{voice.say(`deck.${deck}`)}</b>
                <p>{voice.say('lw.deck.about', { count: view.decks[deck] ?? 0, discards: view.discards[deck] ?? 0 })}</p>
                <p className="hint">{voice.say('lw.errand.unknown.label')}</p>
              </div>
            }
          >
            <CardBack deck={deck} />
            <span className={s.count} aria-hidden="true">
              {view.decks[deck]}
            </span>
            <span
              className={s.discards}
              data-place={`discards:${deck}`}
              data-none={view.discards[deck] === 0 || undefined}
              aria-hidden="true"
            />
          </Piece>
        ))}
        {[SPECIALS, ...(parts.cards ? [NEW_SPECIALS] : [])].map((deck) => (
          <Specials key={deck} deck={deck} count={view.decks[deck] ?? 0} />
        ))}
      </div>
    </section>
  );
}

/** Special cards: they come to the offer, nobody draws them. */
function Specials({ deck, count }: { deck: number; count: number }) {
  const { voice } = useTable();
  const name = voice.say(`deck.${deck}`);
  const help = useExplain(
    <div className={s.note}>
      <b>{name}</b>
      <p>{voice.say('lw.deck.specials', { count })}</p>
    </div>,
    'LW-SETUP-5',
  );
  return (
    <div className={s.pile} data-place={`deck:${deck}/0`} {...help}>
      <span className="visually-hidden">{voice.say('lw.deck.label', { deck: name, count, discards: 0 })}</span>
      <CardBack deck={deck} />
      <span className={s.count} aria-hidden="true">
        {count}
      </span>
    </div>
  );
}
