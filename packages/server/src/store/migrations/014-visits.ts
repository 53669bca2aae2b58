import type { Kysely } from 'kysely';

/** Who has sat at a table and does not any more, so that they can be forgotten there too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('visits')
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('visits_key', ['table_id', 'seat', 'number'])
    .execute();
  await schema.createIndex('visits_person').on('visits').column('person').execute();
}
