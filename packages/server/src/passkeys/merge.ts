import { forget } from '../people/forget.ts';
import type { Services } from '../services.ts';
import type { Database, PersonRow } from '../store/schema.ts';

/** Gives a person the seats that they took as a guest before they signed in. Where they sit already, nothing changes. */
export async function moveSeats(services: Services, guest: PersonRow, person: PersonRow): Promise<void> {
  const seats = await services.store.db.selectFrom('seats').select('table_id').where('person', '=', guest.id).execute();
  for (const { table_id } of seats) {
    await services.rooms.withTable(table_id, async (table, room) => {
      const row = table.seats.find((row) => row.person === guest.id);
      if (row === undefined || table.seats.some((other) => other.person === person.id)) return;
      const moved = { ...row, person: person.id, name: person.name };
      const change = { kind: 'seat', seat: row.seat, change: 'moved', name: person.name, bot: row.bot !== null } as const;
      await services.rooms.happen(room, table, [change], { seats: table.seats.map((other) => (other === row ? moved : other)) });
    });
  }
  const hosted = await services.store.db.selectFrom('tables').select('id').where('host', '=', guest.id).execute();
  const invited = await services.store.db.selectFrom('seats').select('table_id').where('invited', '=', guest.id).execute();
  await services.store.write(async (db) => {
    await db.updateTable('results').set({ person: person.id }).where('person', '=', guest.id).execute();
    await db.updateTable('seats').set({ invited: person.id }).where('invited', '=', guest.id).execute();
    await db.updateTable('tables').set({ host: person.id }).where('host', '=', guest.id).execute();
    await db.updateTable('reports').set({ person: person.id }).where('person', '=', guest.id).execute();
    await db.updateTable('visits').set({ person: person.id }).where('person', '=', guest.id).execute();
    await moveEntries(db, guest.id, person);
    await moveDays(db, guest.id, person);
  });
  // Who made a table, and for whom a seat is kept, is read only when it is loaded.
  for (const table of new Set([...hosted.map(({ id }) => id), ...invited.map(({ table_id }) => table_id)])) {
    services.store.ring({ table, number: null });
    await services.rooms.refresh({ table, number: null });
  }
  const left = await services.store.db.selectFrom('seats').select('table_id').where('person', '=', guest.id).executeTakeFirst();
  // Nobody is that guest any more.
  if (left === undefined) await forget(services, guest.id);
}

/** The same for tournaments. Where they take part already under their own name, the guest plays on. */
async function moveEntries(db: Database, guest: string, { id, name }: PersonRow): Promise<void> {
  await db.updateTable('tournaments').set({ host: id }).where('host', '=', guest).execute();
  const own = db.selectFrom('entrants').select('tournament').where('person', '=', id);
  await db.updateTable('entrants').set({ person: id, name }).where('person', '=', guest).where('tournament', 'not in', own).execute();
}

/** The same for what they shared, and for the deals of days. Where both have played one, their own result stays. */
async function moveDays(db: Database, guest: string, { id, name }: PersonRow): Promise<void> {
  await db.updateTable('deals').set({ host: id }).where('host', '=', guest).execute();
  for (const { id: result, game, day } of await db.selectFrom('days').select(['id', 'game', 'day']).where('person', '=', guest).execute()) {
    const own = await db
      .selectFrom('days')
      .select('id')
      .where('game', '=', game)
      .where('day', '=', day)
      .where('person', '=', id)
      .executeTakeFirst();
    if (own === undefined) await db.updateTable('days').set({ person: id, name }).where('id', '=', result).execute();
  }
}
