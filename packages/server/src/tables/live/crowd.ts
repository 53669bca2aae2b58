import type { ServerMessage } from '@parlour/client/protocol';
import { lastNumber, type OnlineTable } from '../log/table.ts';
import type { Feed } from './feed.ts';
import { frameFor, isOneOfMany } from './frame.ts';
import type { Room, Watcher } from './rooms.ts';

/** Whoever only looks on is told by so many milliseconds later for each of them: a crowd takes its share of the processor and no more. */
const PAUSE_EACH = 0.2;
/** So short a pause is none. */
const SHORTEST_PAUSE = 5;
/** So many frames are not held back any longer. */
const MOST_HELD = 40;

/** Those who watch a table, by how they are told what happens. */
export interface Audience {
  /** The seats when it was made: whoever sits down or stands up is told otherwise from then on. */
  readonly seats: OnlineTable['seats'];
  /** Everybody who gets frames of their own. */
  readonly near: readonly (readonly [Watcher, Feed])[];
  /** Everybody else: all of them get the same. */
  readonly crowd: readonly (readonly [Watcher, Feed])[];
}

/** What is held back for a crowd. */
export interface Held {
  /** They have been told everything up to this number. */
  told: number;
  /** The steps after that. */
  frames: ServerMessage[];
  /** When the next may be told. */
  due: number;
  timer: NodeJS.Timeout | undefined;
}

export function nothingHeld(): Held {
  return { told: 0, frames: [], due: 0, timer: undefined };
}

export function audienceOf({ feeds }: Room, table: OnlineTable): Audience {
  const near: [Watcher, Feed][] = [];
  const crowd: [Watcher, Feed][] = [];
  for (const one of feeds) (isOneOfMany(table, one[1].onlooker) ? crowd : near).push(one);
  return { seats: table.seats, near, crowd };
}

/** Somebody has come or gone. Everybody is still where they were when the table was last told, whatever is about to change there. */
export function sortAnew(room: Room): void {
  const { audience, table, feeds } = room;
  if (audience === undefined) return;
  // Of a table that is not in memory nobody can be sorted anew; whoever left is left out.
  if (table !== undefined) room.audience = { ...audienceOf(room, table), seats: audience.seats };
  else room.audience = { ...audience, near: [...feeds], crowd: [] };
}

/**
 * Tells a crowd the latest thing that happened, or holds it back until they may be told more. Says whether they could be told by steps; where
 * several things happened at once they are to be shown the table.
 */
export function tellCrowd(room: Room, table: OnlineTable, crowd: Audience['crowd']): boolean {
  const { held } = room;
  const ahead = lastNumber(table) - held.told - held.frames.length;
  if (ahead === 0) return true;
  if (ahead !== 1) return false;
  held.frames.push(frameFor('step', table, crowd[0]![1].onlooker));
  const wait = held.due - performance.now();
  if (wait <= 0 || held.frames.length >= MOST_HELD) letHear(room, crowd);
  else held.timer ??= setTimeout(() => letHear(room, room.audience?.crowd ?? []), wait);
  return true;
}

/** Tells a crowd what was held back. Whoever has come since knows some of it. */
export function letHear({ held }: Room, crowd: Audience['crowd']): void {
  const { told, frames } = held;
  const last = told + frames.length;
  held.told = last;
  held.frames = [];
  clearTimeout(held.timer);
  held.timer = undefined;
  const pause = crowd.length * PAUSE_EACH;
  held.due = pause < SHORTEST_PAUSE ? 0 : performance.now() + pause;
  for (const [watcher, state] of crowd) {
    if (state.sent === undefined || state.sent >= last) continue;
    watcher.sendAll(state.sent <= told ? frames : frames.slice(state.sent - told));
    state.sent = last;
  }
}
