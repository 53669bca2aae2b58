/** What lies before the viewer: money and actions, the board, the hand. */
import type { Move, View } from '../../rules/index.ts';
import { useLayout } from '../layout.ts';
import { useDeciding, useTable, useTableState } from '@parlour/table-kit/state/context.tsx';
import { useExplain } from '@parlour/table-kit/pieces/explain.tsx';
import { Piece } from '@parlour/table-kit/pieces/Piece.tsx';
import { longestWord } from '@parlour/table-kit/pieces/Seat.tsx';
import { Mark } from '../art/Glyph.tsx';
import { Hat } from '../boards/Hat.tsx';
import { Face, Note } from '../faces.tsx';
import { spoken } from '../spoken.ts';
import { Hand } from './Hand.tsx';
import { Job } from './Job.tsx';
import { LeftToDo } from './LeftToDo.tsx';
import { Money, Worth } from './Money.tsx';
import s from './players.module.css';

export function Mine({ view }: { view: View }) {
  const { voice } = useTable();
  const { viewer } = view;
  const player = viewer === null ? undefined : view.players[viewer];
  if (viewer === null || player === undefined) return <p className={s.watching}>{voice.say('lw.watching')}</p>;
  return (
    <div className={s.mine} data-crowded={(player.hand.length > 8 && player.job < 0) || undefined}>
      <Plate view={view} seat={viewer} />
      <Board view={view} seat={viewer} />
      <Hand view={view} player={player} />
    </div>
  );
}

function Plate({ view, seat }: { view: View; seat: number }) {
  const { voice } = useTable();
  const deciding = useDeciding();
  const { book } = useLayout();
  const { doing } = view;
  const answer = doing?.type === 'demote' ? 'decline' : 'done';
  const hasMore = useTableState(({ now }) => (now.moves as readonly Move[]).some(({ type }) => type !== answer));
  const player = view.players[seat];
  if (player === undefined) return null;
  const acting = view.phase === 'actions' && view.turn === seat;
  const ends = acting && deciding && (doing === null || doing.type === 'fair' || doing.type === 'demote');
  return (
    <div className={s.plate} data-place={`seat:${seat}`} data-bankrupt={player.bankrupt || undefined}>
      <p className={s.who}>
        <Hat seat={seat} size={34} silent />
        <span className={s.name} style={{ '--longest': longestWord(voice.name(seat)) } as React.CSSProperties}>
          <b>{voice.name(seat)}</b>
        </span>
        {view.starter === seat && <Mark name="crown" size="1.2em" color="var(--gold)" />}
      </p>
      <p className={s.purse} data-place="purse">
        <Money pounds={player.money} bankrupt={player.bankrupt} large />
        <Worth player={player} book={book} />
      </p>
      <LeftToDo view={view} seat={seat} />
      {player.job >= 0 && <Job player={player} own />}
      {(ends || (view.phase === 'errands' && doing?.type === 'demote' && deciding)) && (
        <Piece id={`${answer}/0`} ends className={`${s.done} ${hasMore ? s.notYet : ''}`} label={voice.say(`lw.${answer}`)}>
          <span aria-hidden="true">{voice.say(`lw.${answer}`)}</span>
        </Piece>
      )}
    </div>
  );
}

function Board({ view, seat }: { view: View; seat: number }) {
  const { voice } = useTable();
  const { book } = useLayout();
  const player = view.players[seat];
  if (player === undefined) return null;
  const spaces = Math.max(player.spaces, player.board.length);
  return (
    <section
      className={`${s.board} scrolls-across`}
      aria-label={voice.say('lw.board')}
      data-empty={player.board.length === 0 || undefined}
      data-many={player.board.length > 6 || undefined}
      style={{ '--n': spaces, '--cards': Math.max(1, player.board.length) } as React.CSSProperties}
    >
      <h3 className="visually-hidden">{voice.say('lw.board')}</h3>
      {player.board.map((played, space) => (
        // A space is a place on the board; the engine numbers them so.
        <div key={space} className={s.space} data-used={played.activated || undefined}>
          <Piece
            id={`space:${space}/0`}
            label={voice.say('lw.space.label', { card: spoken(book.material.cards[played.card], voice), used: String(played.activated) })}
            explain={
              <Note card={played.card} played={played}>
                {played.activated && <p className="hint">{voice.say('lw.used')}</p>}
              </Note>
            }
          >
            <Face card={played.card} played={played} />
          </Piece>
          {played.activated && <span className={s.stamp}>{voice.say('lw.stamp')}</span>}
        </div>
      ))}
      {Array.from({ length: spaces - player.board.length }, (_, i) => (
        <Vacant key={`e${i}`} first={i === 0} />
      ))}
    </section>
  );
}

/** An empty space of the board; a card from the hand can be dropped there. */
function Vacant({ first }: { first: boolean }) {
  const { voice } = useTable();
  const help = useExplain(<p>{voice.say('lw.vacant')}</p>, 'LW-BLACK-1');
  return <span className={s.vacant} data-place={first ? 'vacant' : undefined} data-drop {...help} />;
}
