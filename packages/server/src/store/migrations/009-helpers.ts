import type { Kysely } from 'kysely';

/** Whether people may be helped is agreed for each table. Nobody forbade it at those there are, nor at those in older backups. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('tables')
    .addColumn('helpers', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
}
