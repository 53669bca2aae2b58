import type { Kysely } from 'kysely';

/** Results that are compared with everybody's: who shared a deal, and how people did with the deals of the day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema.alterTable('deals').addColumn('host', 'text').execute();
  await schema
    .createTable('days')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('score', 'double precision', (column) => column.notNull())
    .addColumn('lead', 'double precision', (column) => column.notNull())
    .addColumn('won', 'double precision', (column) => column.notNull())
    .addColumn('luck', 'double precision')
    .addColumn('record', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('days_person').on('days').columns(['game', 'day', 'person']).unique().execute();
  await schema.createIndex('days_best').on('days').columns(['game', 'day', 'lead']).execute();
}
