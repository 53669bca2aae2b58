/** Shows what happens at the table, one decision after the other, at a pace one can follow. */
import type { GameEvent, Situation } from '@parlour/kernel';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { create } from 'zustand';
import { flies, pace } from '../reader/settings.ts';
import type { Told } from '../state/situation.ts';
import { fly, land, rest, type Route, routes, survey } from './motion.ts';
import { play as sound } from './sound.ts';
import type { Table } from '../state/store.ts';
import { hush, tell } from '../prompt/Telling.tsx';

interface Step {
  readonly situation: Situation;
  readonly told: Told;
}

interface Air {
  readonly routes: readonly Route[];
  readonly landed: () => void;
}

const useAir = create<Air>()(() => ({ routes: [], landed: () => undefined }));

export interface Playback {
  /** A decision was made: it is shown when all before it have been. */
  step(step: Step): void;
  /** All at once: another viewer, decisions taken back, a new beginning. */
  reset(situation: Situation, told: readonly Told[]): void;
}

/** How long an opponent's decision stands, and can be read, before the next is shown. */
const BETWEEN = 700;
/** How long the last of them can be read while somebody else thinks. */
const LINGERING = 3000;

export function startPlayback(table: Table, root: () => HTMLElement | null): Playback {
  const { store } = table;
  const queue: Step[] = [];
  let busy = false;

  async function show({ situation, told }: Step): Promise<void> {
    const { plug, now } = store.getState();
    const element = root();
    const before = element === null || !flies() ? undefined : survey(element);
    const { viewer } = situation;
    const theirs = told.seat !== viewer;
    // Where all decide at once, what one has chosen and been told outlasts what another decides.
    const undisturbed = theirs && viewer !== null && now.toAct.includes(viewer) && situation.toAct.includes(viewer);
    // The new situation is drawn at once; what flies is hidden where it will land until it does.
    flushSync(() =>
      store.setState(({ told: before, chosen, notice }) => ({
        now: situation,
        told: [...before, told],
        chosen: undisturbed ? chosen : [],
        notice: undisturbed ? notice : undefined,
        moving: true,
      })),
    );
    if (theirs && pace() > 0) tell(told);
    for (const event of told.events) {
      const name = plug.sound(event);
      if (name !== undefined) sound(name);
    }
    if (before !== undefined && element !== null) {
      const flights = told.events.flatMap((event) => plug.flights(event, now.viewer));
      await airborne(routes(flights, before, survey(element)));
    }
    if (theirs) await rest(BETWEEN);
    for (const event of told.events) if (plug.sheet(event) !== undefined) await read(event);
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

  async function work(): Promise<void> {
    if (busy) return;
    busy = true;
    for (let step = queue.shift(); step !== undefined; step = queue.shift()) await show(step);
    busy = false;
    const { now, here } = store.getState();
    hush(now.viewer !== null && now.toAct.length > 0 && !now.toAct.includes(now.viewer) ? LINGERING : 0);
    store.setState({ moving: false });
    const next = now.toAct.find((seat) => here.includes(seat));
    if (next !== undefined && next === now.viewer) sound('turn');
    // Somebody else at this screen is to decide: their hand stays hidden until they have the device.
    if (next !== undefined && now.viewer !== null && !now.toAct.includes(now.viewer)) table.dropCurtain(next);
  }

  return {
    step(step) {
      queue.push(step);
      void work();
    },
    reset(situation, told) {
      queue.length = 0;
      land();
      hush();
      const { now, review } = store.getState();
      store.setState({
        now: situation,
        told,
        chosen: [],
        notice: undefined,
        moving: false,
        past: undefined,
        sheet: undefined,
        // A review outlasts a line that was lost for a moment, not a decision that is taken back.
        review: now.number === situation.number ? review : undefined,
      });
    },
  };
}

function airborne(all: readonly Route[]): Promise<void> {
  if (all.length === 0 || document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    useAir.setState({
      routes: all,
      landed: () => {
        useAir.setState({ routes: [] });
        resolve();
      },
    });
  });
}

function veil(element: HTMLElement | undefined, hidden: boolean): void {
  if (element !== undefined) element.style.visibility = hidden ? 'hidden' : '';
}

/** The pieces in the air. */
export function Flights() {
  const { routes: all, landed } = useAir();
  const layer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (all.length === 0) return;
    for (const { lands } of all) veil(lands, true);
    const ghosts = [...(layer.current?.children ?? [])] as HTMLElement[];
    const landings = ghosts.map(async (ghost, i) => {
      const route = all[i] as Route;
      await fly(ghost, route, i, all.length);
      veil(ghost, true);
      veil(route.lands, false);
    });
    void Promise.all(landings).then(landed);
  }, [all, landed]);
  // A click anywhere or the space bar skips what is in the air, and the time to read of it.
  useEffect(() => {
    addEventListener('pointerdown', land);
    return () => removeEventListener('pointerdown', land);
  }, []);
  return createPortal(
    <div ref={layer} className="flights" aria-hidden="true" inert>
      {all.map(({ flight, from }, i) => (
        <div key={i} style={{ left: from.x, top: from.y, width: from.width, height: from.height }}>
          {flight.face}
        </div>
      ))}
    </div>,
    document.body,
  );
}
