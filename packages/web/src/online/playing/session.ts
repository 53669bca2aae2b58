/** A table whose game runs on a server: hears its steps, shows them, sends decisions. */
import {
  type AnyGame,
  Complaint,
  type GameEvent,
  type Player,
  type Seat,
  type Seen,
  type Setting,
  type Situation,
  situationFrom,
} from '@parlour/kernel';
import type { Api, TableHandle, TableSnapshot } from '@parlour/client';
import type { TableStep } from '@parlour/client/protocol';
import type { Playback } from '@parlour/table-kit/motion/playback.ts';
import type { PlayableGame } from '@parlour/table-kit/state/plug.ts';
import type { Eyes, Told } from '@parlour/table-kit/state/situation.ts';
import { type Driver, type OnlineState, openTable, type DrawnTable, type TableState } from '@parlour/table-kit/state/store.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Known, Questions } from '../../engine/protocol.ts';

/** What a session is made of. */
export interface SessionParts {
  readonly loadPlayable: (game: string, revision?: number) => Promise<PlayableGame | undefined>;
  /** It only gives advice here, and sees no more than this seat does. */
  readonly engine: Pick<Engine, 'ask'>;
  readonly playbackOf: (table: DrawnTable) => Playback;
  readonly http: Pick<Api, 'moment' | 'record'>;
  /** How many milliseconds the server's clock is ahead of this device's. */
  readonly ahead: () => number;
  /** Whoever sits here. */
  readonly reader: { autoConfirm(): boolean; language(): string };
}

export interface Session {
  readonly table: DrawnTable;
  readonly close: () => void;
}

export async function openSession(handle: TableHandle, parts: SessionParts): Promise<Session> {
  const first = handle.snapshot();
  const playable = await parts.loadPlayable(first.info?.game ?? '', first.info?.rules);
  if (playable === undefined) throw new Complaint('game.unknown', { game: first.info?.game ?? '' });
  const { game } = playable;
  const setting = settingOf(first, game);
  const now = situationOf(first, game, setting);
  const here = now.viewer === null ? [] : [now.viewer];
  const seating = {
    ...playable,
    id: handle.id,
    players: playersOf(first),
    here,
    setting,
    opening: openingOf(first),
    now,
    told: toldOf(first),
  };
  const elsewhere = lookElsewhere(handle, parts, (situation, told) => playback.reset(situation, told));
  const driver = driverOf(handle, parts, game, () => table.store.getState(), elsewhere);
  const table = openTable(seating, driver, () => parts.reader.autoConfirm());
  const playback = parts.playbackOf(table);
  const status = (snapshot: TableSnapshot) =>
    table.store.setState({ online: onlineOf(snapshot, parts.ahead()), players: playersOf(snapshot) });
  // The game took its time to load: who has come meanwhile?
  status(handle.snapshot());

  const reset = (snapshot: TableSnapshot) => {
    table.store.setState({ opening: openingOf(snapshot) });
    playback.reset(situationOf(snapshot, game, setting), toldOf(snapshot));
  };
  let seated = isSeated(first);
  const stop = handle.subscribe((news) => {
    const snapshot = handle.snapshot();
    status(snapshot);
    const step = news.type === 'step' ? news.step : undefined;
    // A finished game that is looked at with other eyes stays so, unless it goes on after all.
    if (elsewhere.looking()) {
      if (snapshot.position !== undefined && snapshot.position.standings !== null) return;
      elsewhere.stop();
      return reset(snapshot);
    }
    // A bot takes the viewer's seat, or gives it back: what there is to decide changes with it.
    const changed = isSeated(snapshot) !== seated;
    seated = isSeated(snapshot);
    if (step?.kind === 'move') {
      const { seat, events } = step;
      const situation = situationOf(snapshot, game, setting);
      playback.step({ situation, told: { number: situation.number, seat, events } });
    } else if (news.type === 'sync' || step?.kind === 'undo' || changed) {
      reset(snapshot);
    }
  });
  if (handle.snapshot().number !== first.number) reset(handle.snapshot());
  return { table, close: stop };
}

/** Whether the viewer decides for themselves: they sit here, and no bot keeps their seat. */
function isSeated({ info }: TableSnapshot): boolean {
  return info !== undefined && info.you !== null && info.seats[info.you]?.state === 'person';
}

function playersOf({ info }: TableSnapshot): Player[] {
  return (info?.seats ?? []).map(({ name, state, level }) => ({ name, bot: state === 'bot' ? (level ?? '') : undefined }));
}

function settingOf({ info }: TableSnapshot, game: AnyGame): Setting {
  return { options: info?.options ?? {}, seats: info?.seats.length ?? 0, revision: game.revision };
}

/** How the table stands for the viewer. While a bot keeps their seat, nothing is theirs to decide. */
function situationOf(snapshot: TableSnapshot, game: AnyGame, setting: Setting): Situation {
  const { info, position } = snapshot;
  const viewer = info?.you ?? null;
  const sight = {
    number: standing(snapshot).length,
    viewer,
    view: position?.view ?? null,
    toAct: position?.toAct ?? [],
    undo: position?.undo ?? { steps: 0, stop: { reason: 'start' as const } },
    scores: position?.scores ?? [],
    standings: position?.standings ?? null,
  };
  return isSeated(snapshot) && position !== undefined ? situationFrom(game, setting, sight) : { ...sight, moves: [] };
}

/** What everybody saw before the first decision. */
function openingOf({ history }: TableSnapshot): readonly GameEvent[] {
  const begun = history.find((step) => step.kind === 'start');
  return begun?.events ?? [];
}

type Move = Extract<TableStep, { kind: 'move' }>;

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
  return standing(snapshot).map(({ seat, events }, i) => ({ number: i + 1, seat, events }));
}

/** What the viewer saw of the game from their own seat, whatever they look at now. */
export function seenOf(snapshot: TableSnapshot): Seen {
  return { viewer: snapshot.info?.you ?? null, opening: openingOf(snapshot), told: standing(snapshot) };
}

function onlineOf({ info, position, online, line, unsent }: TableSnapshot, ahead: number): OnlineState {
  const clocks = position?.clocks ?? undefined;
  return {
    seats: online.seats,
    spectators: online.spectators,
    line,
    unsent: unsent > 0,
    clocks: clocks === undefined ? undefined : { left: clocks.left, running: clocks.running, heard: clocks.at - ahead },
    asked: position?.asked ?? undefined,
    away: info !== undefined && info.you !== null && info.seats[info.you]?.away === true,
    rematch: info?.rematch ?? undefined,
    helpers: info?.helpers ?? false,
  };
}

/** A finished game with other eyes than one's own: the server gives the whole of it then, and the engine shows it. */
interface Elsewhere {
  looking(): boolean;
  stop(): void;
  /** Has the engine show the game. */
  show(): Promise<Pick<Engine, 'ask'>>;
  watch(eyes: Eyes): Promise<void>;
}

function lookElsewhere(handle: TableHandle, { engine, http }: SessionParts, reset: Playback['reset']): Elsewhere {
  let looking = false;
  let showing: Promise<unknown> | undefined;
  async function show() {
    showing ??= http.record(handle.id).then((record) => engine.ask('show', { record }));
    await showing.catch((error: unknown) => {
      showing = undefined;
      throw error;
    });
    return engine;
  }
  return {
    looking: () => looking,
    stop() {
      looking = false;
      showing = undefined;
    },
    show,
    async watch(eyes) {
      const { situation, told } = await (await show()).ask('watch', { eyes });
      looking = true;
      reset(situation, told);
    },
  };
}

function driverOf(
  handle: TableHandle,
  { engine, http, reader }: SessionParts,
  game: AnyGame,
  state: () => TableState,
  elsewhere: Elsewhere,
): Driver {
  /** All that the viewer knows. */
  const knownTo = ({ viewer, view }: Situation): Known => {
    const { opening, told, setting, players } = state();
    const seen = [...opening, ...told.flatMap(({ events }) => events)];
    const names = players.map(({ name }) => name);
    return { game: game.id, rules: game.revision, setting, view, seat: viewer ?? 0, seen, names };
  };
  const decisionsBy = (seat: Seat, upTo = Number.POSITIVE_INFINITY) =>
    state().told.filter((one) => one.seat === seat && one.number <= upTo).length;
  /** The latest decision made on this screen, with all that was known then: the server does not tell what a decision was, only what came of it. */
  let made: Questions['weigh']['ask'] | undefined;
  /** The how manieth decision of its seat it is, and whether it has arrived. */
  let nth = 0;
  let sent: Promise<void> = Promise.resolve();
  return {
    play(moves, now) {
      made = { ...knownTo(now), moves };
      nth = decisionsBy(made.seat) + 1;
      sent = handle.play(...moves);
      return sent;
    },
    undo: () => handle.undo(1),
    hint: (now) => engine.ask('advise', { ...knownTo(now), language: reader.language() }),
    async remark(number) {
      const decided = made;
      // It was decided elsewhere: on another device, by the bot that keeps the seat, or before the page was loaded anew.
      if (decided === undefined || decisionsBy(decided.seat, number) !== nth) throw new Complaint('hint.none');
      // What the server refuses was not decided, though somebody else with this seat may have decided just then.
      await sent;
      return engine.ask('weigh', decided);
    },
    async moment(number) {
      if (elsewhere.looking()) return engine.ask('moment', { number });
      const snapshot = handle.snapshot();
      const start = snapshot.history.find(({ kind }) => kind === 'start')?.number ?? 1;
      const { position } = await http.moment(handle.id, standing(snapshot)[number - 1]?.number ?? start);
      return { ...situationOf({ ...snapshot, position }, game, state().setting), number, moves: [] };
    },
    anySeat: true,
    chances: async (number) => (await elsewhere.show()).ask('chances', { number }),
    watch: (eyes) => elsewhere.watch(eyes),
    async review(thoroughly, found) {
      return engine.ask('review', { record: await http.record(handle.id), thoroughly }, found);
    },
  };
}
