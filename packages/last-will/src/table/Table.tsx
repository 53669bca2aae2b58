import { type Move, rounds, type View } from '../rules/index.ts';
import { useMemo, useState } from 'react';
import { useSettings } from '@parlour/table-kit/reader/settings.ts';
import { useDeciding, useHelped, useTable, useTableState } from '@parlour/table-kit/state/context.tsx';
import { pickOf } from '@parlour/table-kit/state/builder.ts';
import { Frame } from '@parlour/table-kit/frame/Frame.tsx';
import { Sprite } from './art/Sprite.tsx';
import { Errands } from './boards/Errands.tsx';
import { Offer } from './boards/Offer.tsx';
import { Plans } from './boards/Plans.tsx';
import { Stage } from './decisions/Stage.tsx';
import { useView } from './faces.tsx';
import { Help } from './help.tsx';
import { picks } from './picks.ts';
import { Mine } from './players/Mine.tsx';
import { Opponent } from './players/Opponent.tsx';
import s from './Table.module.css';

/** Parts of the table that take turns where there is not room for all: phones held across show one of them, upright ones the offer or the errands. */
const sections = ['offer', 'errands', 'board', 'others'] as const;
type Section = (typeof sections)[number];

export function Table() {
  const { voice } = useTable();
  const view = useView();
  const helped = useHelped();
  const wanted = useWanted(view);
  const [turned, setTurned] = useState<{ readonly at: string; readonly to: Section }>();
  const advised = useAdvised();
  // A new decision or hint brings its own part of the table into sight; until then, whatever was turned to stays.
  const moment = `${view.round} ${view.phase} ${view.turn} ${view.doing?.type} ${advised}`;
  const shown = turned?.at === moment ? turned.to : (advised ?? wanted);
  const turning = { shown, wanted, turn: (to: Section) => setTurned({ at: moment, to: to === shown ? wanted : to }) };
  const enlarged = useSettings(({ cardScale }) => cardScale > 1);
  // While own cards are played and kept, nothing is to be done at the boards.
  const folded = (view.phase === 'actions' || view.phase === 'ending') && (shown === 'board' || shown === 'others');
  return (
    <div
      className={s.table}
      data-shown={shown}
      data-phase={view.phase}
      data-enlarged={enlarged || undefined}
      data-folded={folded || undefined}
    >
      <Sprite />
      <Frame
        game="last-will"
        status={<Status view={view} {...turning} />}
        seats={<Seats view={view} />}
        board={<Town view={view} {...turning} />}
        mine={<Mine view={view} />}
        pages={helped ? [{ id: 'help', title: voice.say('lw.help'), content: <Help view={view} /> }] : []}
      />
    </div>
  );
}

/** The boards in the middle. */
function Town({ view, ...turning }: { view: View } & Turning) {
  return (
    <div className={s.frame}>
      <Jump className={s.above} {...turning} />
      <div className={`${s.town} scrolls`}>
        <Plans view={view} />
        <Offer view={view} />
        <Errands view={view} />
      </div>
      <Stage view={view} />
    </div>
  );
}

interface Turning {
  readonly shown: Section;
  readonly turn: (to: Section) => void;
  /** Where the decision of the moment is made. */
  readonly wanted: Section;
}

/** Tabs for the parts that take turns: above the boards, or in the head of phones held across, where a thumb has room for them. */
function Jump({ className, shown, turn, wanted }: { className: string | undefined } & Turning) {
  const { voice, draft } = useTable();
  const deciding = useDeciding();
  // What is put together on a panel, as cards to draw, opens no pieces.
  const open = new Set([...[...draft.open].map(sectionOf), ...(deciding && shown !== wanted ? [wanted] : [])]);
  return (
    <nav className={`${s.jump} ${className}`} aria-label={voice.say('lw.jump')}>
      {sections.map((section) => (
        <button
          key={section}
          type="button"
          aria-pressed={section === shown}
          data-section={section}
          data-open={open.has(section) || undefined}
          onClick={() => turn(section)}
        >
          {voice.say(`lw.jump.${section}`)}
        </button>
      ))}
    </nav>
  );
}

/** Where a pick is made. */
function sectionOf(pick: string): Section | undefined {
  switch (pick.slice(0, pick.indexOf(':'))) {
    case 'slot':
      return 'offer';
    case 'errand':
    case 'deck':
      return 'errands';
    case 'space':
      return 'board';
    default:
      return undefined;
  }
}

/** The part of the table to be shown: where the decision of the moment is usually made, unless it can only be made elsewhere. */
function useWanted(view: View): Section {
  const moves = useTableState(({ now, past }) => (past === undefined ? now.moves : none)) as readonly Move[];
  return useMemo(() => {
    const usual = usualSection(view);
    const open = new Set(moves.flatMap((move) => picks(move, view)).map(sectionOf));
    return open.has(usual) ? usual : (sections.find((section) => open.has(section)) ?? usual);
  }, [view, moves]);
}

/** Where a hint has marked something. */
function useAdvised(): Section | undefined {
  return useTableState(({ notice, chosen }) => (notice?.kind === 'hint' ? chosen.map(pickOf).map(sectionOf).find(Boolean) : undefined));
}

const none: readonly unknown[] = [];

function usualSection({ phase, doing, turn, viewer }: View): Section {
  if (phase === 'starting') return 'board';
  if (phase === 'actions' || phase === 'ending') return turn === viewer || turn < 0 ? 'board' : 'others';
  return turn === viewer && (doing?.type === 'draw' || doing?.type === 'market') ? 'errands' : 'offer';
}

/** The rounds as they pass, and the phase of the day. */
function Status({ view, ...turning }: { view: View } & Turning) {
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
      {/* The whole name of this one is too long for a phone in Polish. */}
      <span className={s.phase}>{voice.say(view.phase === 'errands' ? 'lw.jump.errands' : `phase.${view.phase}`)}</span>
      <Jump className={s.across} {...turning} />
    </span>
  );
}

function Seats({ view }: { view: View }) {
  const seats = view.players.length;
  const from = view.viewer ?? -1;
  const others = Array.from({ length: view.viewer === null ? seats : seats - 1 }, (_, i) => (from + 1 + i) % seats);
  return (
    <div className={s.seats} data-seats={seats}>
      {others.map((seat) => (
        <Opponent key={seat} view={view} seat={seat} />
      ))}
    </div>
  );
}
