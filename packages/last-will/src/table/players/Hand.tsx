/** The viewer's hand; where all choose at once what to keep, the cards to keep are ticked here in secret. */
import { keepLimit, type Move, type PlayerState, type View } from '../../rules/index.ts';
import { useLayout } from '../layout.ts';
import { useState } from 'react';
import { useDeciding, useTable, useTableState } from '@parlour/table-kit/state/context.tsx';
import { useHinted } from '@parlour/table-kit/state/hinted.ts';
import { Piece } from '@parlour/table-kit/pieces/Piece.tsx';
import { Face, Note } from '../faces.tsx';
import { spoken } from '../spoken.ts';
import s from './players.module.css';

export function Hand({ view, player }: { view: View; player: PlayerState }) {
  const hand = withCopies(player.hand);
  if (view.phase !== 'starting' && view.phase !== 'ending') return <Cards hand={hand} />;
  if (player.chosen) return <Kept hand={hand} kept={player.kept} />;
  return <Keeping key={`${view.round} ${view.phase}`} view={view} player={player} hand={hand} />;
}

interface HandCard {
  readonly card: number;
  readonly copy: number;
}

function withCopies(hand: readonly number[]): HandCard[] {
  return hand.map((card, i) => ({ card, copy: hand.slice(0, i).filter((other) => other === card).length }));
}

function name({ card, copy }: HandCard): string {
  return `${card}/${copy}`;
}

type Own = (card: HandCard) => Parameters<typeof Piece>[0]['own'];

function Cards({ hand, own }: { hand: readonly HandCard[]; own?: Own }) {
  const { voice } = useTable();
  const { cards } = useLayout().book.material;
  const many = hand.length > 5;
  return (
    <section
      className={`${s.hand} scrolls-across`}
      aria-label={voice.say('lw.hand')}
      data-place="hand"
      data-many={hand.length > 6 ? 'more' : many ? 'six' : undefined}
      data-seven={hand.length === 7 || undefined}
      style={
        {
          '--n': Math.max(1, hand.length),
          '--half': many ? Math.ceil(hand.length / 2) : hand.length,
          // Six still lie side by side on a phone; of more, a card cut off at the edge shows that there are others.
          '--strip': hand.length > 6 ? 4.5 : Math.max(1, hand.length),
        } as React.CSSProperties
      }
    >
      <h3 className="visually-hidden">{voice.say('lw.hand')}</h3>
      {hand.map(({ card, copy }, i) => (
        // Where cards overlap, their right halves stay in sight: what they cost and spend.
        <div key={`${card}/${copy}`} className={s.held} style={{ zIndex: hand.length - i }}>
          <Piece id={`hand:${card}/${copy}`} label={spoken(cards[card], voice)} explain={<Note card={card} />} own={own?.({ card, copy })}>
            <Face card={card} />
          </Piece>
        </div>
      ))}
      {hand.length === 0 && <p className={s.none}>{voice.say('lw.hand.empty')}</p>}
    </section>
  );
}

/** While others still choose, what one has chosen oneself is to be seen. */
function Kept({ hand, kept }: { hand: readonly HandCard[]; kept: readonly number[] }) {
  const { table } = useTable();
  const chosen = withCopies(kept).map(name);
  return (
    <Cards
      hand={hand}
      own={(card) => ({ legal: false, chosen: chosen.includes(name(card)), touch: () => table.touch(`hand:${name(card)}`) })}
    />
  );
}

function Keeping({ view, player, hand }: { view: View; player: PlayerState; hand: readonly HandCard[] }) {
  const { table, voice } = useTable();
  const deciding = useDeciding();
  // While others' choices are shown, one's own cards can be ticked already.
  const choosing = useTableState(({ now, past }) => past === undefined && now.viewer !== null && now.toAct.includes(now.viewer));
  const [touched, setTouched] = useState<readonly string[]>();
  // From the list of moves, cards are kept one by one.
  const kept = withCopies(player.kept).map(name);
  const all = useTableState(({ now }) => (now.moves as readonly Move[]).some((move) => move.type === 'keepAll'));
  // Whoever may keep everything usually does; fewer are allowed all the same (LW-END-1).
  const wanted = touched ?? (all ? hand.map(name) : []);
  const ticked = [...kept, ...wanted.filter((piece) => !kept.includes(piece))];
  const { book } = useLayout();
  const most = Math.min(keepLimit(view, player, book), hand.length);
  useHinted((moves) => {
    const cards = (moves as readonly Move[]).flatMap((move) => (move.type === 'keep' ? [move.card] : []));
    setTouched(
      (moves as readonly Move[]).some(({ type }) => type === 'keepAll') ? undefined : withCopies([...player.kept, ...cards]).map(name),
    );
  });
  function keep() {
    if (all && ticked.length === hand.length) return table.play({ type: 'keepAll' });
    const more = hand.filter((one) => ticked.includes(name(one)) && !kept.includes(name(one)));
    const moves: Move[] = more.map(({ card }) => ({ type: 'keep', card }));
    table.play(...moves, ...(ticked.length < most ? [{ type: 'keepNoMore' }] : []));
  }
  function touch(piece: string) {
    table.dismiss();
    if (kept.includes(piece)) return;
    const others = ticked.filter((other) => other !== piece && !kept.includes(other));
    setTouched(ticked.includes(piece) ? others : [...others, piece].slice(-(most - kept.length)));
  }
  const starting = view.phase === 'starting';
  const enough = starting ? ticked.length === most : true;
  return (
    <div className={s.keeping}>
      <Cards
        hand={hand}
        own={(card) => ({
          legal: choosing && !kept.includes(name(card)),
          chosen: ticked.includes(name(card)),
          touch: () => choosing && touch(name(card)),
        })}
      />
      <div className={s.ribbon}>
        <span aria-live="polite">{voice.say('lw.keep', { most, ticked: ticked.length })}</span>
        <button
          type="button"
          className={`button ${ticked.length > 0 ? 'primary' : ''}`}
          data-testid="keep"
          data-choice
          aria-keyshortcuts="c"
          disabled={!deciding || !enough}
          onClick={keep}
        >
          {all && ticked.length === hand.length
            ? voice.say('move.keepAll')
            : voice.say('lw.keep.go', { ticked: starting ? most : ticked.length })}
        </button>
      </div>
    </div>
  );
}
