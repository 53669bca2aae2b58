import type { Addition } from './store.ts';

/**
 * One statement, and so one transaction and one way to the database and back, for what happened at any number of tables. It answers with the
 * ids of those that stood where they were expected to stand; of the others nothing is written.
 */
export const appendAll = `
  with stood as (
    update tables set number = s.number, status = s.status, changed = s.changed, wake = s.wake, rematch = s.rematch, turns = s.turns
    from unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::bigint[], $6::bigint[], $7::text[], $8::text[])
      as s (id, expected, number, status, changed, wake, rematch, turns)
    where tables.id = s.id and tables.number = s.expected
    returning tables.id
  ), added as (
    insert into entries (table_id, number, at, kind, seat, client_id, body)
    select e.* from unnest($9::text[], $10::int[], $11::bigint[], $12::text[], $13::int[], $14::text[], $15::text[])
      as e (table_id, number, at, kind, seat, client_id, body)
    where e.table_id in (select id from stood)
  )
  select id from stood`;

/** The values of that statement: a list for every column. No table may come twice. */
export function columnsOf(additions: readonly Addition[]): unknown[][] {
  const tables = additions.map(({ expected, standing: { id, number, status, changed, wake, rematch, turns } }) => [
    id,
    expected,
    number,
    status,
    changed,
    wake,
    rematch,
    turns,
  ]);
  const entries = additions.flatMap((addition) =>
    addition.entries.map(({ table_id, number, at, kind, seat, client_id, body }) => [table_id, number, at, kind, seat, client_id, body]),
  );
  return [...turned(tables, 8), ...turned(entries, 7)];
}

function turned(rows: readonly (readonly unknown[])[], columns: number): unknown[][] {
  return Array.from({ length: columns }, (_, column) => rows.map((row) => row[column]));
}
