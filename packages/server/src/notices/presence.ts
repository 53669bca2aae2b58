import type { Services } from '../services.ts';
import { newId } from '../secrets.ts';
import { deciding } from '../tables/log/commit.ts';
import { loadTable } from '../tables/log/load.ts';
import type { Room } from '../tables/live/rooms.ts';
import { noteTurn } from './turns.ts';

/** A watcher that was not confirmed for so long has gone with its process. */
const LASTS = 60_000;
const CONFIRM_EVERY = 20_000;
/** So many are written at once. */
const MOST_AT_ONCE = 1_000;

/** Keeps other processes informed who watches here, and notes the turn of whoever stops watching without having decided. */
export function keepPresence(services: Services) {
  let confirmed = services.now();
  /** Several processes may hold a line of the same person: each speaks for itself. */
  const process = newId();

  async function confirm(present: readonly (readonly [table: string, person: string])[]): Promise<void> {
    if (!services.store.isShared || present.length === 0) return;
    const until = services.now() + LASTS;
    const rows = present.map(([table_id, person]) => ({ table_id, person, process, until }));
    await services.store.write((db) =>
      db
        .insertInto('presence')
        .values(rows)
        .onConflict((conflict) => conflict.columns(['table_id', 'person', 'process']).doUpdateSet({ until }))
        .execute(),
    );
  }

  /** What is written may come after what says that somebody has left: whoever has gone meanwhile is struck out again. */
  async function came(table: string, person: string): Promise<void> {
    await confirm([[table, person]]);
    if (!services.rooms.isWatching(table, person)) await strike(table, person);
  }

  async function strike(table_id: string, person: string): Promise<void> {
    if (!services.store.isShared) return;
    await services.store.write((db) =>
      db
        .deleteFrom('presence')
        .where((where) => where.and({ table_id, person, process }))
        .execute(),
    );
  }

  /** Without those who have been forgotten since they came. */
  async function stillKnown(present: readonly (readonly [table: string, person: string])[]) {
    const ids = [...new Set(present.map(([, person]) => person))];
    const rows = await services.store.db.selectFrom('people').select('id').where('id', 'in', ids).execute();
    const known = new Set(rows.map(({ id }) => id));
    return present.filter(([, person]) => known.has(person));
  }

  async function forget({ id, table: known }: Room, person: string): Promise<void> {
    const now = services.now();
    await strike(id, person);
    // Who has come back meanwhile may have been written down before that.
    if (services.rooms.isWatching(id, person)) return came(id, person);
    const table = known ?? (await loadTable(services, id));
    const seat = table.seats.find((row) => row.person === person);
    if (seat === undefined || table.match === undefined || !deciding(table).includes(seat.seat)) return;
    await services.store.write((db) => noteTurn(db, table, seat.seat, person, now));
  }

  return {
    /** Whether somebody is looking at a table, here or in another process. */
    async isThere(table: string, person: string): Promise<boolean> {
      if (services.rooms.isWatching(table, person)) return true;
      const found = await services.store.db
        .selectFrom('presence')
        .select('until')
        .where('table_id', '=', table)
        .where('person', '=', person)
        .where('until', '>', services.now())
        .executeTakeFirst();
      return found !== undefined;
    },
    came,
    left: forget,
    /** To be called now and then. */
    async round(): Promise<void> {
      if (services.now() - confirmed < CONFIRM_EVERY) return;
      confirmed = services.now();
      const present = services.store.isShared ? services.rooms.present() : [];
      for (let from = 0; from < present.length; from += MOST_AT_ONCE)
        await confirm(await stillKnown(present.slice(from, from + MOST_AT_ONCE)));
      if (present.length === 0) return;
      // All at once: a table may have thousands of onlookers.
      const here = new Set(services.rooms.present().map(String));
      for (const one of present) if (!here.has(String(one))) await strike(...one);
    },
  };
}

export type Presence = ReturnType<typeof keepPresence>;
