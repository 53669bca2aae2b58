import type { Database, EntryRow, TableRow } from './schema.ts';

/** Where everything is kept: the same queries over SQLite and PostgreSQL, and what the two do differently. */
export interface Store {
  /** Whether other processes may serve the same store at the same time. */
  readonly isShared: boolean;
  /** Whether writes go on side by side, so that what is read in order to be changed must be locked. */
  readonly locksRows: boolean;
  readonly db: Database;
  /** Runs a job in a transaction. Resolves once its changes are durable; if the job throws, none of them happened. */
  write<T>(job: (db: Database) => Promise<T>): Promise<T>;
  /** Writes what happened at a table, together with what happens at others meanwhile. Resolves once it is durable; throws a `Conflict` where somebody was faster. */
  append(addition: Addition): Promise<void>;
  /** The same within a write. */
  appendWithin(db: Database, addition: Addition): Promise<void>;
  /** Runs reads that all see one moment. */
  snapshot<T>(job: (db: Database) => Promise<T>): Promise<T>;
  /** Tells other processes that something has changed; null: anything may have. What is stored is the truth, the bell may get lost. */
  ring(change: Change | null): void;
  /** Tells other processes something else, each in a few letters without a comma. It may get lost. */
  tell(words: readonly string[]): void;
  /** Hears the bells of other processes, and what else they tell. */
  listen(hear: (change: Change | null) => void, overhear: (word: string) => void): Promise<void>;
  /** Whether an error says that somebody else was faster: a unique key is taken already. */
  isConflict(error: unknown): boolean;
  close(): Promise<void>;
}

/** A table that now has entries up to that number; null: it was changed otherwise than by adding to it. */
export interface Change {
  readonly table: string;
  readonly number: number | null;
}

/** Where a table stands after its latest entry: for lists, and for whoever wakes it. */
export type Standing = Pick<TableRow, 'id' | 'number' | 'status' | 'changed' | 'wake' | 'rematch' | 'turns'>;

/** What every decision writes. None of it is written unless the table still stands at the number that was expected. */
export interface Addition {
  readonly expected: number;
  readonly standing: Standing;
  readonly entries: readonly EntryRow[];
}

/** Our attempt was overtaken: look again and decide anew. */
export class Conflict extends Error {}
