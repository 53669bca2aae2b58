import { Complaint } from '@parlour/kernel';
import { sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration';
import type { Database } from '../schema.ts';
import * as tables from './001-tables.ts';
import * as talk from './002-talk.ts';
import * as ratings from './003-ratings.ts';
import * as notices from './004-notices.ts';
import * as passkeys from './005-passkeys.ts';
import * as shares from './006-shares.ts';
import * as turns from './007-turns.ts';
import * as names from './008-names.ts';
import * as helpers from './009-helpers.ts';
import * as homes from './010-homes.ts';
import * as deals from './011-deals.ts';
import * as tournaments from './012-tournaments.ts';
import * as compared from './013-compared.ts';
import * as visits from './014-visits.ts';
import * as luck from './015-luck.ts';

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
  '009-helpers': helpers,
  '010-homes': homes,
  '011-deals': deals,
  '012-tournaments': tournaments,
  '013-compared': compared,
  '014-visits': visits,
  '015-luck': luck,
};

/** Brings a database up to date, or up to the migration of that name. Complains about one that a newer program has changed. */
export async function migrate(db: Database, upTo?: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const newer = (await doneMigrations(db)).find((name) => !Object.hasOwn(migrations, name));
  if (newer !== undefined) throw new Complaint('server.newer-store', { schema: newer });
  const { error } = upTo === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(upTo);
  if (error !== undefined) throw error;
}

/** The names of the migrations that a database has had; none for one that is new. */
async function doneMigrations(db: Database): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return [];
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name desc`.execute(db);
  return rows.map(({ name }) => name);
}
