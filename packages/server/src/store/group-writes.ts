import { CompiledQuery, type Kysely } from 'kysely';
import type { Database, Schema } from './schema.ts';
import type { Store } from './store.ts';

const MOST_AT_ONCE = 100;

/** They come with every decision, so that they are put into words once. */
const begin = CompiledQuery.raw('begin immediate');
const commit = CompiledQuery.raw('commit');
const rollback = CompiledQuery.raw('rollback');
const savepoint = CompiledQuery.raw('savepoint job');
const rollbackToSavepoint = CompiledQuery.raw('rollback to job');
const release = CompiledQuery.raw('release job');

interface Job {
  run(db: Database): Promise<unknown>;
  done(value: unknown): void;
  fail(error: unknown): void;
}

/**
 * Reaching the disk is what a commit costs, so all writes that arrive together share one. A job that fails takes only its own
 * changes back; nobody is told of success before the disk has it all.
 */
export function groupWrites(db: Kysely<Schema>): Store['write'] {
  const waiting: Job[] = [];
  let running = false;

  async function work(): Promise<void> {
    while (waiting.length > 0) {
      const group = waiting.splice(0, MOST_AT_ONCE);
      await db
        .connection()
        .execute((connection) => commitTogether(connection, group))
        .catch((error: unknown) => group.forEach((job) => job.fail(error)));
    }
    running = false;
  }

  return <T>(run: (db: Database) => Promise<T>) =>
    new Promise<T>((resolve, reject) => {
      waiting.push({ run, done: (value) => resolve(value as T), fail: reject });
      if (running) return;
      running = true;
      // After this round of the event loop, so that whatever arrived in it comes along.
      setImmediate(() => void work());
    });
}

async function commitTogether(db: Database, group: readonly Job[]): Promise<void> {
  const outcomes: (() => void)[] = [];
  try {
    await db.executeQuery(begin);
    for (const job of group) outcomes.push(await attempt(db, job));
    await db.executeQuery(commit);
  } catch (error) {
    await db.executeQuery(rollback).catch(() => undefined);
    for (const job of group) job.fail(error);
    return;
  }
  for (const settle of outcomes) settle();
}

/** Runs one job inside the common transaction; what came of it is told only after the commit. */
async function attempt(db: Database, job: Job): Promise<() => void> {
  await db.executeQuery(savepoint);
  try {
    const value = await job.run(db);
    await db.executeQuery(release);
    return () => job.done(value);
  } catch (error) {
    await db.executeQuery(rollbackToSavepoint);
    await db.executeQuery(release);
    return () => job.fail(error);
  }
}
