import type { Services } from '../../services.ts';
import { attendBots } from '../live/bots.ts';
import { deadline } from '../log/clock.ts';
import { BOT_PATIENCE, wakeTime } from '../log/commit.ts';
import type { Room } from '../live/rooms.ts';
import { type Heart, makeUpFor, tablesWithClocks } from './outage.ts';
import { substitute } from './seats.ts';
import type { OnlineTable } from '../log/table.ts';

const MOST_AT_ONCE = 500;

/** Looks after the tables whose time has come: clocks that ran out, bots that got lost. First of all those for which we have been away. */
export async function sweepTables(services: Services, heart: Heart, ahead = 0): Promise<void> {
  const outage = await heart.beat();
  if (outage !== undefined) {
    services.log.warn(outage, 'nothing could be kept for a while; clocks get that time back');
    await atEach(services, await tablesWithClocks(services), (table, room) => makeUpFor(services, room, table, outage));
  }
  const due = await services.store.db
    .selectFrom('tables')
    .select('id')
    .where('wake', '<=', services.now() + ahead)
    .where('status', '=', 'playing')
    .limit(MOST_AT_ONCE)
    .execute();
  const ours = await atHome(
    services,
    due.map(({ id }) => id),
  );
  await atEach(services, ours, (table, room) => lookAfter(services, heart, room, table));
}

/** Where several processes serve these tables, each is looked after by its home. */
async function atHome({ homes }: Services, tables: readonly string[]): Promise<string[]> {
  const found = await Promise.all(tables.map(async (id) => ((await homes.claim(id)).here ? [id] : [])));
  return found.flat();
}

async function atEach(
  { rooms, log }: Services,
  tables: readonly string[],
  job: (table: OnlineTable, room: Room) => Promise<void>,
): Promise<void> {
  const tried = tables.map((id) =>
    rooms.withTable(id, job).catch((error: unknown) => log.error({ err: error, table: id }, 'a table could not be looked after')),
  );
  await Promise.all(tried);
}

/** Other processes hear that the bots which think here are not lost. */
export async function confirmBots({ store, rooms, now }: Services): Promise<void> {
  if (!store.isShared) return;
  const wake = now() + BOT_PATIENCE;
  // Where somebody's time runs out before that, it stays noted.
  const ids = rooms.thinking().flatMap((table) => (wakeTime(table, now()) === wake ? [table.settings.id] : []));
  if (ids.length > 0) await store.db.updateTable('tables').set({ wake }).where('id', 'in', ids).where('status', '=', 'playing').execute();
}

async function lookAfter(services: Services, heart: Heart, room: Room, table: OnlineTable): Promise<void> {
  // Another process may not have come to this table yet.
  await makeUpFor(services, room, table, heart.outage());
  const now = services.now();
  const late = table.seats.filter(({ seat }) => (deadline(table.clock, seat) ?? Number.POSITIVE_INFINITY) <= now);
  for (const row of late) await substitute(services, room, table, table.seats[row.seat] ?? row);
  attendBots(services, room, table);
  const wake = wakeTime(table, now);
  if (late.length > 0) return;
  await services.store.write((db) => db.updateTable('tables').set({ wake }).where('id', '=', room.id).execute());
}
