/** A server in a process of its own, that can be killed, and whose clock can be set. */
import { enableCompileCache, flushCompileCache } from 'node:module';

// It is started again and again.
enableCompileCache();
const { startServer } = await import('../../src/index.ts');

const { PORT = '0', DATA_DIR = '', DATABASE_URL } = process.env;
let ahead = 0;
const { address } = await startServer({
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
process.on('message', (milliseconds: number) => {
  ahead += milliseconds;
});
process.on('disconnect', () => process.exit());
process.send?.(address);
flushCompileCache();
