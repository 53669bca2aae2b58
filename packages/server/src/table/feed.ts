import { Complaint } from '@parlour/kernel';
import type { House } from '../house.ts';
import { toWire } from '../protocol/index.ts';
import { type Onlooker, stepFrame, syncFrame } from './frame.ts';
import type { Room, Watcher } from './rooms.ts';
import { apply, emptyTable, type Logged, lastNumber, type Table, tableAt } from './table.ts';

/** How far a watcher has got. */
export interface Feed {
  onlooker: Onlooker;
  /** The last number sent; undefined: the watcher needs everything. */
  sent: number | undefined;
  /** Wakes us when a delayed entry may be shown. */
  timer: NodeJS.Timeout | undefined;
}

/** More missed steps than this are not shown one by one. */
const MOST_STEPS = 200;

export function newFeed(table: Table, { person }: Watcher, known?: { readonly since: number; readonly as: number | null }): Feed {
  const onlooker = onlookerOf(table, person);
  const resumes = known !== undefined && known.as === onlooker.viewer && known.since <= lastNumber(table);
  return { onlooker, sent: resumes && lastNumber(table) - known.since <= MOST_STEPS ? known.since : undefined, timer: undefined };
}

export function stopFeed(feed: Feed): void {
  clearTimeout(feed.timer);
}

function onlookerOf(table: Table, person: string | null): Onlooker {
  const seat = person === null ? undefined : table.seats.find((row) => row.person === person);
  return { viewer: seat?.seat ?? null, person };
}

/** Sends a watcher what they may see by now and have not got yet, in order, each thing once. */
export function feed(house: House, room: Room, table: Table, watcher: Watcher, state: Feed): void {
  const { viewer } = state.onlooker;
  state.onlooker = onlookerOf(table, watcher.person);
  // Whoever changes places sees the whole table with new eyes.
  if (state.onlooker.viewer !== viewer) state.sent = undefined;
  if (state.onlooker.viewer === null && !table.settings.spectators && !isHost(table, watcher)) {
    room.feeds.delete(watcher);
    watcher.send({ type: 'gone', table: room.id, complaint: toWire(new Complaint('server.no-spectators')) });
    return;
  }
  const visible = lastVisible(house, room, table, watcher, state);
  if (state.sent === undefined) {
    watcher.send(syncFrame(visible === lastNumber(table) ? table : tableAt(table, visible), state.onlooker));
  } else if (visible === state.sent + 1 && visible === lastNumber(table)) {
    watcher.send(stepFrame(table, state.onlooker));
  } else if (visible > state.sent) {
    for (const past of since(table, state.sent, visible)) watcher.send(stepFrame(past, state.onlooker));
  }
  state.sent = Math.max(visible, state.sent ?? 0);
}

function isHost({ settings }: Table, { person }: Watcher): boolean {
  return person === settings.host;
}

/** The number up to which a viewer may see: spectators of a delayed table see everything later. */
function lastVisible(house: House, room: Room, table: Table, watcher: Watcher, state: Feed): number {
  const delay = state.onlooker.viewer === null ? table.settings.delay * 1_000 : 0;
  if (delay === 0) return lastNumber(table);
  const now = house.now();
  const hidden = table.log.find(({ entry }) => entry.at + delay > now);
  if (hidden === undefined) return lastNumber(table);
  clearTimeout(state.timer);
  state.timer = setTimeout(
    () => {
      if (room.feeds.get(watcher) === state && room.table !== undefined) feed(house, room, room.table, watcher, state);
    },
    hidden.entry.at + delay - now,
  );
  return hidden.entry.number - 1;
}

/** The table after each entry in turn, from `after` (exclusive) to `upTo`. */
function* since(table: Table, after: number, upTo: number): Generator<Table> {
  const past = emptyTable(table.settings, table.seats);
  for (const { entry } of table.log.filter(({ entry }: Logged) => entry.number <= upTo)) {
    apply(past, entry);
    if (entry.number > after) yield past;
  }
}
