import type { Services } from '../services.ts';
import { attendBots, waitsForBot } from '../tables/live/bots.ts';
import type { Room } from '../tables/live/rooms.ts';
import type { OnlineTable } from '../tables/log/table.ts';

/** Bots think where their table is at home. */
export function attendAtHome(services: Services, room: Room, table: OnlineTable): void {
  if (services.homes.isOurs(room.id)) attendBots(services, room, table);
  else if (waitsForBot(table)) void takeHome(services, room.id);
}

/** If the table has another home, that one hears of the change by itself. */
async function takeHome({ homes, rooms, log }: Services, id: string): Promise<void> {
  try {
    if ((await homes.claim(id)).here) await rooms.touch(id);
  } catch (error) {
    log.error({ err: error, table: id }, 'a table could not be taken home');
  }
}

/**
 * Tables that are watched here though they are at home elsewhere, since their home could not be reached for a while: they are taken home, or
 * those who watch come back and are led there. To be called now and then.
 */
export async function moveHome({ homes, tunnels, rooms, log }: Services): Promise<void> {
  for (const room of rooms.watched()) {
    if (homes.isOurs(room.id)) continue;
    const home = await homes.claim(room.id);
    if (home.here || !(await tunnels.canReach(home.address))) continue;
    log.info({ table: room.id }, 'a table is at home elsewhere');
    for (const watcher of room.feeds.keys()) watcher.hangUp();
  }
}
