/** A table whose game runs on a server: hears its steps, shows them, sends decisions. */
import { type AnyGame, type GameEvent, type Player, type Setting, type Situation, situationFrom } from '@parlour/kernel';
import type { TableHandle, TableSnapshot } from '@parlour/client';
import type { Step } from '@parlour/client/protocol';
import { useSettings } from '@parlour/table-kit/reader/settings.ts';
import { type Engine, EngineTrouble, startEngine } from '../engine/engine.ts';
import type { Told } from '@parlour/table-kit/state/situation.ts';
import { loadPlayable } from '../games/index.ts';
import { startPlayback } from '@parlour/table-kit/motion/playback.ts';
import { createStage } from '@parlour/table-kit/motion/stage.ts';
import { type Driver, type OnlineState, openTable, type Table, type TableState } from '@parlour/table-kit/state/store.ts';
import { server } from './client.ts';

export interface OnlineTable {
  readonly table: Table;
  readonly close: () => void;
}

export async function openOnline(handle: TableHandle, root: () => HTMLElement | null): Promise<OnlineTable> {
  const first = handle.snapshot();
  const playable = await loadPlayable(first.info?.game ?? '');
  if (playable === undefined) throw new EngineTrouble({ key: 'game.unknown', values: { game: first.info?.game ?? '' } });
  // The engine here only gives advice; it sees no more than this seat does.
  const engine = startEngine(() => undefined);
  const { game } = playable;
  const setting = settingOf(first);
  const now = situationOf(first, game, setting);
  const here = now.viewer === null ? [] : [now.viewer];
  const seating = { ...playable, players: playersOf(first), here, setting, opening: openingOf(first), now, told: toldOf(first) };
  const table = openTable(
    seating,
    driver(handle, engine, game, () => table.store.getState()),
    () => useSettings.getState().autoConfirm,
  );
  const playback = startPlayback(table, createStage(table, root));
  const status = (snapshot: TableSnapshot) => table.store.setState({ online: onlineOf(snapshot), players: playersOf(snapshot) });
  // The game took its time to load: who has come meanwhile?
  status(handle.snapshot());

  const reset = (snapshot: TableSnapshot) => {
    table.store.setState({ opening: openingOf(snapshot) });
    playback.reset(situationOf(snapshot, game, setting), toldOf(snapshot));
  };
  const stop = handle.subscribe((news) => {
    const snapshot = handle.snapshot();
    status(snapshot);
    if (news.type === 'sync' || (news.type === 'step' && news.step.kind === 'undo')) reset(snapshot);
    if (news.type !== 'step' || news.step.kind !== 'move') return;
    const { seat, events } = news.step;
    const told = { number: standing(snapshot).length, seat, events: events };
    playback.step({ situation: situationOf(snapshot, game, setting), told });
  });
  if (handle.snapshot().number !== first.number) reset(handle.snapshot());
  return {
    table,
    close() {
      stop();
      engine.close();
    },
  };
}

function playersOf({ info }: TableSnapshot): Player[] {
  return (info?.seats ?? []).map(({ name, state, level }) => ({ name, bot: state === 'bot' ? (level ?? '') : undefined }));
}

function settingOf({ info }: TableSnapshot): Setting {
  return { options: info?.options ?? {}, seats: info?.seats.length ?? 0 };
}

/** How the table stands for the viewer. While a bot keeps their seat, nothing is theirs to decide. */
function situationOf(snapshot: TableSnapshot, game: AnyGame, setting: Setting): Situation {
  const { info, position } = snapshot;
  const viewer = info?.you ?? null;
  const sight = position ?? { view: null, toAct: [], undo: { steps: 0, stop: { reason: 'start' } }, scores: [], standings: null };
  const here = { ...sight, number: standing(snapshot).length, viewer };
  const mine = viewer !== null && info?.seats[viewer]?.state === 'person';
  return mine && position !== undefined ? situationFrom(game, setting, here) : { ...here, moves: [] };
}

/** What everybody saw before the first decision. */
function openingOf({ history }: TableSnapshot): readonly GameEvent[] {
  const begun = history.find((step) => step.kind === 'start');
  return begun?.events ?? [];
}

type Move = Extract<Step, { kind: 'move' }>;

/** The decisions that stand: what was taken back is left out. */
function standing({ history }: TableSnapshot): Move[] {
  const moves: Move[] = [];
  for (const step of history) {
    if (step.kind === 'move') moves.push(step);
    else if (step.kind === 'undo') moves.length -= Math.min(moves.length, step.back);
  }
  return moves;
}

/** At the table decisions are counted; the server's numbers count everything that happens. */
function toldOf(snapshot: TableSnapshot): Told[] {
  return standing(snapshot).map(({ seat, events }, i) => ({ number: i + 1, seat, events: events }));
}

function onlineOf({ info, position, online, line }: TableSnapshot): OnlineState {
  const clocks = position?.clocks ?? undefined;
  const ahead = server().now() - Date.now();
  return {
    seats: online.seats,
    spectators: online.spectators,
    line,
    clocks: clocks === undefined ? undefined : { left: clocks.left, running: clocks.running, heard: clocks.at - ahead },
    asked: position?.asked ?? undefined,
    away: info !== undefined && info.you !== null && info.seats[info.you]?.away === true,
    rematch: info?.rematch ?? undefined,
  };
}

function driver(handle: TableHandle, engine: Engine, game: AnyGame, state: () => TableState): Driver {
  return {
    play: (move) => handle.play(move),
    undo: () => handle.undo(1),
    hint({ viewer, view }, parts) {
      const { opening, told, setting } = state();
      const seen = [...opening, ...told.flatMap(({ events }) => events)];
      const { info } = handle.snapshot();
      const names = (info?.seats ?? []).map(({ name }) => name);
      return engine.ask('advise', {
        game: info?.game ?? '',
        setting,
        view,
        seat: viewer ?? 0,
        seen,
        names,
        language: useSettings.getState().language,
        parts,
      });
    },
    async moment(number) {
      const snapshot = handle.snapshot();
      const start = snapshot.history.find(({ kind }) => kind === 'start')?.number ?? 1;
      const { position } = await server().http.moment(handle.id, standing(snapshot)[number - 1]?.number ?? start);
      return { ...situationOf({ ...snapshot, position }, game, state().setting), number, moves: [] };
    },
    watch: () => Promise.resolve(),
    async review(found) {
      return engine.ask('review', { record: await server().http.record(handle.id) }, found);
    },
  };
}
