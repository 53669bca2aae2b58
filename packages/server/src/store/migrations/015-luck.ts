import { type Kysely, sql } from 'kysely';

/** What was luck in games whose results are compared. What people's pages have said of it so far is worked out anew. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('tables').addColumn('luck', 'text').execute();
  await sql`update days set luck = null`.execute(db);
  await sql`create index tables_without_luck on tables (changed) where luck is null and status = 'over' and (deal is not null or tournament is not null)`.execute(
    db,
  );
  await sql`create index days_without_luck on days (at) where luck is null`.execute(db);
}
