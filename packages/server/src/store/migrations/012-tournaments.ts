import type { Kysely } from 'kysely';

/** Tournaments for friends: who takes part, and the tables of each round. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('tournaments')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('options', 'text', (column) => column.notNull())
    .addColumn('seats', 'integer', (column) => column.notNull())
    .addColumn('bots', 'integer', (column) => column.notNull())
    .addColumn('level', 'text', (column) => column.notNull())
    .addColumn('rounds', 'integer', (column) => column.notNull())
    .addColumn('clock', 'text', (column) => column.notNull())
    .addColumn('same_deal', 'integer', (column) => column.notNull())
    .addColumn('host', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('round', 'integer', (column) => column.notNull())
    .addColumn('created', 'bigint', (column) => column.notNull())
    .addColumn('changed', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('tournaments_host').on('tournaments').column('host').execute();
  await schema.createIndex('tournaments_status').on('tournaments').columns(['status', 'changed']).execute();

  await schema
    .createTable('entrants')
    .addColumn('tournament', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('person', 'text')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('left', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('entrants_key', ['tournament', 'number'])
    .execute();
  await schema.createIndex('entrants_person').on('entrants').columns(['person', 'tournament']).unique().execute();

  await schema
    .createTable('fixtures')
    .addColumn('table_id', 'text', (column) => column.primaryKey())
    .addColumn('tournament', 'text', (column) => column.notNull())
    .addColumn('round', 'integer', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('lineup', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('places', 'text')
    .addColumn('scores', 'text')
    .execute();
  await schema.createIndex('fixtures_round').on('fixtures').columns(['tournament', 'round', 'number']).unique().execute();
  await schema.alterTable('tables').addColumn('tournament', 'text').execute();
}
