import { type Kysely, sql } from 'kysely';

/** What the seats were until then; PostgreSQL's driver may give a time as text. */
interface Before {
  tables: { id: string; turns: string | null };
  seats: { table_id: string; seat: number; to_act: number; deadline: number | string | null };
}

/**
 * Whose turn it is changes with every decision: it stands with the table, not with each seat. A request is known by the table's numbers alone, since
 * nobody writes who has not read all before; and what changes all the time is in no index.
 */
export async function up(db: Kysely<Before>): Promise<void> {
  const { schema } = db;
  await schema.alterTable('tables').addColumn('turns', 'text').execute();
  await moveTurns(db);
  for (const column of ['to_act', 'deadline']) await schema.alterTable('seats').dropColumn(column).execute();
  await schema.dropIndex('entries_client').execute();
  await schema.dropIndex('tables_status').execute();
  await schema.createIndex('tables_with_status').on('tables').column('status').execute();
  await sql`create index tables_to_archive on tables (changed) where archive is null and status in ('over', 'closed')`.execute(db);
}

async function moveTurns(db: Kysely<Before>): Promise<void> {
  const rows = await db.selectFrom('seats').select(['table_id', 'seat', 'deadline']).where('to_act', '=', 1).orderBy('seat').execute();
  for (const [id, seats] of Map.groupBy(rows, ({ table_id }) => table_id)) {
    const turns = JSON.stringify(seats.map(({ seat, deadline }) => [seat, deadline === null ? null : Number(deadline)]));
    await db.updateTable('tables').set({ turns }).where('id', '=', id).execute();
  }
}
