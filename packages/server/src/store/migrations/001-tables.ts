import type { Kysely } from 'kysely';

/** People, their sessions, tables, seats, and everything that happens at a table. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('meta')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createTable('people')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('created', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createTable('sessions')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('created', 'bigint', (column) => column.notNull())
    .addColumn('seen', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('sessions_person').on('sessions').column('person').execute();

  await schema
    .createTable('tables')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('rules', 'integer', (column) => column.notNull())
    .addColumn('options', 'text', (column) => column.notNull())
    .addColumn('seed', 'text', (column) => column.notNull())
    .addColumn('prefix', 'text')
    .addColumn('clock', 'text', (column) => column.notNull())
    .addColumn('visibility', 'text', (column) => column.notNull())
    .addColumn('substitute', 'text', (column) => column.notNull())
    .addColumn('spectators', 'integer', (column) => column.notNull())
    .addColumn('delay', 'integer', (column) => column.notNull())
    .addColumn('rated', 'integer', (column) => column.notNull())
    .addColumn('host', 'text', (column) => column.notNull())
    .addColumn('created', 'bigint', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('changed', 'bigint', (column) => column.notNull())
    .addColumn('wake', 'bigint')
    .addColumn('rematch', 'text')
    .addColumn('archive', 'text')
    .execute();
  await schema.createIndex('tables_wake').on('tables').column('wake').execute();
  await schema.createIndex('tables_status').on('tables').columns(['status', 'changed']).execute();

  await schema
    .createTable('seats')
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('person', 'text')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('bot', 'text')
    .addColumn('open', 'integer', (column) => column.notNull())
    .addColumn('invited', 'text')
    .addColumn('key_hash', 'text')
    .addColumn('to_act', 'integer', (column) => column.notNull())
    .addColumn('deadline', 'bigint')
    .addPrimaryKeyConstraint('seats_key', ['table_id', 'seat'])
    .execute();
  await schema.createIndex('seats_person').on('seats').column('person').execute();
  await schema.createIndex('seats_invited').on('seats').column('invited').execute();
  await schema.createIndex('seats_key_hash').on('seats').column('key_hash').unique().execute();

  await schema
    .createTable('entries')
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('seat', 'integer')
    .addColumn('client_id', 'text')
    .addColumn('body', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('entries_key', ['table_id', 'number'])
    .execute();
  await schema.createIndex('entries_client').on('entries').columns(['table_id', 'seat', 'client_id']).unique().execute();
}
