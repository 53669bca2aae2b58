/** Started once for all tests of the server, which have databases of their own in it. */
import type { TestProject } from 'vitest/node';
import { Client } from 'pg';
import { openPostgres } from '../src/store/postgres.ts';
import { MADE, startCluster } from './cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly postgres: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startCluster();
  const client = new Client({ connectionString: cluster.url });
  await client.connect();
  await client.query(`create database ${MADE}`);
  await client.end();
  await (await openPostgres(new URL(`/${MADE}`, cluster.url).href)).close();
  project.provide('postgres', cluster.url);
  return cluster.stop;
}
