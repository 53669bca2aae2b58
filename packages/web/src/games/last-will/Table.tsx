import { rounds, type View } from '@parlour/last-will';
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
        board={
          <div className={s.town} data-phase={view.phase}>
            <Plans view={view} />
            <Offer view={view} />
            <Errands view={view} />
            <Stage view={view} />
          </div>
        }
        mine={<Mine view={view} />}
        pages={[{ id: 'help', title: voice.say('lw.help'), content: <Help view={view} /> }]}
      />
    </>
  );
}

/** The rounds as they pass, and the phase of the day. */
function Status({ view }: { view: View }) {
  const { voice } = useTable();
  return (
    <>
      <span className={s.rounds} title={voice.say('lw.round', { round: view.round, rounds })}>
        <span className="visually-hidden">{voice.say('lw.round', { round: view.round, rounds })}</span>
        {Array.from({ length: rounds }, (_, i) => (
          <span key={i} aria-hidden="true" data-past={i + 1 < view.round || undefined} data-now={i + 1 === view.round || undefined}>
            {i + 1}
          </span>
        ))}
      </span>
      <span className={s.phase}>{voice.say(`phase.${view.phase}`)}</span>
    </>
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
