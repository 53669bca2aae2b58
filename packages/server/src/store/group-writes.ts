import type SqliteDatabase from 'better-sqlite3';
import { CompiledQuery, type Kysely } from 'kysely';
import { gather } from './gather.ts';
import type { Database, Schema } from './schema.ts';
import { type Addition, Conflict, type Store } from './store.ts';

const MOST_AT_ONCE = 200;

const savepoint = CompiledQuery.raw('savepoint job');
const rollbackToSavepoint = CompiledQuery.raw('rollback to job');
const release = CompiledQuery.raw('release job');

/** Something to write: what happened at a table, or anything else. */
type Job = Addition | ((db: Database) => Promise<void>);

/** Begins and ends transactions on whatever connection it is that a group has for itself. They come with every decision, so that they are compiled once. */
function transactionsOf(file: SqliteDatabase.Database) {
  const [begin, commit, rollback] = [file.prepare('begin immediate'), file.prepare('commit'), file.prepare('rollback')];
  return {
    begin: () => void begin.run(),
    commit: () => void commit.run(),
    // Where the disk is full, it has been rolled back already.
    rollback: () => void (file.inTransaction && rollback.run()),
  };
}

type Writer = ReturnType<typeof transactionsOf> & { readonly append: (addition: Addition) => void };

/**
 * Reaching the disk is what a commit costs, so all writes that arrive together share one. A job that fails takes only its own
 * changes back; nobody is told of success before the disk has it all.
 */
export function groupWrites(
  db: Kysely<Schema>,
  file: SqliteDatabase.Database,
  append: (addition: Addition) => void,
): Pick<Store, 'write' | 'append'> {
  const writer: Writer = { ...transactionsOf(file), append };
  const put = gather<Job>(MOST_AT_ONCE, (group) => {
    const additions = group.filter((job) => typeof job !== 'function');
    // Decisions alone wait for nothing once begun, so that nobody can come between; unless somebody has begun something before.
    const outcomes = additions.length === group.length && !file.inTransaction ? appendAtOnce(writer, additions) : undefined;
    return outcomes ?? db.connection().execute((connection) => writeAll(connection, writer, group));
  });
  return {
    append: put,
    async write<T>(run: (db: Database) => Promise<T>): Promise<T> {
      let result: T | undefined;
      await put(async (db) => {
        result = await run(db);
      });
      return result as T;
    },
  };
}

/** What became of each; nothing where they could not be written together. */
function appendAtOnce({ begin, append, commit, rollback }: Writer, additions: readonly Addition[]): (Error | undefined)[] | undefined {
  try {
    begin();
    const outcomes = additions.map((addition) => tryToAppend(append, addition));
    commit();
    return outcomes;
  } catch {
    rollback();
    return undefined;
  }
}

/** What became of each. Where a commit of several fails, each is tried by itself: nobody fails for another's sake. */
async function writeAll(db: Database, writer: Writer, group: readonly Job[]): Promise<(Error | undefined)[]> {
  try {
    return await commitTogether(db, writer, group);
  } catch (error) {
    if (group.length === 1) return [errorOf(error)];
    const outcomes: (Error | undefined)[] = [];
    for (const job of group) outcomes.push(...(await writeAll(db, writer, [job])));
    return outcomes;
  }
}

async function commitTogether(db: Database, writer: Writer, group: readonly Job[]): Promise<(Error | undefined)[]> {
  const outcomes: (Error | undefined)[] = [];
  writer.begin();
  try {
    for (const job of group) {
      if (typeof job !== 'function') outcomes.push(tryToAppend(writer.append, job));
      else if (group.length === 1) await job(db);
      else outcomes.push(await attempt(db, job));
    }
    writer.commit();
    return outcomes;
  } catch (error) {
    writer.rollback();
    throw error;
  }
}

/** Whoever is overtaken has written nothing; any other failure is everybody's. */
function tryToAppend(append: (addition: Addition) => void, addition: Addition): Error | undefined {
  try {
    append(addition);
    return undefined;
  } catch (error) {
    if (error instanceof Conflict) return error;
    throw error;
  }
}

/** Runs one job among others; what came of it is told only after the commit. */
async function attempt(db: Database, job: (db: Database) => Promise<void>): Promise<Error | undefined> {
  await db.executeQuery(savepoint);
  try {
    await job(db);
    await db.executeQuery(release);
    return undefined;
  } catch (error) {
    await db.executeQuery(rollbackToSavepoint);
    await db.executeQuery(release);
    return errorOf(error);
  }
}

function errorOf(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
