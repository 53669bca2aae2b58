import { createReadStream, createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { Complaint } from '@parlour/kernel';
import type { Kysely } from 'kysely';
import { foldKeptNames } from '../store/migrations/008-names.ts';
import { migrations } from '../store/migrations/index.ts';
import type { Database, Schema } from '../store/schema.ts';
import { newEpoch } from '../store/epoch.ts';
import type { Admin } from './open.ts';

const FORMAT = 'parlour-backup/1';
const ROWS_AT_ONCE = 500;
/** No row is nearly as long. */
const LONGEST_LINE = 64_000_000;

/** Everything that is stored, each table with the columns that order it. Compile-time proof that none is forgotten. */
const order: { readonly [Name in keyof Schema]: readonly (keyof Schema[Name] & string)[] } = {
  meta: ['key'],
  people: ['id'],
  sessions: ['hash'],
  tables: ['id'],
  deals: ['id'],
  days: ['id'],
  seats: ['table_id', 'seat'],
  visits: ['table_id', 'seat', 'number'],
  entries: ['table_id', 'number'],
  mutes: ['person', 'muted'],
  reports: ['id'],
  results: ['table_id', 'seat'],
  ratings: ['game', 'who'],
  channels: ['id'],
  notices: ['table_id', 'seat', 'turn', 'person'],
  presence: ['table_id', 'person', 'process'],
  passkeys: ['id'],
  challenges: ['challenge'],
  processes: ['id'],
  homes: ['table_id'],
  tournaments: ['id'],
  entrants: ['tournament', 'number'],
  fixtures: ['table_id'],
};

/** A file of one moment of the store, whichever it is; the server may go on all the while. Returns how many rows it holds. */
export async function backup({ store, now }: Admin, file: string): Promise<number> {
  let rows = 0;
  const unfinished = `${file}.unfinished`;
  await store.snapshot(async (db) => {
    async function* lines() {
      yield `${JSON.stringify({ format: FORMAT, schema: Object.keys(migrations).at(-1), at: now() })}\n`;
      for await (const line of everyRow(db)) {
        rows++;
        yield line;
      }
    }
    await pipeline(Readable.from(lines()), createGzip(), createWriteStream(unfinished, { mode: 0o600 }));
  });
  // A backup that broke off never looks like one.
  await rename(unfinished, file);
  return rows;
}

/** Our queries know every table; here they are all treated alike. */
type AnyDatabase = Kysely<Record<string, Record<string, unknown>>>;

async function* everyRow(known: Database): AsyncGenerator<string> {
  const db = known as unknown as AnyDatabase;
  for (const [name, columns] of Object.entries(order)) {
    for (let offset = 0; ; offset += ROWS_AT_ONCE) {
      let query = db.selectFrom(name).selectAll().limit(ROWS_AT_ONCE).offset(offset);
      for (const column of columns) query = query.orderBy(column);
      const rows = await query.execute();
      for (const row of rows) yield `${JSON.stringify([name, row])}\n`;
      if (rows.length < ROWS_AT_ONCE) break;
    }
  }
}

/** Puts a backup in place of everything, in one transaction: either all of it happens or nothing. Works between both kinds of store. */
export async function restore({ store }: Admin, file: string): Promise<number> {
  let rows = 0;
  const turns: Turns = new Map();
  await store.write(async (known) => {
    const db = known as unknown as AnyDatabase;
    for (const name of Object.keys(order)) await db.deleteFrom(name).execute();
    for await (const [name, batch] of batches(file)) {
      await db
        .insertInto(name)
        .values(name === 'seats' ? batch.map((row) => withoutTurn(row, turns)) : batch)
        .execute();
      rows += batch.length;
    }
    for (const [id, seats] of turns)
      await db
        .updateTable('tables')
        .set({ turns: JSON.stringify(seats) })
        .where('id', '=', id)
        .execute();
    // A backup of an older version compares them otherwise.
    await foldKeptNames(known);
    await newEpoch(known);
  });
  store.ring(null);
  return rows;
}

type Turns = Map<unknown, [seat: unknown, deadline: unknown][]>;

/** Whose turn it was stood with each seat until it came to stand with the table. */
function withoutTurn({ to_act, deadline = null, ...row }: Record<string, unknown>, turns: Turns): Record<string, unknown> {
  if (to_act === 1) turns.set(row['table_id'], [...(turns.get(row['table_id']) ?? []), [row['seat'], deadline]]);
  return row;
}

/** The rows of a backup, table by table. Complains about a file that is none. */
async function* batches(file: string): AsyncGenerator<[name: string, rows: Record<string, unknown>[]]> {
  let isHead = true;
  let table = '';
  let batch: Record<string, unknown>[] = [];
  try {
    for await (const line of linesOf(file)) {
      const value = JSON.parse(line) as unknown;
      if (isHead) {
        checkHead(value);
        isHead = false;
        continue;
      }
      const [name, row] = value as [string, Record<string, unknown>];
      if (!Object.hasOwn(order, name)) throw new Complaint('server.bad-backup', { file });
      if (name !== table || batch.length === ROWS_AT_ONCE) {
        if (batch.length > 0) yield [table, batch];
        [table, batch] = [name, []];
      }
      batch.push(row);
    }
  } catch (error) {
    throw error instanceof Complaint ? error : new Complaint('server.bad-backup', { file });
  }
  if (isHead) throw new Complaint('server.bad-backup', { file });
  if (batch.length > 0) yield [table, batch];
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const unzipped = createGunzip().setEncoding('utf8');
  createReadStream(file)
    .on('error', (error) => unzipped.destroy(error))
    .pipe(unzipped);
  // A line may come in many pieces, which are put together once.
  let pieces: string[] = [];
  let length = 0;
  for await (const text of unzipped) {
    const [head = '', ...lines] = String(text).split('\n');
    pieces.push(head);
    length += head.length;
    if (length > LONGEST_LINE) throw new Error('a line without an end');
    const rest = lines.pop();
    if (rest === undefined) continue;
    yield pieces.join('');
    yield* lines;
    pieces = [rest];
    length = rest.length;
  }
}

function checkHead(head: unknown): void {
  const { format, schema } = head as { format?: unknown; schema?: unknown };
  if (format !== FORMAT || typeof schema !== 'string') throw new Error('not a backup');
  // A backup of an older schema lacks columns and tables that may be empty; one of a newer holds what we do not know.
  if (!Object.hasOwn(migrations, schema)) throw new Complaint('server.newer-backup', { schema });
}
