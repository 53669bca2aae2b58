/** Everybody's boards in full, side by side: money, cards in hand, job, all cards in play; and the one that is touched in words. */
import { cardName, type View } from '../../rules/index.ts';
import { useLayout } from '../layout.ts';
import { useState } from 'react';
import { Dialog } from '@parlour/table-kit/widgets/Dialog.tsx';
import { useTable } from '@parlour/table-kit/state/context.tsx';
import { Hat } from '../boards/Hat.tsx';
import { Face, Note } from '../faces.tsx';
import { Job } from './Job.tsx';
import { HandBacks } from './HandBacks.tsx';
import { Money, Worth } from './Money.tsx';
import s from './players.module.css';

/** A place on a board; without a card, the board itself. */
export interface Asked {
  readonly seat: number;
  readonly space: number | undefined;
}

interface Props {
  readonly view: View;
  /** What was touched. */
  readonly first: Asked;
  readonly onClose: () => void;
}

function intoSight(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

export function Boards({ view, first, onClose }: Props) {
  const { voice } = useTable();
  const [asked, setAsked] = useState(first);
  const seats = view.players.map((_, i) => (first.seat + i) % view.players.length);
  return (
    <Dialog title={voice.say('lw.boards')} onClose={onClose} wide>
      <div className={s.boards}>
        {seats.map((seat) => (
          <Whole key={seat} view={view} seat={seat} asked={asked.seat === seat ? asked.space : undefined} ask={setAsked} />
        ))}
      </div>
    </Dialog>
  );
}

interface WholeProps {
  readonly view: View;
  readonly seat: number;
  readonly asked: number | undefined;
  readonly ask: (asked: Asked) => void;
}

function Whole({ view, seat, asked, ask }: WholeProps) {
  const { voice } = useTable();
  const { book } = useLayout();
  const player = view.players[seat];
  if (player === undefined) return null;
  const free = player.spaces - player.board.length;
  const told = asked === undefined ? undefined : player.board[asked];
  return (
    <section className={s.whole} aria-label={voice.say('lw.board.of', { player: voice.name(seat) })}>
      <h3>
        <Hat seat={seat} size={30} silent /> {voice.name(seat)}
      </h3>
      <div className={s.holds}>
        <Money pounds={player.money} bankrupt={player.bankrupt} />
        <Worth player={player} book={book} />
        <span className={s.fact}>
          <HandBacks hand={player.hand} /> {voice.say('lw.hand.count', { count: player.hand.length })}
        </span>
        {player.job >= 0 && <Job player={player} />}
        <span className="hint">
          {voice.say('lw.board.full', { cards: player.board.length, spaces: player.spaces })}
          {free > 0 && `, ${voice.say('lw.board.free', { free })}`}
        </span>
      </div>
      <div className={s.large}>
        {player.board.map((played, at) => (
          // A space is a place on the board; the engine numbers them so.
          <button
            key={at}
            type="button"
            aria-pressed={at === asked}
            aria-label={cardName(played.card, voice, book)}
            data-used={played.activated || undefined}
            onClick={() => ask({ seat, space: at })}
          >
            <Face card={played.card} played={played} />
            {played.activated && <span className={s.stamp}>{voice.say('lw.stamp')}</span>}
          </button>
        ))}
        {player.board.length === 0 && <p className="hint">{voice.say('lw.board.empty')}</p>}
      </div>
      {told !== undefined && (
        <div key={asked} ref={intoSight} className={s.told}>
          <Note card={told.card} played={told}>
            {told.activated && <p className="hint">{voice.say('lw.used')}</p>}
          </Note>
        </div>
      )}
    </section>
  );
}
