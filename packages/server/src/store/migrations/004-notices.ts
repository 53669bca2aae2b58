import type { Kysely } from 'kysely';

/** How people want to hear that it is their turn, and what they have been told. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  for (const [column, type] of [
    ['quiet_from', 'integer'],
    ['quiet_to', 'integer'],
    ['zone', 'text'],
  ] as const) {
    await schema.alterTable('people').addColumn(column, type).execute();
  }
  await schema
    .createTable('channels')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('target', 'text', (column) => column.notNull())
    .addColumn('key_hash', 'text')
    .addColumn('created', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('channels_person').on('channels').column('person').execute();
  await schema
    .createTable('notices')
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('turn', 'integer', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('due', 'bigint', (column) => column.notNull())
    .addColumn('done', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('notices_key', ['table_id', 'seat', 'turn', 'person'])
    .execute();
  await schema.createIndex('notices_due').on('notices').columns(['done', 'due']).execute();
  await schema
    .createTable('presence')
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('presence_key', ['table_id', 'person'])
    .execute();
}
