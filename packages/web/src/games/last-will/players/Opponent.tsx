/** Another player: money, cards, actions, the board in small; in full when asked for. */
import { deckOfBack, REGULAR, scoreOf, tableOf, type View } from '@parlour/last-will';
import { useState } from 'react';
import { Dialog } from '../../../app/Dialog.tsx';
import { Icon } from '../../../app/Icon.tsx';
import { useTable } from '../../../table/context.tsx';
import { useExplain } from '../../../table/explain.tsx';
import { Seat } from '../../../table/Seat.tsx';
import { HourglassMark, Mark } from '../art/Glyph.tsx';
import { tones } from '../art/tones.ts';
import { Hat } from '../boards/Hat.tsx';
import { Face, Note } from '../faces.tsx';
import { Chip } from './Chip.tsx';
import { Job } from './Job.tsx';
import { Money } from './Money.tsx';
import s from './players.module.css';

export function Opponent({ view, seat }: { view: View; seat: number }) {
  const { voice } = useTable();
  const [open, setOpen] = useState(false);
  const { book } = tableOf(view);
  const player = view.players[seat];
  if (player === undefined) return null;
  // One or two others leave room for whole cards, unless they have very many.
  const whole = player.board.length <= (view.players.length === 2 ? 9 : view.players.length === 3 ? 6 : 0);
  const free = Math.max(0, player.spaces - player.board.length);
  const acting = view.phase === 'actions' && player.actions > 0;
  return (
    <div className={s.opponent} data-bankrupt={player.bankrupt || undefined}>
      <Seat
        seat={seat}
        score={scoreOf(player, book.faces)}
        facts={
          <>
            {view.starter === seat && (
              <span title={voice.say('lw.starter')}>
                <Mark name="crown" size="1.1em" color="var(--gold)" />
                <span className="visually-hidden">{voice.say('lw.starter')}</span>
              </span>
            )}
            <Money pounds={player.money} bankrupt={player.bankrupt} place={`purse:${seat}`} />
          </>
        }
      >
        <div className={s.row}>
          <Hat seat={seat} size={30} />
          <HandBacks hand={player.hand} place={`backs:${seat}`} />
          {acting && (
            <span className={s.fact} title={voice.say('lw.actions', { count: player.actions })}>
              <HourglassMark size="1.15em" />
              {player.actions}
              <span className="visually-hidden">{voice.say('lw.actions', { count: player.actions })}</span>
            </span>
          )}
          {player.job >= 0 && <Job player={player} view={view} />}
          <button
            type="button"
            className={s.look}
            title={voice.say('lw.board.full', { cards: player.board.length, spaces: player.spaces })}
            onClick={() => setOpen(true)}
          >
            <span aria-hidden="true">
              {player.board.length}/{player.spaces}
            </span>
            <Icon name="magnifying-glass" size="1.1em" />
            <span className="visually-hidden">{voice.say('lw.board.of', { player: voice.name(seat) })}</span>
          </button>
        </div>
        <div
          className={s.chips}
          data-large={whole || undefined}
          style={{ '--columns': Math.max(5, player.board.length) } as React.CSSProperties}
        >
          {player.board.map((_, space) => (
            <Mini key={space} view={view} seat={seat} space={space} large={whole} />
          ))}
          {player.board.length === 0 && <span className={s.free}>{voice.say('lw.board.free', { free })}</span>}
        </div>
      </Seat>
      {open && (
        <Dialog title={voice.say('lw.board.of', { player: voice.name(seat) })} onClose={() => setOpen(false)} wide>
          <div className={s.holds}>
            <Money pounds={player.money} bankrupt={player.bankrupt} />
            <HandBacks hand={player.hand} />
            {player.job >= 0 && <Job player={player} view={view} />}
            {player.board.length < player.spaces && <span className="hint">{voice.say('lw.board.free', { free })}</span>}
          </div>
          <div className={s.large}>
            {player.board.map((played, space) => (
              <figure key={space} data-used={played.activated || undefined}>
                <Face card={played.card} played={played} />
              </figure>
            ))}
            {player.board.length === 0 && <p className="hint">{voice.say('lw.board.empty')}</p>}
          </div>
        </Dialog>
      )}
    </div>
  );
}

function Mini({ view, seat, space, large }: { view: View; seat: number; space: number; large: boolean }) {
  const { book } = tableOf(view);
  const played = view.players[seat]?.board[space];
  const help = useExplain(played === undefined ? undefined : <Note card={played.card} played={played} />);
  if (played === undefined) return null;
  return (
    <span className={s.chip} data-piece={`board:${seat}:${space}`} data-used={played.activated || undefined} {...help}>
      {large ? <Face card={played.card} played={played} /> : <Chip played={played} book={book} />}
    </span>
  );
}

/** How many cards of which deck somebody holds: backs are for all to see. */
function HandBacks({ hand, place }: { hand: readonly number[]; place?: string }) {
  const { voice } = useTable();
  const counts = Array.from({ length: REGULAR + 3 }, (_, deck) => hand.filter((card) => card < 0 && deckOfBack(card) === deck).length);
  const help = useExplain(
    <div>
      <b>{voice.say('lw.hand.count', { count: hand.length })}</b>
      {counts.map((count, deck) =>
        count === 0 ? null : (
          <p key={deck}>
            {voice.say(`deck.${deck}`)}: {count}
          </p>
        ),
      )}
    </div>,
  );
  return (
    <span className={s.backs} data-place={place} {...help}>
      <span className="visually-hidden">{voice.say('lw.hand.count', { count: hand.length })}</span>
      {counts.map((count, deck) =>
        count === 0 ? null : (
          <span key={deck} className={s.tinyBack} style={{ background: tones[deck]?.tint }} aria-hidden="true">
            {count}
          </span>
        ),
      )}
    </span>
  );
}
