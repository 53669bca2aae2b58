import type { Kysely } from 'kysely';

/** Deals that can be checked: what is shown of a table's secret beforehand, what each seat adds, and deals that several tables share. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('deals')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('rules', 'integer', (column) => column.notNull())
    .addColumn('options', 'text', (column) => column.notNull())
    .addColumn('seats', 'integer', (column) => column.notNull())
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('created', 'bigint', (column) => column.notNull())
    .addColumn('closes', 'bigint')
    .execute();
  await schema.alterTable('tables').addColumn('hash', 'text').execute();
  await schema.alterTable('tables').addColumn('deal', 'text').execute();
  await schema.alterTable('seats').addColumn('word', 'text').execute();
  await schema.createIndex('tables_deal').on('tables').columns(['deal', 'status']).execute();
}
