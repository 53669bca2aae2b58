import { Complaint } from '@parlour/kernel';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Client, DatabaseError, Pool, types } from 'pg';
import { migrate } from './migrations/index.ts';
import type { Schema } from './schema.ts';
import type { Change, Store } from './store.ts';

const CHANNEL = 'parlour';
const UNIQUE_VIOLATION = '23505';
const INT8 = 20;
const LISTEN_AGAIN_AFTER = 1_000;

/** All our whole numbers fit a JavaScript number; the driver would make text of them. */
const getTypeParser: typeof types.getTypeParser = (id: number, ...format: unknown[]) =>
  id === INT8 ? Number : types.getTypeParser(id, ...(format as []));

/** A PostgreSQL server that several of our processes may share. */
export async function openPostgres(url: string): Promise<Store> {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    // Rather an error, after which we look again, than a wait without an end.
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    types: { getTypeParser },
  });
  // A lost connection is replaced by the next query. The pool hears of idle ones; one that is lost in the middle of a transaction
  // fails its query, and would end the whole process if nobody listened to it.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  await pool.query('select 1').catch((error: unknown) => {
    throw new Complaint('server.no-database', { detail: error instanceof Error ? error.message || error.name : String(error) });
  });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  await migrate(db);
  let ear: Ear | undefined;
  return {
    isShared: true,
    locksRows: true,
    db,
    write: (job) => db.transaction().execute(job),
    snapshot: (job) => db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(job),
    async announce(db, { table, number }) {
      await sql`select pg_notify(${CHANNEL}, ${`${table} ${number}`})`.execute(db);
    },
    async listen(hear) {
      ear = await listenTo(url, hear);
    },
    isConflict: (error) => error instanceof DatabaseError && error.code === UNIQUE_VIOLATION,
    async close() {
      await ear?.close();
      await db.destroy();
    },
  };
}

interface Ear {
  close(): Promise<void>;
}

/** Listens on a connection of its own; takes a new one if it breaks, and then expects anything to have changed. */
async function listenTo(url: string, hear: (change: Change | null) => void): Promise<Ear> {
  let closed = false;
  let retry: NodeJS.Timeout | undefined;
  let client: Client;

  async function open(): Promise<void> {
    client = new Client({ connectionString: url, keepAlive: true });
    client.on('error', () => undefined);
    client.on('end', later);
    client.on('notification', ({ payload = '' }) => {
      const [table = '', number] = payload.split(' ');
      // Everything may have changed: a backup was restored, say.
      hear(table === '*' ? null : { table, number: Number(number) });
    });
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
  }

  function later(): void {
    clearTimeout(retry);
    if (!closed) retry = setTimeout(() => void open().then(() => hear(null), later), LISTEN_AGAIN_AFTER);
  }

  await open();
  return {
    async close() {
      closed = true;
      clearTimeout(retry);
      await client.end().catch(() => undefined);
    },
  };
}
