/** Another player: money, cards, actions, the board in small; with everybody's in full when it is touched anywhere. */
import { cardName, inPounds, scoreOf, type View } from '../../rules/index.ts';
import { useLayout } from '../layout.ts';
import { type MouseEvent, useState } from 'react';
import { Icon } from '@parlour/table-kit/widgets/Icon.tsx';
import { useMedia } from '@parlour/table-kit/widgets/media.ts';
import { useRuleOf, useTable } from '@parlour/table-kit/state/context.tsx';
import { useExplain } from '@parlour/table-kit/pieces/explain.tsx';
import { Seat } from '@parlour/table-kit/pieces/Seat.tsx';
import { HourglassMark, Mark } from '../art/Glyph.tsx';
import { Hat } from '../boards/Hat.tsx';
import { Face, Note } from '../faces.tsx';
import { type Asked, Boards } from './Boards.tsx';
import { Chip } from './Chip.tsx';
import { HandBacks } from './HandBacks.tsx';
import { Job } from './Job.tsx';
import { Money } from './Money.tsx';
import s from './players.module.css';

interface Props {
  readonly view: View;
  readonly seat: number;
}

export function Opponent({ view, seat }: Props) {
  const { voice } = useTable();
  const [open, setOpen] = useState<Asked>();
  const { book } = useLayout();
  const onPhone = useMedia('(max-width: 600px) and (orientation: portrait)');
  const player = view.players[seat];
  if (player === undefined) return null;
  // One or two others leave room for whole cards, unless they have very many or the screen is a phone's.
  const whole = !onPhone && player.board.length <= (view.players.length === 2 ? 9 : view.players.length === 3 ? 6 : 0);
  const free = Math.max(0, player.spaces - player.board.length);
  const score = inPounds(scoreOf(player, book.faces));
  function look(event: MouseEvent) {
    const card = (event.target as Element).closest<HTMLElement>('[data-space]');
    setOpen({ seat, space: card === null ? undefined : Number(card.dataset['space']) });
  }
  return (
    <>
      {/* The button with the lens is there for the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div className={s.opponent} data-bankrupt={player.bankrupt || undefined} onClick={look}>
        <Seat
          seat={seat}
          score={voice.say('lw.worth', { score })}
          about={voice.say('lw.worth.about')}
          facts={<Money pounds={player.money} bankrupt={player.bankrupt} place={`purse:${seat}`} />}
        >
          <div className={s.row}>
            <Hat seat={seat} size={30} silent />
            {view.starter === seat && <Starter />}
            <HandBacks hand={player.hand} place={`backs:${seat}`} />
            {view.phase === 'actions' && player.actions > 0 && <ActionsLeft count={player.actions} />}
            {player.job >= 0 && <Job player={player} />}
            <Lens view={view} seat={seat} />
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
      </div>
      {open !== undefined && <Boards view={view} first={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}

function Starter() {
  const { voice } = useTable();
  const help = useExplain(<p>{voice.say('lw.starter')}</p>, 'LW-PLAN-1');
  return (
    <span {...help}>
      <Mark name="crown" size="1.1em" color="var(--gold)" />
      <span className="visually-hidden">{voice.say('lw.starter')}</span>
    </span>
  );
}

function ActionsLeft({ count }: { count: number }) {
  const { voice } = useTable();
  const words = voice.say('lw.actions.left', { count });
  const help = useExplain(<p>{words}</p>, 'LW-ACT-1');
  return (
    <span className={s.fact} {...help}>
      <HourglassMark size="1.15em" />
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{words}</span>
    </span>
  );
}

/** How full the board is, and that there is more to see of it. */
function Lens({ view, seat }: Props) {
  const { voice } = useTable();
  const { board, spaces } = view.players[seat] ?? { board: [], spaces: 0 };
  const help = useExplain(
    <div>
      <p>{voice.say('lw.board.full', { cards: board.length, spaces })}</p>
      <p className="hint">{voice.say('lw.board.look')}</p>
    </div>,
    'LW-BLACK-1',
  );
  return (
    <button type="button" className={s.look} {...help}>
      <svg viewBox="0 0 30 16" aria-hidden="true">
        <path d="M1 1H29V15H1ZM8 1V15M15 1V15M22 1V15" />
        <path d="M2 2H7V14H2ZM9 2H14V14H9Z" data-filled />
      </svg>
      <span aria-hidden="true">
        {board.length}/{spaces}
      </span>
      <Icon name="magnifying-glass" size="1.1em" />
      <span className="visually-hidden">{voice.say('lw.board.of', { player: voice.name(seat) })}</span>
    </button>
  );
}

function Mini({ view, seat, space, large }: Props & { space: number; large: boolean }) {
  const { voice } = useTable();
  const { book } = useLayout();
  const played = view.players[seat]?.board[space];
  const help = useExplain(
    played === undefined ? undefined : <Note card={played.card} played={played} />,
    useRuleOf(`card:${played?.card ?? -1}`),
  );
  if (played === undefined) return null;
  return (
    <span className={s.chip} data-piece={`board:${seat}:${space}`} data-space={space} data-used={played.activated || undefined} {...help}>
      {large ? <Face card={played.card} played={played} /> : <Chip played={played} book={book} />}
      <span className="visually-hidden">{cardName(played.card, voice, book)}</span>
      {played.activated && <span className={s.stamp}>{voice.say('lw.stamp')}</span>}
    </span>
  );
}
