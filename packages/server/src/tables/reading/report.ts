import { Complaint } from '@parlour/kernel';
import type { Services } from '../../services.ts';
import { newId } from '../../secrets.ts';
import { positionFor } from '../live/frame.ts';
import { recordOfTable } from './history.ts';
import { mustMayWatch, viewerOf } from '../log/rights.ts';
import { lastNumber } from '../log/table.ts';

/** Keeps what somebody says is wrong, with the saved game and what they saw, so that it can be looked into. Returns its name. */
export function reportBug(services: Services, tableId: string, person: string | null, message: string): Promise<string> {
  return services.rooms.withTable(tableId, async (table) => {
    mustMayWatch(table, person);
    if (table.match === undefined) throw new Complaint('server.not-started');
    const viewer = viewerOf(table, person);
    const report = {
      id: newId(),
      table_id: tableId,
      person,
      at: services.now(),
      number: lastNumber(table),
      message,
      view: JSON.stringify({ viewer, view: positionFor(table, viewer).view }),
      record: JSON.stringify(recordOfTable(table)),
    };
    await services.store.write((db) => db.insertInto('reports').values(report).execute());
    return report.id;
  });
}
