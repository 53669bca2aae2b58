/** A server in a process of its own, that can be killed, whose clock can be set, and that says what it holds. */
import { openSync, readdirSync } from 'node:fs';
import { enableCompileCache, flushCompileCache } from 'node:module';
import { devNull } from 'node:os';

// It is started again and again.
enableCompileCache();
const { startServer } = await import('../../src/index.ts');

const { PORT = '0', DATA_DIR = '', DATABASE_URL, LEAK } = process.env;
let ahead = 0;
const { address, services } = await startServer({
  port: Number(PORT),
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
process.on('disconnect', () => process.exit());
// A part of the server that keeps what it needs no more: whoever judges must see it.
const kept: unknown[] = [];
if (LEAK !== undefined)
  services.rooms.onChange(
    () => void kept.push(Array.from({ length: 20_000 }, Math.random), openSync(devNull, 'r'), setInterval(String, 1e6)),
  );
process.send?.(address);
flushCompileCache();

/** What the process holds, after everything that nobody needs was thrown away. */
export interface Sample {
  readonly heap: number;
  readonly rss: number;
  readonly files: number;
  readonly sockets: number;
  readonly timers: number;
}

function sample(): Sample {
  globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  const resources = process.getActiveResourcesInfo();
  const count = (name: string) => resources.filter((resource) => resource === name).length;
  // Where open files cannot be listed, what keeps the process busy is all that is known.
  const files = process.platform === 'linux' ? readdirSync('/proc/self/fd').length : resources.length;
  return { heap: heapUsed + external, rss, files, sockets: count('TCPSocketWrap'), timers: count('Timeout') };
}
