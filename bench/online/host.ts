/** A server in a process of its own, so that its processor time can be told from that of its visitors: ours, or the least that could do. */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '@parlour/server';
import SqliteDatabase from 'better-sqlite3';
import { type WebSocket, WebSocketServer } from 'ws';

const folder = mkdtempSync(join(tmpdir(), 'parlour-bench-'));
const address = process.argv[2] === 'bare' ? await bare() : await ours();
process.on('message', () => process.send?.(process.cpuUsage()));
process.on('disconnect', () => {
  rmSync(folder, { recursive: true, force: true });
  process.exit();
});
process.send?.(address);

async function ours(): Promise<string> {
  const { address } = await startServer({
    port: 0,
    host: '127.0.0.1',
    dataDir: folder,
    logLevel: 'fatal',
    requestsPerMinute: 10_000_000,
    tablesPerHour: 10_000_000,
    messagesPerAddress: 10_000_000,
  });
  return address;
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
