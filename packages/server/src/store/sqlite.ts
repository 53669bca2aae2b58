import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Complaint } from '@parlour/kernel';
import SqliteDatabase from 'better-sqlite3';
import { Kysely, sql, type SqliteDatabase as KyselyDatabase, SqliteDialect } from 'kysely';
import { sqliteAppender } from './append-sqlite.ts';
import { groupWrites } from './group-writes.ts';
import { migrate } from './migrations/index.ts';
import type { Schema } from './schema.ts';
import type { Store } from './store.ts';

/** How often we look whether another program (an administrator's command) has written into our file. */
const LOOK_EVERY = 500;
/** How long a write waits for another program's write. */
const PATIENCE = 15_000;
const MOST_STATEMENTS = 200;

export interface SqliteOptions {
  /** The folder of the database; it is made if it is not there. */
  readonly dataDir: string;
  /** Only one server may serve a folder. Commands that run beside it go without the lock. */
  readonly lock: boolean;
}

/** A file in a folder; every commit is on the disk before it is acknowledged. */
export async function openSqlite(options: SqliteOptions): Promise<Store> {
  try {
    return await open(options);
  } catch (error) {
    throw complaintAbout(error, options.dataDir) ?? error;
  }
}

async function open({ dataDir, lock }: SqliteOptions): Promise<Store> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const unlock = lock ? takeLock(dataDir) : () => {};
  const { file, db } = await openFile(join(dataDir, 'parlour.db')).catch((error: unknown) => {
    unlock();
    throw error;
  });
  const append = sqliteAppender(file);
  let look: NodeJS.Timeout | undefined;
  return {
    isShared: false,
    locksRows: false,
    db,
    ...groupWrites(db, file, append),
    appendWithin: async (_, addition) => append(addition),
    snapshot: (job) => db.transaction().execute(job),
    // Whoever else writes into the file is found by its version.
    ring: () => {},
    tell: () => {},
    async listen(hear) {
      let known: unknown = file.pragma('data_version', { simple: true });
      look = setInterval(() => {
        const current: unknown = file.pragma('data_version', { simple: true });
        if (current !== known) hear(null);
        known = current;
      }, LOOK_EVERY);
    },
    isConflict: (error) => error instanceof SqliteDatabase.SqliteError && error.code.startsWith('SQLITE_CONSTRAINT'),
    async close() {
      clearInterval(look);
      await sql`pragma wal_checkpoint(truncate)`.execute(db).catch(() => undefined);
      await db.destroy();
      unlock();
    },
  };
}

/** The database, up to date; closed again if that cannot be. */
async function openFile(path: string): Promise<{ file: SqliteDatabase.Database; db: Kysely<Schema> }> {
  const file = new SqliteDatabase(path, { timeout: PATIENCE });
  try {
    file.pragma('journal_mode = wal');
    file.pragma('synchronous = full');
    const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: remembering(file) }) });
    await migrate(db);
    return { file, db };
  } catch (error) {
    file.close();
    throw error;
  }
}

/** What is wrong with the folder, if that is what it is. */
function complaintAbout(error: unknown, folder: string): Complaint | undefined {
  const { code = '', message } = error as NodeJS.ErrnoException;
  const values = { folder, detail: message };
  if (/^SQLITE_(CORRUPT|NOTADB)/.test(code)) return new Complaint('server.folder-damaged', values);
  if (code === 'SQLITE_FULL' || code === 'ENOSPC') return new Complaint('server.folder-full', values);
  const isClosed =
    /^SQLITE_(CANTOPEN|READONLY|PERM|AUTH|IOERR)/.test(code) || ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST'].includes(code);
  return isClosed ? new Complaint('server.folder-closed', values) : undefined;
}

/** Statements are compiled once: the same few come with every decision. */
function remembering(file: SqliteDatabase.Database): KyselyDatabase {
  const known = new Map<string, SqliteDatabase.Statement>();
  return {
    prepare(text) {
      const statement = known.get(text) ?? file.prepare(text);
      // Lists of different lengths make ever new ones.
      if (known.size >= MOST_STATEMENTS) known.clear();
      known.set(text, statement);
      return statement;
    },
    close: () => void file.close(),
  };
}

/** A lock that the operating system gives back even if we die: an exclusive transaction, never finished, on a file of its own. */
function takeLock(dataDir: string): () => void {
  const file = new SqliteDatabase(join(dataDir, 'parlour.lock'), { timeout: 0 });
  try {
    file.exec('begin exclusive');
  } catch (error) {
    file.close();
    const isTaken = error instanceof SqliteDatabase.SqliteError && error.code.startsWith('SQLITE_BUSY');
    throw isTaken ? new Complaint('server.locked', { folder: dataDir }) : error;
  }
  return () => file.close();
}
