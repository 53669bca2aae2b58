import type { Kysely } from 'kysely';

/** Whose tables there are is asked whenever somebody makes another. Who watches is told by each process for itself. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema.createIndex('tables_host').on('tables').columns(['host', 'status']).execute();
  // Nothing is lost: it is told anew every few seconds.
  await schema.dropTable('presence').execute();
  await schema
    .createTable('presence')
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull())
    // Backups of older versions do not name one.
    .addColumn('process', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('until', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('presence_process_key', ['table_id', 'person', 'process'])
    .execute();
}
