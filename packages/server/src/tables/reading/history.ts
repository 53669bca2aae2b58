import { Complaint, type GameRecord, recordOf } from '@parlour/kernel';
import { mustBeRevealed } from '../../deals/deals.ts';
import type { Services } from '../../services.ts';
import type { Position, TableStep } from '@parlour/client/protocol';
import { firstHidden } from '../live/feed.ts';
import { positionFor, stepFor } from '../live/frame.ts';
import { isShared, mustMayWatch, viewerOf } from '../log/rights.ts';
import { type OnlineTable, tableAt } from '../log/table.ts';

/** How the game looked to somebody after that number, and what had just happened. A secret of that moment stays one. */
export function momentAt(
  services: Services,
  tableId: string,
  person: string | null,
  number: number,
): Promise<{ step: TableStep; position: Position }> {
  return services.rooms.withTable(tableId, async (table) => {
    mustMayWatch(table, person);
    const viewer = viewerOf(table, person);
    const hidden = firstHidden(table, viewer, services.now());
    const past = tableAt(table, Math.min(number, (hidden?.entry.number ?? number + 1) - 1));
    const logged = past.log.at(-1);
    if (logged === undefined || logged.entry.number !== number) throw new Complaint('server.no-moment', { number });
    return { step: stepFor(past, logged, viewer), position: positionFor(past, viewer) };
  });
}

/** The whole game, secrets and all: once it is over, for everybody who may watch. What others did with the same cards is everybody's once nobody plays them any more. */
export function savedGame(services: Services, tableId: string, person: string | null): Promise<GameRecord> {
  return services.rooms.withTable(tableId, async (table) => {
    if (!isShared(table.settings)) mustMayWatch(table, person);
    await mustBeDone(services, table);
    return recordOfTable(table);
  });
}

/** The one place where it is asked whether all of a table may be seen: its record, every hand, other ways on from its moments. */
export async function mustBeDone(services: Services, table: OnlineTable): Promise<void> {
  const isDone = table.match !== undefined && (table.status === 'over' || table.status === 'closed');
  // The end of a delayed game is no secret from its players, but spectators may not read ahead.
  if (!isDone || firstHidden(table, null, services.now()) !== undefined) throw new Complaint('server.not-over');
  await mustBeRevealed(services, table);
}

/** The game so far as a saved game, with those who sit there now. */
export function recordOfTable({ match, seats }: OnlineTable): GameRecord {
  const players = seats.map(({ name, bot }) => (bot === null ? { name } : { name, bot }));
  return { ...recordOf(match!), seats: players };
}
