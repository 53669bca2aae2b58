import { type Migration, Migrator } from 'kysely/migration';
import type { Database } from '../schema.ts';
import * as tables from './001-tables.ts';
import * as talk from './002-talk.ts';
import * as ratings from './003-ratings.ts';
import * as notices from './004-notices.ts';
import * as passkeys from './005-passkeys.ts';
import * as shares from './006-shares.ts';
import * as turns from './007-turns.ts';
import * as names from './008-names.ts';

/** In order. A migration that was released is never changed again. */
export const migrations: Readonly<Record<string, Migration>> = {
  '001-tables': tables,
  '002-talk': talk,
  '003-ratings': ratings,
  '004-notices': notices,
  '005-passkeys': passkeys,
  '006-shares': shares,
  '007-turns': turns,
  '008-names': names,
};

/** Brings a database up to date, or up to the migration of that name. */
export async function migrate(db: Database, upTo?: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error } = upTo === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(upTo);
  if (error !== undefined) throw error;
}
