import { Complaint, type Language, type Viewer } from '@parlour/kernel';
import type { Services } from '../../services.ts';
import type { SeatRow } from '../../store/schema.ts';
import { frameFor, hears, type Onlooker } from './frame.ts';
import type { Room, Watcher } from './rooms.ts';
import { mayWatch, viewerOf } from '../log/rights.ts';
import { emptyTable, type Logged, lastNumber, type OnlineTable, repeat } from '../log/table.ts';
import { complaintAbout, languageAt } from './in-words.ts';

/** How far a watcher has got. */
export interface Feed {
  onlooker: Onlooker;
  /** The last number sent; undefined: the watcher needs everything. */
  sent: number | undefined;
  /** Wakes us when a delayed entry may be shown. */
  timer: NodeJS.Timeout | undefined;
}

/** How somebody wants to be shown a table. */
export interface WatchOptions {
  /** What they have already: everything up to a number, as somebody saw it. */
  readonly known?: { readonly since: number; readonly as: Viewer } | undefined;
  /** The language in which they are told what they may decide. */
  readonly choices?: Language | undefined;
}

/** More missed steps than this are not shown one by one: each is a whole frame. */
const MOST_STEPS = 40;

export function newFeed(
  table: OnlineTable,
  { person }: Watcher,
  muted: ReadonlySet<string>,
  { known, choices }: WatchOptions,
  now: number,
): Feed {
  const language = choices === undefined ? null : languageAt(table, choices);
  const onlooker = { viewer: viewerOf(table, person), person, muted, language };
  // What they may not see yet is nothing to them: whether they know more than that must not tell them that there is more.
  const last = visibleTo(table, onlooker.viewer, now);
  const resumes = known !== undefined && known.as === onlooker.viewer && known.since <= last;
  return { onlooker, sent: resumes && last - known.since <= MOST_STEPS ? known.since : undefined, timer: undefined };
}

export function stopFeed(feed: Feed): void {
  clearTimeout(feed.timer);
}

/** Sends a watcher what they may see by now and have not got yet, in order, each thing once. */
export function feed(services: Services, room: Room, table: OnlineTable, watcher: Watcher, state: Feed): void {
  const viewer = viewerOf(table, watcher.person);
  if (viewer === null && !mayWatch(table, watcher.person)) {
    stopFeed(state);
    room.feeds.delete(watcher);
    room.audience = undefined;
    const complaint = new Complaint('server.no-spectators');
    watcher.send({ type: 'gone', table: room.id, ...complaintAbout(table, complaint, state.onlooker.language) });
    return;
  }
  if (viewer !== state.onlooker.viewer) {
    // Whoever changes places sees the whole table with new eyes.
    state.sent = undefined;
    state.onlooker = { ...state.onlooker, viewer };
  }
  const visible = lastVisible(services, room, table, watcher, state);
  if (state.sent === undefined) {
    watcher.send(frameFor('sync', shownAt(table, visible), state.onlooker));
  } else if (visible === state.sent + 1) {
    sendStep(shownAt(table, visible), watcher, state);
  } else if (visible > state.sent && viewer === null) {
    // A crowd is not shown each step by itself: they all get the same.
    watcher.send(frameFor('sync', shownAt(table, visible), state.onlooker));
  } else if (visible > state.sent) {
    for (const past of since(table, state.sent, visible)) sendStep(past, watcher, state);
  }
  state.sent = Math.max(visible, state.sent ?? 0);
}

function sendStep(table: OnlineTable, watcher: Watcher, { onlooker }: Feed): void {
  if (hears(onlooker, table.log.at(-1)!)) watcher.send(frameFor('step', table, onlooker));
}

/** What a viewer may not see yet: spectators of a delayed table see everything later. */
export function firstHidden(table: OnlineTable, viewer: Viewer, now: number): Logged | undefined {
  const delay = viewer === null ? table.settings.delay * 1_000 : 0;
  if (delay === 0) return undefined;
  // Times never go back: only the latest entries can be hidden.
  return table.log[table.log.findLastIndex(({ entry }) => entry.at + delay <= now) + 1];
}

/** The number up to which a viewer may see by now. */
function visibleTo(table: OnlineTable, viewer: Viewer, now: number): number {
  return (firstHidden(table, viewer, now)?.entry.number ?? lastNumber(table) + 1) - 1;
}

/** What those who see everything later see now, kept for all of them, and the seats that it was made with. */
const shown = new WeakMap<OnlineTable, { readonly past: OnlineTable; readonly seats: OnlineTable['seats'] }>();

function shownAt(table: OnlineTable, number: number): OnlineTable {
  if (number === lastNumber(table)) return table;
  const known = shown.get(table);
  if (known !== undefined && lastNumber(known.past) === number && known.seats === table.seats) return known.past;
  const past = known === undefined || lastNumber(known.past) > number ? emptyTable(table.settings, table.seats) : known.past;
  for (const { entry } of table.log.slice(past.log.length)) if (entry.number <= number) repeat(past, entry);
  past.seats = seatsThen(table, past);
  shown.set(table, { past, seats: table.seats });
  return past;
}

/** The seats as they were then: those who play have been the same from the start, but a bot may have taken over since. */
function seatsThen({ seats, settings }: OnlineTable, { bots, match }: OnlineTable): readonly SeatRow[] {
  if (match === undefined) return seats;
  return seats.map((row) =>
    // Somebody who has been forgotten since was still somebody.
    bots[row.seat] === true ? { ...row, bot: row.bot ?? settings.substitute } : { ...row, person: row.person ?? '', bot: null },
  );
}

/** The number up to which a watcher may see; they are shown more as soon as they may. */
function lastVisible(services: Services, room: Room, table: OnlineTable, watcher: Watcher, state: Feed): number {
  const { viewer } = state.onlooker;
  if (viewer !== null || table.settings.delay === 0) return lastNumber(table);
  const now = services.now();
  const hidden = firstHidden(table, viewer, now);
  if (hidden === undefined) return lastNumber(table);
  clearTimeout(state.timer);
  const wait = hidden.entry.at + table.settings.delay * 1_000 - now;
  state.timer = setTimeout(() => void services.rooms.feedLater(room, watcher, state), wait);
  return hidden.entry.number - 1;
}

/** The table after each entry in turn, from `after` (exclusive) to `upTo`. */
function* since(table: OnlineTable, after: number, upTo: number): Generator<OnlineTable> {
  const past = emptyTable(table.settings, table.seats);
  for (const { entry } of table.log.filter(({ entry }: Logged) => entry.number <= upTo)) {
    repeat(past, entry);
    if (entry.number > after) yield past;
  }
}
