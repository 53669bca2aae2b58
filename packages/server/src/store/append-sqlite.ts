import type SqliteDatabase from 'better-sqlite3';
import { type Addition, Conflict } from './store.ts';

/** Writes what happened at a table, at once, within whatever transaction is open. Has written nothing where it throws a `Conflict`. */
export function sqliteAppender(file: SqliteDatabase.Database): (addition: Addition) => void {
  const stand = file.prepare(
    'update tables set number = ?, status = ?, changed = ?, wake = ?, rematch = ?, turns = ? where id = ? and number = ?',
  );
  const insert = file.prepare('insert into entries (table_id, number, at, kind, seat, client_id, body) values (?, ?, ?, ?, ?, ?, ?)');
  return ({ expected, standing, entries }) => {
    const { id, number, status, changed, wake, rematch, turns } = standing;
    if (stand.run(number, status, changed, wake, rematch, turns, id, expected).changes !== 1) throw new Conflict();
    for (const { table_id, number, at, kind, seat, client_id, body } of entries)
      insert.run(table_id, number, at, kind, seat, client_id, body);
  };
}
