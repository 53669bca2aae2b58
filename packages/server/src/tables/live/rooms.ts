import { Complaint, type Language, type Viewer } from '@parlour/kernel';
import { readEpoch } from '../../store/epoch.ts';
import { type ServerMessage } from '@parlour/client/protocol';
import { type Change, Conflict } from '../../store/store.ts';
import type { Services } from '../../services.ts';
import { commit, type Commitment } from '../log/commit.ts';
import type { Happening } from '../log/entry.ts';
import type { Onlooker } from './frame.ts';
import { catchUp, loadTable } from '../log/load.ts';
import { lastNumber, type OnlineTable } from '../log/table.ts';
import { type Feed, feed, type WatchOptions, newFeed, stopFeed } from './feed.ts';
import { type Audience, audienceOf, type Held, letHear, nothingHeld, sortAnew, tellCrowd } from './crowd.ts';
import { mutedBy } from './mutes.ts';
import { complaintAbout } from './in-words.ts';

/** Somebody who watches a table. Who they are to the table is looked up anew whenever its seats change. */
export interface Watcher {
  readonly person: string | null;
  /** Where they are, as far as limits and shares go. */
  readonly address: string;
  send(message: ServerMessage): void;
  /** The same for several, in one piece that is made once for all who get the same list. */
  sendAll(messages: readonly ServerMessage[]): void;
  /** They are to come back: by another way, if there is a better one. */
  hangUp(): void;
}

/** A table in use: one thing happens at it after another, and those who watch hear of it. */
export interface Room {
  readonly id: string;
  /** When somebody last came to it or did something there. */
  usedAt: number;
  table: OnlineTable | undefined;
  /** The number up to which it was known when it was let go though somebody watches: it is read anew when something happens. */
  asleepAt: number | undefined;
  /** The last thing that was put in line. */
  queue: Promise<unknown>;
  /** How many things are in line. */
  busy: number;
  readonly feeds: Map<Watcher, Feed>;
  /** The same by how they are told; made anew after somebody came or went, or seats have changed. */
  audience: Audience | undefined;
  readonly held: Held;
  /** Who was there when it was last told, and the time in which the number of spectators is not told again. */
  told: { readonly seats: string; readonly spectators: number };
  telling: NodeJS.Timeout | undefined;
  /** Waits to look again after a failure. */
  mending: NodeJS.Timeout | undefined;
  /** Failures since it was last seen well. */
  failures: number;
  /** Bots that are thinking, by seat. */
  readonly thinking: Map<number, AbortController>;
}

export type Rooms = ReturnType<typeof createRooms>;

const MOST_ATTEMPTS = 8;
/** A table that nobody has used for so long is read anew should it be asked for. */
const UNUSED_FOR = 60_000;
/** How many watch is told at once, but not more often than this. (Who of the players is there, always.) */
const TELL_EVERY = 1_000;
/** After a failure a table is looked at again, first so soon, then ever later. */
const MEND_SOON = 250;
const MEND_LATE = 4_000;
/** So many tables are looked for in one query. */
const MOST_LOOKED_FOR = 1_000;

/** The tables in memory: as many as are in use, and some more that were used last. */
export function createRooms(getServices: () => Services, most: number) {
  // A Map keeps the order of insertion: the room used last is put at its end.
  const rooms = new Map<string, Room>();
  let closed = false;
  let epoch: string | undefined;
  let counted = 0;
  let refreshing: NodeJS.Timeout | undefined;
  const onChange: ((room: Room, table: OnlineTable) => void)[] = [];

  function enter(id: string): Room {
    const room = rooms.get(id) ?? newRoom(id);
    rooms.delete(id);
    rooms.set(id, room);
    room.usedAt = getServices().now();
    return room;
  }

  /** Lets idle tables go, longest unused first. */
  function tidy(): void {
    for (const room of rooms.values()) {
      if (rooms.size <= most) break;
      if (isIdle(room)) rooms.delete(room.id);
    }
    if (rooms.size === counted) return;
    counted = rooms.size;
    getServices().metrics.tablesLoaded.set(counted);
  }

  /** Lets tables go that nobody has used for a while: what nobody looks at costs nothing. To be called now and then. */
  function letGo(): void {
    const before = getServices().now() - UNUSED_FOR;
    for (const room of rooms.values()) {
      if (room.usedAt > before) break;
      if (isIdle(room)) rooms.delete(room.id);
      else if (isStill(room)) fallAsleep(room);
    }
    tidy();
  }

  /** Puts a job in the room's line. */
  function inLine<T>(room: Room, job: () => Promise<T>): Promise<T> {
    room.busy++;
    const done = inTurn(room, room.queue, job);
    room.queue = done.then(nothing, nothing);
    return done;
  }

  async function inTurn<T>(room: Room, before: Promise<unknown>, job: () => Promise<T>): Promise<T> {
    await before;
    try {
      return await job();
    } finally {
      room.busy--;
      tidy();
    }
  }

  async function load(room: Room): Promise<OnlineTable> {
    room.table = await loadTable(getServices(), room.id);
    room.asleepAt = undefined;
    return room.table;
  }

  /** Runs a job on an up-to-date table, alone. Where another process was faster, the job looks again. */
  function withTable<T>(id: string, job: (table: OnlineTable, room: Room) => Promise<T>): Promise<T> {
    const room = enter(id);
    return inLine(room, async () => {
      for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
        try {
          const table = room.table ?? (await load(room));
          if (attempt > 0) announce(room, table);
          const result = await job(table, room);
          count(room, 0);
          return result;
        } catch (error) {
          if (error instanceof Complaint) throw error;
          room.table = undefined;
          if (!(error instanceof Conflict)) {
            mendLater(room);
            throw error;
          }
          getServices().metrics.conflicts.inc();
        }
      }
      throw new Complaint('server.busy');
    });
  }

  /** Commits, then tells. Called from within `withTable`. */
  async function happen(room: Room, table: OnlineTable, happenings: readonly Happening[], more?: Commitment): Promise<number> {
    const number = await commit(getServices(), table, happenings, more);
    announce(room, table);
    return number;
  }

  function isThere(id: string, person: string): boolean {
    for (const watcher of rooms.get(id)?.feeds.keys() ?? []) if (watcher.person === person) return true;
    return false;
  }

  async function seenOff(room: Room, person: string): Promise<void> {
    await getServices()
      .presence.left(room, person)
      .catch((error: unknown) => getServices().log.error({ err: error }, 'a watcher could not be seen off'));
  }

  function announce(room: Room, table: OnlineTable): void {
    const { audience } = room;
    const isSame = audience?.seats === table.seats;
    if (!isSame || (audience.crowd.length > 0 && !tellCrowd(room, table, audience.crowd))) showAll(room, table);
    else for (const [watcher, state] of audience.near) feed(getServices(), room, table, watcher, state);
    // Whoever sat down or stood up while watching is there in another way than before.
    if (!isSame) tellPresence(room);
    changed(room, table);
  }

  /** Everybody sees all that they may see, each by themselves. */
  function showAll(room: Room, table: OnlineTable): void {
    letHear(room, room.audience?.crowd ?? []);
    for (const [watcher, state] of room.feeds) feed(getServices(), room, table, watcher, state);
    room.held.told = lastNumber(table);
    room.audience = audienceOf(room, table);
  }

  /** Whoever wants to go on with a table does not do so once we are closing. */
  function changed(room: Room, table: OnlineTable): void {
    if (!closed) for (const listener of onChange) listener(room, table);
  }

  /** Adds what others have committed, up to a number if it is known. */
  async function bringUpToDate(room: Room, number = Number.POSITIVE_INFINITY): Promise<void> {
    if (room.asleepAt !== undefined && (await storedNumber(room.id)) === room.asleepAt) return;
    if (room.table === undefined && room.feeds.size > 0) return lookAgain(room);
    if (room.table === undefined || lastNumber(room.table) >= number) return;
    const before = lastNumber(room.table);
    await catchUp(getServices(), room.table);
    if (lastNumber(room.table) !== before) announce(room, room.table);
  }

  async function storedNumber(id: string): Promise<number | undefined> {
    const row = await getServices().store.db.selectFrom('tables').select('number').where('id', '=', id).executeTakeFirst();
    return row?.number;
  }

  /** Whether tables were changed otherwise than by adding to them. */
  async function epochChanged(): Promise<boolean> {
    const known = epoch;
    epoch = await readEpoch(getServices().store);
    return known !== undefined && known !== epoch;
  }

  /** Forgets what was known of a table; those who watch see it anew, or that it is gone. */
  async function startOver(room: Room): Promise<void> {
    room.table = undefined;
    room.asleepAt = undefined;
    room.audience = undefined;
    for (const state of room.feeds.values()) state.sent = undefined;
    if (room.feeds.size > 0) announce(room, await load(room));
  }

  async function lookAgain(room: Room): Promise<void> {
    const table = room.table ?? (await load(room));
    count(room, 0);
    announce(room, table);
  }

  function count(room: Room, failures: number): void {
    if (room.failures === failures) return;
    room.failures = failures;
    getServices().metrics.tablesFailing.set([...rooms.values()].filter(({ failures }) => failures > 0).length);
  }

  /** Those who watch and the bots go on by themselves once the store answers again. */
  function mendLater(room: Room): void {
    if (closed || room.mending !== undefined) return;
    const wait = Math.min(MEND_LATE, MEND_SOON * 2 ** room.failures);
    count(room, room.failures + 1);
    room.mending = setTimeout(
      () => {
        room.mending = undefined;
        void together([room], lookAgain);
      },
      wait * (0.5 + Math.random() / 2),
    );
  }

  /** Does something in each of these rooms. Where it fails for a reason that stays, those who watch are told; otherwise it is tried again. */
  async function together(concerned: Iterable<Room>, job: (room: Room) => Promise<void>): Promise<void> {
    await Promise.all(
      [...concerned].map((room) =>
        inLine(room, () => job(room)).catch((error: unknown) => {
          room.table = undefined;
          if (error instanceof Complaint) return seeOff(room, error);
          getServices().log.error({ err: error, table: room.id }, 'a table could not be brought up to date');
          return mendLater(room);
        }),
      ),
    );
  }

  function seeOff(room: Room, complaint: Complaint): void {
    for (const [watcher, state] of room.feeds) {
      stopFeed(state);
      watcher.send({ type: 'gone', table: room.id, ...complaintAbout(room.table, complaint, state.onlooker.language) });
    }
    room.feeds.clear();
    room.audience = undefined;
  }

  /** Another process has added to a table up to a number, or changed it otherwise (null). */
  async function catchUpWith(room: Room, number: number | null, isOurs: boolean): Promise<void> {
    if (number === null) return startOver(room);
    if (room.table !== undefined && (isOurs || room.feeds.size > 0)) return bringUpToDate(room, number);
    // What is neither at home here nor watched is read anew should it be asked for.
    room.table = undefined;
    if (isOurs || room.feeds.size > 0) await lookAgain(room);
  }

  /** Another process has changed a table; null: anything may have changed. */
  async function refresh(change: Change | null): Promise<void> {
    if (change !== null) {
      const isOurs = getServices().homes.isOurs(change.table);
      const room = rooms.get(change.table) ?? (isOurs ? enter(change.table) : undefined);
      if (room !== undefined) await together([room], () => catchUpWith(room, change.number, isOurs));
      return;
    }
    try {
      await together(rooms.values(), (await epochChanged()) ? startOver : bringUpToDate);
    } catch (error) {
      getServices().log.error({ err: error }, 'what others have changed could not be read');
      if (!closed) refreshing = setTimeout(() => void refresh(null), MEND_LATE);
    }
  }

  /** A bell may get lost: finds what others have changed of what is in memory here. To be called now and then. */
  async function lookAround(): Promise<void> {
    const { store } = getServices();
    if (!store.isShared) return;
    if (epoch !== (await readEpoch(store))) await refresh(null);
    const watched = [...rooms.values()].flatMap(({ id, table, asleepAt }) => (table === undefined && asleepAt === undefined ? [] : [id]));
    for (let from = 0; from < watched.length; from += MOST_LOOKED_FOR) {
      const ids = watched.slice(from, from + MOST_LOOKED_FOR);
      const rows = await store.db.selectFrom('tables').select(['id', 'number']).where('id', 'in', ids).execute();
      const changed = rows.filter(({ id, number }) => number > lastNumberOf(id));
      await Promise.all(changed.map(({ id, number }) => refresh({ table: id, number })));
    }
  }

  function lastNumberOf(id: string): number {
    const room = rooms.get(id);
    return room?.table === undefined ? (room?.asleepAt ?? Number.POSITIVE_INFINITY) : lastNumber(room.table);
  }

  return {
    /** To be called once before anything else. */
    async open(): Promise<void> {
      epoch = await readEpoch(getServices().store);
    },
    withTable,
    happen,
    /** Calls back after every change of a table, with the table still held. */
    onChange: (listener: (room: Room, table: OnlineTable) => void) => void onChange.push(listener),
    /** From now on the watcher hears what happens; first what it has missed since the number it knows. */
    watch(id: string, watcher: Watcher, wish: WatchOptions = {}): Promise<Onlooker> {
      return withTable(id, async (table, room) => {
        const state = newFeed(table, watcher, await mutedBy(getServices(), watcher.person), wish, getServices().now());
        const before = room.feeds.get(watcher);
        if (before !== undefined) stopFeed(before);
        room.feeds.set(watcher, state);
        sortAnew(room);
        feed(getServices(), room, table, watcher, state);
        // They may not be allowed to look.
        if (!room.feeds.has(watcher)) return state.onlooker;
        watcher.send(presenceOf(room, table.seats));
        tellPresence(room);
        if (watcher.person !== null) await getServices().presence.came(id, watcher.person);
        changed(room, table);
        return state.onlooker;
      });
    },
    /** Sends a watcher what they may see by now, in its turn; whatever goes wrong with it is looked at again like any failure. */
    async feedLater(room: Room, watcher: Watcher, state: Feed): Promise<void> {
      await withTable(room.id, async (table, room) => {
        if (room.feeds.get(watcher) === state) feed(getServices(), room, table, watcher, state);
      }).catch((error: unknown) => getServices().log.error({ err: error, table: room.id }, 'a spectator could not be shown a table'));
    },
    /** Shows a watcher the whole table again. */
    resync(id: string, watcher: Watcher): Promise<void> {
      return withTable(id, async (table, room) => {
        const state = room.feeds.get(watcher);
        if (state === undefined) return;
        state.sent = undefined;
        feed(getServices(), room, table, watcher, state);
      });
    },
    /** A complaint about a table as it is sent, in words where they are wished for. */
    complaintAbout: (id: string, complaint: Complaint, language: Language | null) =>
      complaintAbout(rooms.get(id)?.table, complaint, language),
    /** Looks after a table that nobody may be watching. */
    touch: (id: string) => withTable(id, async (table, room) => announce(room, table)),
    unwatch(id: string, watcher: Watcher): void {
      const room = rooms.get(id);
      const state = room?.feeds.get(watcher);
      if (room === undefined || state === undefined) return;
      stopFeed(state);
      room.feeds.delete(watcher);
      sortAnew(room);
      tellPresence(room);
      const { person } = watcher;
      if (person !== null && !closed && !isThere(id, person)) void seenOff(room, person);
      tidy();
    },
    refresh,
    lookAround,
    letGo,
    /** The tables at which bots are thinking here. */
    thinking: () => [...rooms.values()].flatMap(({ table, thinking }) => (table === undefined || thinking.size === 0 ? [] : [table])),
    /** The rooms that somebody watches. */
    watched: () => [...rooms.values()].filter(({ feeds }) => feeds.size > 0),
    /** Whether somebody is looking at a table from a seat. */
    isWatching: isThere,
    /** Everybody known who watches something. */
    present: () =>
      [...rooms.values()].flatMap(({ id, feeds }) =>
        [...feeds.keys()].flatMap(({ person }) => (person === null ? [] : [[id, person] as const])),
      ),
    /** Waits until nothing is in line any more, and stops the bots. Nobody is watching from here on. */
    async close(): Promise<void> {
      closed = true;
      clearTimeout(refreshing);
      const leaving = [...rooms.values()].flatMap((room) =>
        [...room.feeds.keys()].flatMap(({ person }) => (person === null ? [] : [[room, person] as const])),
      );
      for (const room of rooms.values()) {
        clearTimeout(room.mending);
        clearTimeout(room.telling);
        clearTimeout(room.held.timer);
        for (const thought of room.thinking.values()) thought.abort();
        for (const state of room.feeds.values()) stopFeed(state);
      }
      await Promise.all([...rooms.values()].map((room) => room.queue));
      for (const [room, person] of leaving) await seenOff(room, person);
    },
    get size() {
      return rooms.size;
    },
  };
}

function nothing(): void {
  // Whoever comes next does not mind what became of the one before.
}

function newRoom(id: string): Room {
  return {
    id,
    usedAt: 0,
    table: undefined,
    asleepAt: undefined,
    queue: Promise.resolve(),
    busy: 0,
    feeds: new Map(),
    audience: undefined,
    held: nothingHeld(),
    told: { seats: '', spectators: 0 },
    telling: undefined,
    mending: undefined,
    failures: 0,
    thinking: new Map(),
  };
}

function isIdle(room: Room): boolean {
  return room.feeds.size === 0 && isStill(room);
}

/** Whether nothing is going on, though somebody may be looking. */
function isStill({ busy, mending, thinking }: Room): boolean {
  return busy === 0 && mending === undefined && thinking.size === 0;
}

/** Forgets what can be read again. Who is there stays known. */
function fallAsleep(room: Room): void {
  if (room.table === undefined) return;
  room.asleepAt = lastNumber(room.table);
  room.audience ??= audienceOf(room, room.table);
  room.table = undefined;
}

function viewersOf({ feeds }: Room): Viewer[] {
  return [...feeds.values()].map(({ onlooker }) => onlooker.viewer);
}

function presenceOf(room: Room, all: OnlineTable['seats']): ServerMessage & { type: 'presence' } {
  const viewers = viewersOf(room);
  const seats = all.map(({ seat }) => viewers.includes(seat));
  return { type: 'presence', table: room.id, seats, spectators: viewers.filter((viewer) => viewer === null).length };
}

/** Everybody hears who is there, if that has changed. */
function tellPresence(room: Room): void {
  const known = room.table?.seats ?? room.audience?.seats;
  if (known === undefined) return;
  const message = presenceOf(room, known);
  const { spectators } = message;
  const seats = message.seats.join();
  const isNews = seats !== room.told.seats || (spectators !== room.told.spectators && room.telling === undefined);
  if (!isNews) return;
  room.told = { seats, spectators };
  for (const watcher of room.feeds.keys()) watcher.send(message);
  clearTimeout(room.telling);
  room.telling = setTimeout(() => {
    room.telling = undefined;
    tellPresence(room);
  }, TELL_EVERY).unref();
}
