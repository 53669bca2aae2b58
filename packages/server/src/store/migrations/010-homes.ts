import type { Kysely } from 'kysely';

/** Which processes live, and which of them is the home of a table: where its state is, and its bots think. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('processes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createTable('homes')
    .addColumn('table_id', 'text', (column) => column.primaryKey())
    .addColumn('process', 'text', (column) => column.notNull())
    .addColumn('epoch', 'integer', (column) => column.notNull())
    .execute();
}
