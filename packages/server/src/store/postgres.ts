import { Complaint } from '@parlour/kernel';
import { CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import { Client, DatabaseError, Pool, types } from 'pg';
import { appendAll, columnsOf } from './append-postgres.ts';
import { heardFrom, makeBell, overheardFrom } from './bell.ts';
import { gather } from './gather.ts';
import { migrate } from './migrations/index.ts';
import type { Schema } from './schema.ts';
import { type Addition, type Change, Conflict, type Store } from './store.ts';

const CHANNEL = 'parlour';
const UNIQUE_VIOLATION = '23505';
const INT8 = 20;
const LISTEN_AGAIN_AFTER = 1_000;
/** What happened at so many tables is written at once. */
const MOST_AT_ONCE = 200;

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
  /** What became of each. One that cannot be written at all must not keep the others from being written. */
  async function appendTogether(additions: readonly Addition[]): Promise<(Error | undefined)[]> {
    try {
      const { rows } = await pool.query<{ id: string }>({ name: 'append', text: appendAll, values: columnsOf(additions) });
      const stood = new Set(rows.map(({ id }) => id));
      return additions.map(({ standing: { id } }) => (stood.has(id) ? undefined : new Conflict()));
    } catch (error) {
      // Without an answer of the database we do not know what it has done.
      if (!(error instanceof DatabaseError)) throw error;
      if (additions.length === 1) return [isConflict(error) ? new Conflict() : error];
      const outcomes: (Error | undefined)[] = [];
      for (const addition of additions) outcomes.push(...(await appendTogether([addition])));
      return outcomes;
    }
  }

  const bell = makeBell((text) => pool.query('select pg_notify($1, $2)', [CHANNEL, text]));
  let ear: Ear | undefined;
  return {
    isShared: true,
    locksRows: true,
    db,
    write: (job) => db.transaction().execute(job),
    append: gather(MOST_AT_ONCE, appendTogether),
    async appendWithin(db, addition) {
      const { rows } = await db.executeQuery(CompiledQuery.raw(appendAll, columnsOf([addition])));
      if (rows.length === 0) throw new Conflict();
    },
    snapshot: (job) => db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(job),
    ring: (change) => bell.ring(change),
    tell: (words) => bell.tell(words),
    async listen(hear, overhear) {
      ear = await listenTo(url, bell.name, hear, overhear);
    },
    isConflict,
    async close() {
      await ear?.close();
      await bell.close();
      await db.destroy();
    },
  };
}

function isConflict(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === UNIQUE_VIOLATION;
}

interface Ear {
  close(): Promise<void>;
}

/** Listens on a connection of its own; takes a new one if it breaks, and then expects anything to have changed. */
async function listenTo(
  url: string,
  ownName: string,
  hear: (change: Change | null) => void,
  overhear: (word: string) => void,
): Promise<Ear> {
  let closed = false;
  let retry: NodeJS.Timeout | undefined;
  let client: Client;

  async function open(): Promise<void> {
    client = new Client({ connectionString: url, keepAlive: true });
    client.on('error', () => undefined);
    client.on('end', later);
    client.on('notification', ({ payload = '' }) => {
      for (const change of heardFrom(payload, ownName)) hear(change);
      for (const word of overheardFrom(payload, ownName)) overhear(word);
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
