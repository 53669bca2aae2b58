import type { Kysely } from 'kysely';

/** Names that are kept by passkeys, and links by which guests come back to their seats. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema.alterTable('seats').addColumn('return_hash', 'text').execute();
  await schema.createIndex('seats_return_hash').on('seats').column('return_hash').unique().execute();
  await schema.alterTable('people').addColumn('claimed', 'text').execute();
  await schema.createIndex('people_claimed').on('people').column('claimed').unique().execute();
  await schema
    .createTable('passkeys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('counter', 'bigint', (column) => column.notNull())
    .addColumn('transports', 'text', (column) => column.notNull())
    .addColumn('created', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('passkeys_person').on('passkeys').column('person').execute();
  await schema
    .createTable('challenges')
    .addColumn('challenge', 'text', (column) => column.primaryKey())
    .addColumn('person', 'text')
    .addColumn('expires', 'bigint', (column) => column.notNull())
    .execute();
}
