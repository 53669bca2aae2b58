import type { Database } from './schema.ts';

/** Where everything is kept: the same queries over SQLite and PostgreSQL, and what the two do differently. */
export interface Store {
  /** Whether other processes may serve the same store at the same time. */
  readonly isShared: boolean;
  /** Whether writes go on side by side, so that what is read in order to be changed must be locked. */
  readonly locksRows: boolean;
  readonly db: Database;
  /** Runs a job in a transaction. Resolves once its changes are durable; if the job throws, none of them happened. */
  write<T>(job: (db: Database) => Promise<T>): Promise<T>;
  /** Runs reads that all see one moment. */
  snapshot<T>(job: (db: Database) => Promise<T>): Promise<T>;
  /** Within a write: other processes hear of the change once it is committed. */
  announce(db: Database, change: Change): Promise<void>;
  /** Hears of changes by other processes; null where anything may have changed. */
  listen(hear: (change: Change | null) => void): Promise<void>;
  /** Whether an error says that somebody else was faster: a unique key is taken already. */
  isConflict(error: unknown): boolean;
  close(): Promise<void>;
}

/** A table that now has entries up to that number. */
export interface Change {
  readonly table: string;
  readonly number: number;
}

/** Our attempt was overtaken: look again and decide anew. */
export class Conflict extends Error {}
