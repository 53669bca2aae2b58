import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';

export interface StoreOptions {
  readonly dataDir: string;
  /** A PostgreSQL address; without one, a file in the data folder is used. */
  readonly databaseUrl?: string | undefined;
  /** A server locks its data folder; commands beside it do not. */
  readonly lock: boolean;
}

export function openStore({ dataDir, databaseUrl, lock }: StoreOptions): Promise<Store> {
  return databaseUrl === undefined ? openSqlite({ dataDir, lock }) : openPostgres(databaseUrl);
}
