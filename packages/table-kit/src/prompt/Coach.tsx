import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { fadedLevel, isSeldom, isWorthSaying, keepSaid, lookedAt, mentions } from '../reader/coaching.ts';
import { useSettings } from '../reader/settings.ts';
import { useTableActions } from '../state/actions.ts';
import { useTable, useTableState } from '../state/context.tsx';
import type { Slip } from '../state/situation.ts';
import { coachAway, sceneOf } from '../state/store.ts';
import { Note, type NotePlace, useNotesHere } from './Note.tsx';

type HeardSlip = readonly [slip: (Slip & { readonly number: number }) | undefined, forget: () => void];

const Slips = createContext<HeardSlip>([undefined, () => undefined]);

/** What he has to say of a decision belongs to the table, not to the place where it stands: a screen that is turned keeps it. */
export function Coaching({ children }: { readonly children: ReactNode }) {
  const off = useOff();
  return <Slips value={useSlip(!off)}>{children}</Slips>;
}

function useOff(): boolean {
  const { table } = useTable();
  const away = useTableState(coachAway);
  const { teacher } = useTableActions();
  const coach = useSettings((settings) => settings.coach);
  return coach === 'off' || table.driver.remark === undefined || teacher !== undefined || away !== undefined;
}

/**
 * A coach at one's side: after a decision that gave much away he says what and why; before one, what is about to be missed, and if he
 * talks much, what it is about.
 * He is there where help is allowed, thinks from what the viewer knows alone, and stands aside for a hint.
 */
export function Coach({ place }: { readonly place: NotePlace }) {
  const { table, voice } = useTable();
  const { plug, game, now, setting, moving, past, notice, chosen } = useTableState((state) => state);
  const here = useNotesHere(place);
  const { coach, coached } = useSettings();
  const off = useOff();
  const [slip, forget] = useContext(Slips);
  const level = fadedLevel(coach, coached[game.id]);
  const thought = !off && here && !moving && now.moves.length > 1 ? plug.about?.(sceneOf({ now, setting })) : undefined;
  const about = thought !== undefined && mentions(level, thought.pressing === true) ? thought : undefined;
  const seldom = useSeldom(about?.key, now.number);
  if (off || !here || past !== undefined || notice !== undefined || (place === 'prompt' && chosen.length > 0)) return null;
  if (slip !== undefined && slip.seat === now.viewer) {
    const { better, why } = slip.words[voice.language] ?? {};
    const percent = new Intl.NumberFormat(voice.language, { style: 'percent', maximumFractionDigits: 0 }).format(slip.cost);
    const said = [voice.say('coach.slip', { percent }), better && `${better}.`, why].filter((part) => part !== undefined);
    return (
      <Note place={place} label={voice.say('coach.label')} words={said.join(' ')} testId="coach">
        {now.number === slip.number && now.undo.steps > 0 && (
          <button type="button" onClick={table.undo} data-testid="coach-undo">
            {voice.say('tool.undo')}
          </button>
        )}
        <button type="button" onClick={forget} data-testid="coach-heard">
          {voice.say('tip.seen')}
        </button>
      </Note>
    );
  }
  if (about === undefined || !(seldom || (level === 'talkative' && about.pressing === true))) return null;
  return <Note place={place} label={voice.say('coach.label')} words={voice.say(about.key, about.values)} testId="coach" />;
}

/** Whether a thing has not been said often enough in this game, before other decisions than this one. */
function useSeldom(key: string | undefined, number: number): boolean {
  const table = useTableState(({ id }) => id ?? '');
  const said = useSettings(({ coachSaid }) => coachSaid[table] ?? nothing);
  useEffect(() => {
    if (key !== undefined) useSettings.setState(({ coachSaid }) => ({ coachSaid: keepSaid(coachSaid, table, key, number) }));
  }, [table, key, number]);
  return key !== undefined && isSeldom(said, key, number);
}

const nothing = {};

/** The viewer's latest decision, if it is worth a word; until the next, until it was taken back, or until it was heard. */
function useSlip(listening: boolean): HeardSlip {
  const { table } = useTable();
  const { told, now, game } = useTableState((state) => state);
  const number = told.findLast(({ seat }) => seat === now.viewer)?.number ?? 0;
  // Nothing is said of what was decided before somebody sat down here.
  const known = useRef(number);
  const [slip, setSlip] = useState<Slip & { readonly number: number }>();
  useEffect(() => {
    const made = number > known.current;
    // What was taken back is forgotten: another decision may get its number.
    if (number !== known.current) setSlip(undefined);
    known.current = number;
    if (!made || !listening) return;
    let gone = false;
    table.driver
      .remark?.(number)
      .then((found) => {
        const { coach, coached } = useSettings.getState();
        const worth = isWorthSaying(found.cost, coach, coached[game.id]);
        useSettings.setState({ coached: { ...coached, [game.id]: lookedAt(coached[game.id], found.cost) } });
        if (!gone && worth) setSlip({ ...found, number });
      })
      // A coach who cannot think is silent.
      .catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [number, listening, table, game]);
  return [slip?.number === number ? slip : undefined, () => setSlip(undefined)];
}
