/** Shows what happens at the table, one decision after the other, at a pace one can follow. */
import type { GameEvent } from '@parlour/kernel';
import type { Flight } from '../state/plug.ts';
import type { Shown, Told } from '../state/situation.ts';
import type { DrawnTable } from '../state/store.ts';
import type { Spots } from './motion.ts';
import type { SoundName } from './sound.ts';

interface Step {
  readonly situation: Shown;
  readonly told: Told;
}

/** All that playback needs of a screen. */
export interface Stage {
  /** Draws what changes before anything else happens. */
  draw(change: () => void): void;
  /** Where everything lies; nothing where nothing flies. */
  survey(): Spots | undefined;
  /** Resolves when all have landed. */
  fly(flights: readonly Flight[], before: Spots): Promise<void>;
  /** Time for the eye between two things that happen. */
  rest(milliseconds: number): Promise<void>;
  /** Whatever is in the air lands now, and a rest is over. */
  land(): void;
  sound(name: SoundName): void;
  /** What somebody else has just done is said where the eye is, with what was said before it. */
  tell(told: Told): void;
  /** No more is said: at once where the reader is asked for something, else after a while, since more may follow. */
  hush(after?: number): void;
}

export interface Playback {
  /** A decision was made: it is shown when all before it have been. */
  step(step: Step): void;
  /** All at once: another viewer, decisions taken back, a new beginning. */
  reset(situation: Shown, told: readonly Told[]): void;
}

/** How long an opponent's decision stands, and can be read, before the next is shown. */
const BETWEEN = 700;
/** How long the last of them can be read while somebody else thinks. */
const LINGERING = 3000;

export function startPlayback(table: DrawnTable, stage: Stage): Playback {
  const { store } = table;
  const queue: Step[] = [];
  let busy = false;
  /** How often all was shown anew: what was being shown before that is not gone on with. */
  let resets = 0;

  async function show({ situation, told }: Step): Promise<void> {
    const shown = resets;
    const { plug, now } = store.getState();
    const before = stage.survey();
    const { viewer } = situation;
    const theirs = told.seat !== viewer;
    // Where all decide at once, what one has chosen and been told outlasts what another decides.
    const undisturbed = theirs && viewer !== null && now.toAct.includes(viewer) && situation.toAct.includes(viewer);
    // The new situation is drawn at once; what flies is hidden where it will land until it does.
    stage.draw(() =>
      store.setState(({ told: earlier, chosen, notice }) => ({
        now: situation,
        told: [...earlier, told],
        chosen: undisturbed ? chosen : [],
        notice: undisturbed ? notice : undefined,
        moving: true,
      })),
    );
    if (theirs) stage.tell(told);
    for (const event of told.events) {
      const name = plug.sound(event);
      if (name !== undefined) stage.sound(name);
    }
    if (before !== undefined) {
      const flights = told.events.flatMap((event) => plug.flights(event, now.viewer));
      await stage.fly(flights, before);
    }
    if (theirs && shown === resets) await stage.rest(BETWEEN);
    for (const event of told.events) if (shown === resets && plug.sheet(event) !== undefined) await read(event);
  }

  /** Shows a sheet until it is put away. */
  function read(event: GameEvent): Promise<void> {
    store.setState({ sheet: event });
    return new Promise((resolve) => {
      const stop = store.subscribe(({ sheet }) => {
        if (sheet === event) return;
        stop();
        resolve();
      });
    });
  }

  /** Whether somebody else at this screen goes on after this decision of the viewer's. */
  function passesOn({ situation: { viewer, toAct }, told }: Step): boolean {
    return viewer === told.seat && !toAct.includes(viewer) && toAct.some((seat) => store.getState().here.includes(seat));
  }

  async function work(): Promise<void> {
    if (busy) return;
    busy = true;
    for (let step = queue.shift(); step !== undefined; step = queue.shift()) {
      await show(step);
      // Whoever passes the device on sees what came of the decision first.
      if (queue.length === 0 && passesOn(step)) await stage.rest(LINGERING);
    }
    busy = false;
    const { now, here } = store.getState();
    stage.hush(now.viewer !== null && now.toAct.length > 0 && !now.toAct.includes(now.viewer) ? LINGERING : 0);
    store.setState({ moving: false });
    const next = now.toAct.find((seat) => here.includes(seat));
    if (next !== undefined && next === now.viewer) stage.sound('turn');
    // Somebody else at this screen is to decide: their hand stays hidden until they have the device.
    if (next !== undefined && now.viewer !== null && !now.toAct.includes(now.viewer)) table.dropCurtain(next);
  }

  return {
    step(step) {
      queue.push(step);
      void work();
    },
    reset(situation, told) {
      resets++;
      queue.length = 0;
      stage.land();
      stage.hush();
      const { now, review } = store.getState();
      store.setState({
        now: situation,
        told,
        chosen: [],
        notice: undefined,
        moving: false,
        past: undefined,
        sought: undefined,
        sheet: undefined,
        // A review outlasts a line that was lost for a moment, not a decision that is taken back.
        review: now.number === situation.number ? review : undefined,
      });
    },
  };
}
