import type { Services } from '../../services.ts';

/** From now on a person hears somebody at a table, or does not. */
export async function mute(services: Services, tableId: string, person: string, seat: number, isMuted: boolean): Promise<void> {
  const muted = await services.rooms.withTable(tableId, async (table) => table.seats[seat]?.person ?? null);
  if (muted === null || muted === person) return;
  await services.store.write(async (db) => {
    await db.deleteFrom('mutes').where('person', '=', person).where('muted', '=', muted).execute();
    if (isMuted) await db.insertInto('mutes').values({ person, muted }).execute();
  });
}

export async function mutedBy({ store: { db } }: Services, person: string | null): Promise<ReadonlySet<string>> {
  if (person === null) return new Set();
  const rows = await db.selectFrom('mutes').select('muted').where('person', '=', person).execute();
  return new Set(rows.map(({ muted }) => muted));
}
