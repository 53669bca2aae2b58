import type { CompiledQuery, QueryResult } from 'kysely';
import type { Database } from './schema.ts';

/** Where in a query a value of a row will be put. */
class Place {
  readonly row: number;
  readonly column: string;
  constructor(row: number, column: string) {
    this.row = row;
    this.column = column;
  }
}

interface Query {
  compile(db: Database): CompiledQuery;
}

/**
 * A query that comes with every decision. It is put into words once for each database and number of rows, and from then on only gets other
 * values: `build` is handed rows with the same columns as those that it will be asked with, and must use nothing else that changes.
 */
export function prepared<Row extends object>(
  build: (db: Database, rows: readonly Row[]) => Query,
): (db: Database, rows: readonly Row[]) => Promise<QueryResult<unknown>> {
  const known = new WeakMap<object, Map<number, CompiledQuery>>();

  function inWords(db: Database, rows: readonly Row[]): CompiledQuery {
    // Transactions of a database share its adapter.
    const { adapter } = db.getExecutor();
    const queries = known.get(adapter) ?? new Map<number, CompiledQuery>();
    known.set(adapter, queries);
    const query = queries.get(rows.length) ?? build(db, rows.map(placesOf)).compile(db);
    queries.set(rows.length, query);
    return query;
  }

  return (db, rows) => {
    const query = inWords(db, rows);
    const parameters = query.parameters.map((value) => (value instanceof Place ? rows[value.row]?.[value.column as keyof Row] : value));
    return db.executeQuery({ ...query, parameters });
  };
}

function placesOf<Row extends object>(row: Row, index: number): Row {
  return Object.fromEntries(Object.keys(row).map((column) => [column, new Place(index, column)])) as Row;
}
