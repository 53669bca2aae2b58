/** A server in a process of its own, that can be killed, whose clock can be set, and that says what it holds. */
import { once } from 'node:events';
import { openSync, readdirSync } from 'node:fs';
import { enableCompileCache, flushCompileCache } from 'node:module';
import { devNull } from 'node:os';
import { getHeapStatistics } from 'node:v8';

// It is started again and again.
enableCompileCache();
const { startServer } = await import('../../src/index.ts');

const { DATA_DIR = '', DATABASE_URL, LEAK } = process.env;
flushCompileCache();
// All code has been read: it serves as soon as it is told by which port.
const port = once(process, 'message') as Promise<[number]>;
process.on('disconnect', () => process.exit());
process.send?.('ready');
let ahead = 0;
const { address, services } = await startServer({
  port: (await port)[0],
  host: '127.0.0.1',
  dataDir: DATA_DIR,
  databaseUrl: DATABASE_URL === '' ? undefined : DATABASE_URL,
  now: () => Date.now() + ahead,
  botMilliseconds: 5,
  sweepEvery: 200,
  logLevel: 'silent',
  requestsPerMinute: 10_000_000,
  tablesPerHour: 10_000_000,
  tablesPerPerson: 10_000_000,
  messagesPerTenSeconds: 10_000_000,
  messagesPerAddress: 10_000_000,
  socketsPerAddress: 10_000_000,
  connectionsPerAddress: 10_000_000,
});
process.on('message', (message: number | 'sample') => {
  if (message === 'sample') process.send?.(sample());
  else ahead += message;
});
// A part of the server that keeps what it needs no more: whoever judges must see it.
const kept: unknown[] = [];
if (LEAK !== undefined)
  services.rooms.onChange(
    () => void kept.push(Array.from({ length: 20_000 }, Math.random), openSync(devNull, 'r'), setInterval(String, 1e6)),
  );
process.send?.(address);

/** What the process holds, after everything that nobody needs was thrown away. */
export interface Sample {
  readonly heap: number;
  readonly rss: number;
  /** Of that: what JavaScript holds for itself, used or not, and what belongs to neither it nor its buffers. */
  readonly reserved: number;
  readonly native: number;
  readonly files: number;
  readonly sockets: number;
  readonly timers: number;
}

function sample(): Sample {
  globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  const { total_physical_size: reserved } = getHeapStatistics();
  const resources = process.getActiveResourcesInfo();
  const count = (name: string) => resources.filter((resource) => resource === name).length;
  // Where open files cannot be listed, what keeps the process busy is all that is known.
  const files = process.platform === 'linux' ? readdirSync('/proc/self/fd').length : resources.length;
  return {
    heap: heapUsed + external,
    rss,
    reserved,
    native: rss - reserved - external,
    files,
    sockets: count('TCPSocketWrap'),
    timers: count('Timeout'),
  };
}
