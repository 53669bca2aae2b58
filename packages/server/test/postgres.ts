/** Databases for tests, and what happens to them from outside of all programs under test. */
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';

/** An empty database in the PostgreSQL of all tests, or in another one; or a copy of another database there. */
export async function newDatabase(cluster = inject('postgres'), like = 'template1'): Promise<string> {
  const name = `parlour_${randomUUID().replaceAll('-', '')}`;
  await askPostgres(cluster, `create database ${name} template ${like}`);
  return new URL(`/${name}`, cluster).href;
}

/** Takes a database away, whoever still looks into it. */
export async function dropDatabase(databaseUrl: string): Promise<void> {
  await askPostgres(databaseUrl, `drop database ${new URL(databaseUrl).pathname.slice(1)} with (force)`);
}

/** Asks the server of databases something. */
export async function askPostgres(databaseUrl: string, query: string): Promise<unknown[]> {
  const client = new Client({ connectionString: new URL('/postgres', databaseUrl).href });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(query)).rows;
  } finally {
    await client.end();
  }
}

/** Cuts the connections to a database; those of one application, if it is named, but for the one that listens. */
export async function cutConnections(databaseUrl: string, application?: string): Promise<number> {
  const { pathname } = new URL(databaseUrl);
  const which = application === undefined ? '' : `and application_name = '${application}' and query not ilike 'listen%'`;
  const cut = await askPostgres(
    databaseUrl,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${pathname.slice(1)}' ${which}`,
  );
  return cut.length;
}
