/** Databases for tests, and what happens to them from outside of all programs under test. */
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import { MADE } from './cluster.ts';

/** An empty database in the PostgreSQL of all tests, or in another one; or a copy of another database there. */
export async function newDatabase(cluster = inject('postgres'), like = 'template1'): Promise<string> {
  const name = `parlour_${randomUUID().replaceAll('-', '')}`;
  await askPostgres(cluster, `create database ${name} template ${like}`);
  return new URL(`/${name}`, cluster).href;
}

/** As a server makes them, empty, and nobody's at the moment. */
const idle: string[] = [];

/** A database as a server makes it, in the PostgreSQL of all tests. Making one costs more than most tests, so it is given back. */
export async function borrowDatabase(): Promise<string> {
  return idle.pop() ?? newDatabase(undefined, MADE);
}

/** Cuts off whoever still looks into it, and empties it for the next. */
export async function giveDatabaseBack(databaseUrl: string): Promise<void> {
  await cutConnections(databaseUrl);
  await askDatabase(databaseUrl, EMPTY);
  idle.push(databaseUrl);
}

/** Every row of every table but of those that say what its schema is, whatever refers to what. */
const EMPTY = `
  set session_replication_role = replica;
  do $$ declare name text; begin
    for name in select tablename from pg_tables where schemaname = 'public' and tablename not like 'kysely%' loop
      execute format('delete from %I', name);
    end loop;
  end $$`;

/** Asks the server of databases something. */
export function askPostgres(databaseUrl: string, query: string): Promise<unknown[]> {
  return askDatabase(new URL('/postgres', databaseUrl).href, query);
}

async function askDatabase(databaseUrl: string, query: string): Promise<unknown[]> {
  const client = new Client({ connectionString: databaseUrl });
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
