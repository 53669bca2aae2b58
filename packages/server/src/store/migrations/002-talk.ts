import type { Kysely } from 'kysely';

/** Whom people do not want to hear, and what they told us about bugs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('mutes')
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('muted', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('mutes_key', ['person', 'muted'])
    .execute();
  await schema
    .createTable('reports')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('person', 'text')
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('view', 'text', (column) => column.notNull())
    .addColumn('record', 'text', (column) => column.notNull())
    .execute();
}
