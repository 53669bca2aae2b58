import type { Kysely } from 'kysely';

/** Whose tables there are is asked whenever somebody makes another. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('tables_host').on('tables').columns(['host', 'status']).execute();
}
