import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import { Pool } from 'pg';
import { hashSecret } from '../src/secrets.ts';
import { migrate } from '../src/store/migrations/index.ts';
import type { Schema, TableRow } from '../src/store/schema.ts';
import { newDatabase } from './postgres.ts';
import type { StoreKind } from './world.ts';

/** What the server of the first schema stored about Anna and her game of Nim against a bot. Never changed: old data does not change. */
const person = { id: 'anna000000000000', name: 'Anna', language: 'pl', created: 1 };
const secret = 'oldoldoldoldoldoldoldoldoldoldol';
const table = {
  id: 'oldtableoldtable',
  game: 'nim',
  rules: 1,
  options: '{"heaps":3,"last":"treasure","beginners":[]}',
  seed: 'old',
  prefix: null,
  clock: '{"kind":"none"}',
  visibility: 'private',
  substitute: 'random',
  spectators: 1,
  delay: 0,
  rated: 1,
  host: person.id,
  created: 1,
  number: 2,
  status: 'playing',
  changed: 2,
  wake: null,
  rematch: null,
  archive: null,
};
const seat = { table_id: table.id, person: null, bot: null, open: 0, invited: null, key_hash: null, deadline: null };
const seats = [
  { ...seat, seat: 0, person: person.id, name: 'Anna', to_act: 1 },
  { ...seat, seat: 1, bot: 'random', name: 'Basil', to_act: 0 },
];
const entry = { table_id: table.id, client_id: null };
const entries = [
  { ...entry, number: 1, at: 1, kind: 'start', seat: null, body: '{"bots":[false,true]}' },
  { ...entry, number: 2, at: 2, kind: 'move', seat: 1, body: '{"move":{"type":"keep","card":"again"}}' },
];

/** A database as the server left it when that was its newest migration. */
export async function prepareOldDatabase(kind: StoreKind, version: string) {
  const dataDir = mkdtempSync(join(tmpdir(), 'parlour-old-'));
  const databaseUrl = kind === 'PostgreSQL' ? await newDatabase() : undefined;
  const dialect =
    databaseUrl === undefined
      ? new SqliteDialect({ database: new SqliteDatabase(join(dataDir, 'parlour.db')) })
      : new PostgresDialect({ pool: new Pool({ connectionString: databaseUrl }) });
  const db = new Kysely<Schema>({ dialect });
  await migrate(db, '001-tables');
  await db.insertInto('people').values(person).execute();
  await db
    .insertInto('sessions')
    .values({ hash: hashSecret(secret), person: person.id, created: 1, seen: 1 })
    .execute();
  await db
    .insertInto('tables')
    .values(table as TableRow)
    .execute();
  await db.insertInto('seats').values(seats).execute();
  await db.insertInto('entries').values(entries).execute();
  await migrate(db, version);
  await db.destroy();
  return {
    dataDir,
    databaseUrl,
    table: table.id,
    cookie: `parlour=${secret}`,
    close: async () => rmSync(dataDir, { recursive: true, force: true }),
  };
}
