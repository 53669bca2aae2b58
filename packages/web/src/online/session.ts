/** A table whose game runs on a server: hears its steps, shows them, sends decisions. */
import type { GameEvent, Player } from '@parlour/kernel';
import type { TableHandle, TableSnapshot } from '@parlour/client';
import type { Step } from '@parlour/client/protocol';
import { useSettings } from '@parlour/table-kit/reader/settings.ts';
import { type Engine, EngineTrouble, startEngine } from '../engine/engine.ts';
import type { Situation, Told } from '@parlour/table-kit/state/situation.ts';
import { loadPlayable } from '../games/index.ts';
import { startPlayback } from '@parlour/table-kit/motion/playback.tsx';
import { type Driver, type OnlineState, openTable, type Table } from '@parlour/table-kit/state/store.ts';
import { server } from './client.ts';

export interface OnlineTable {
  readonly table: Table;
  readonly close: () => void;
}

export async function openOnline(handle: TableHandle, root: () => HTMLElement | null): Promise<OnlineTable> {
  const first = handle.snapshot();
  const playable = await loadPlayable(first.info?.game ?? '');
  if (playable === undefined) throw new EngineTrouble({ key: 'game.unknown', values: { game: first.info?.game ?? '' } });
  // The engine here only says what is legal and gives advice; it sees no more than this seat does.
  const engine = startEngine(() => undefined);
  const now = await situationOf(first, engine);
  const here = now.viewer === null ? [] : [now.viewer];
  const seating = { ...playable, players: playersOf(first), here, now, told: toldOf(first) };
  const table = openTable(
    seating,
    driver(handle, engine, () => table.store.getState().told),
    () => useSettings.getState().autoConfirm,
  );
  const playback = startPlayback(table, root);
  const status = (snapshot: TableSnapshot) => table.store.setState({ online: onlineOf(snapshot), players: playersOf(snapshot) });
  // The game took its time to load: who has come meanwhile?
  status(handle.snapshot());

  // What is heard is shown in order, each step once its legal moves are known.
  let shown: Promise<void> = Promise.resolve();
  const show = (what: () => Promise<void>) => {
    shown = shown.then(what).catch(table.complain);
  };
  const reset = (snapshot: TableSnapshot) => show(async () => playback.reset(await situationOf(snapshot, engine), toldOf(snapshot)));
  const stop = handle.subscribe((news) => {
    const snapshot = handle.snapshot();
    status(snapshot);
    if (news.type === 'sync' || (news.type === 'step' && news.step.kind === 'undo')) reset(snapshot);
    if (news.type !== 'step' || news.step.kind !== 'move') return;
    const { seat, events } = news.step;
    const told = { number: standing(snapshot).length, seat, events: events as GameEvent[] };
    show(async () => playback.step({ situation: await situationOf(snapshot, engine), told }));
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

async function situationOf(snapshot: TableSnapshot, engine: Engine): Promise<Situation> {
  const { info, position } = snapshot;
  const viewer = info?.you ?? null;
  const toAct = position?.toAct ?? [];
  const mine = viewer !== null && toAct.includes(viewer) && info?.seats[viewer]?.state === 'person';
  const moves = mine ? await engine.ask('legal', { game: info.game, view: position?.view, seat: viewer }) : [];
  return {
    number: standing(snapshot).length,
    viewer,
    view: position?.view,
    toAct,
    moves,
    undo: position?.undo ?? { steps: 0, stop: { reason: 'start' } },
    scores: position?.outcome?.scores ?? [],
    standings: position?.outcome?.standings,
  };
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
  return standing(snapshot).map(({ seat, events }, i) => ({ number: i + 1, seat, events: events as GameEvent[] }));
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

function driver(handle: TableHandle, engine: Engine, told: () => readonly Told[]): Driver {
  return {
    play: (move) => handle.play(move),
    undo: () => handle.undo(1),
    hint({ viewer, view }, parts) {
      const seen = told().flatMap(({ events }) => events);
      const { info } = handle.snapshot();
      const names = (info?.seats ?? []).map(({ name }) => name);
      return engine.ask('advise', {
        game: info?.game ?? '',
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
      return { ...(await situationOf({ ...snapshot, position, info: snapshot.info }, engine)), number, moves: [] };
    },
    watch: () => Promise.resolve(),
    async review(found) {
      return engine.ask('review', { record: await server().http.record(handle.id) }, found);
    },
  };
}
