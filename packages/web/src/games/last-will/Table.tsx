import { rounds, type View } from '@parlour/last-will';
import { useEffect, useRef } from 'react';
import { useTable } from '../../table/context.tsx';
import { Frame } from '../../table/Frame.tsx';
import { Sprite } from './art/Sprite.tsx';
import { Errands } from './boards/Errands.tsx';
import { Offer } from './boards/Offer.tsx';
import { Plans } from './boards/Plans.tsx';
import { Stage } from './decisions/Stage.tsx';
import { useView } from './faces.tsx';
import { Help } from './help.tsx';
import { Mine } from './players/Mine.tsx';
import { Opponent } from './players/Opponent.tsx';
import s from './Table.module.css';

export function Table() {
  const { voice } = useTable();
  const view = useView();
  return (
    <>
      <Sprite />
      <Frame
        game="last-will"
        status={<Status view={view} />}
        seats={<Seats view={view} />}
        board={<Town view={view} />}
        mine={<Mine view={view} />}
        pages={[{ id: 'help', title: voice.say('lw.help'), content: <Help view={view} /> }]}
      />
    </>
  );
}

/** The boards in the middle. On a small screen one scrolls from one to the next, and the phase of the day brings its own into sight. */
function Town({ view }: { view: View }) {
  const { voice } = useTable();
  const town = useRef<HTMLDivElement>(null);
  const wanted = wantedBoard(view);
  useEffect(() => bring(town.current, wanted), [wanted]);
  return (
    <div className={s.frame}>
      <nav className={s.jump} aria-label={voice.say('lw.jump')}>
        {['plans', 'offer', 'errands'].map((section) => (
          <button key={section} type="button" onClick={() => bring(town.current, section)}>
            {voice.say(`lw.jump.${section}`)}
          </button>
        ))}
      </nav>
      <div ref={town} className={s.town}>
        <div className={s.section} data-section="plans">
          <Plans view={view} />
        </div>
        <div className={s.section} data-section="offer">
          <Offer view={view} />
        </div>
        <div className={s.section} data-section="errands">
          <Errands view={view} />
        </div>
      </div>
      <Stage view={view} />
    </div>
  );
}

/** The board on which the decision of the moment is made. */
function wantedBoard({ phase, doing, turn, viewer }: View): string {
  if (turn === viewer && (doing?.type === 'draw' || doing?.type === 'market')) return 'errands';
  return phase === 'planning' || phase === 'starting' ? 'plans' : 'offer';
}

/** Scrolls to a board where there is not room for all of them. */
function bring(town: HTMLElement | null, section: string): void {
  const board = town?.querySelector(`[data-section="${section}"] > *`);
  if (town === null || board === null || board === undefined || town.scrollHeight <= town.clientHeight) return;
  town.scrollBy({ top: board.getBoundingClientRect().top - town.getBoundingClientRect().top, behavior: 'smooth' });
}

/** The rounds as they pass, and the phase of the day. */
function Status({ view }: { view: View }) {
  const { voice } = useTable();
  return (
    <span className={s.status}>
      <span className={s.rounds} title={voice.say('lw.round', { round: view.round, rounds })}>
        <span className="visually-hidden">{voice.say('lw.round', { round: view.round, rounds })}</span>
        {Array.from({ length: rounds }, (_, i) => (
          <span key={i} aria-hidden="true" data-past={i + 1 < view.round || undefined} data-now={i + 1 === view.round || undefined}>
            {i + 1}
          </span>
        ))}
      </span>
      <span className={s.phase}>{voice.say(`phase.${view.phase}`)}</span>
    </span>
  );
}

function Seats({ view }: { view: View }) {
  const seats = view.players.length;
  const from = view.viewer ?? -1;
  const others = Array.from({ length: view.viewer === null ? seats : seats - 1 }, (_, i) => (from + 1 + i) % seats);
  return (
    <div className={s.seats}>
      {others.map((seat) => (
        <Opponent key={seat} view={view} seat={seat} />
      ))}
    </div>
  );
}
