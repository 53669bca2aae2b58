import { sql } from 'kysely';
import { newId } from '../secrets.ts';
import type { Store } from '../store/store.ts';

/** A process that has not said for so long that it lives has lost all its tables to whoever asks for them. */
const LEASE = 3_000;
export const RENEW_EVERY = 750;
const MOST_KNOWN = 100_000;

/** Where a table is at home: here, or in another process that lives. */
export type Home = { readonly here: true } | { readonly here: false; readonly address: string };

export type Homes = ReturnType<typeof keepHomes>;

/** The database's own time: processes need not agree about theirs. */
const time = sql<number>`cast(extract(epoch from clock_timestamp()) * 1000 as bigint)`;

/**
 * Which process is the home of a table. It is a lease, so that a table is in memory once and its writes share commits; that nothing is
 * written twice or lost does not depend on it, but on the number that every write expects.
 */
export function keepHomes(store: Store, address: () => string) {
  const me = newId();
  /** The tables whose home we were when we last asked. */
  const ours = new Set<string>();
  /** When we last said that we live. */
  let renewed = Number.NEGATIVE_INFINITY;

  function isOurs(table: string): boolean {
    return !store.isShared || (ours.has(table) && performance.now() - renewed < LEASE);
  }

  /** Whether it is ours now. A new home begins a new epoch. */
  async function take(table: string): Promise<boolean> {
    const { rows } = await sql`insert into homes as home (table_id, process, epoch) select id, ${me}, 1 from tables where id = ${table}
      on conflict (table_id) do update set process = ${me}, epoch = home.epoch + case when home.process = ${me} then 0 else 1 end
      where home.process = ${me} or not exists (select 1 from processes where id = home.process and until > ${time})
      returning epoch`.execute(store.db);
    return rows.length > 0;
  }

  return {
    /** Says that we live. To be called often; nothing to do where there are no others. */
    async renew(): Promise<void> {
      if (!store.isShared) return;
      const asked = performance.now();
      const kept = await sql`update processes set until = ${time} + ${LEASE}, address = ${address()}
        where id = ${me} and until > ${time} returning id`.execute(store.db);
      // Whoever was not heard of for too long begins anew: others may have taken its tables.
      if (kept.rows.length === 0) {
        ours.clear();
        await sql`insert into processes (id, address, until) values (${me}, ${address()}, ${time} + ${LEASE})
          on conflict (id) do update set until = excluded.until`.execute(store.db);
        await sql`delete from processes where until < ${time} - 60000`.execute(store.db);
      }
      renewed = asked;
    },
    /** Makes this process the home of a table, unless another one that lives is. */
    async claim(table: string): Promise<Home> {
      if (isOurs(table)) return { here: true };
      if (await take(table)) {
        if (ours.size >= MOST_KNOWN) ours.clear();
        ours.add(table);
        return { here: true };
      }
      ours.delete(table);
      const home = await store.db
        .selectFrom('homes')
        .innerJoin('processes', 'processes.id', 'homes.process')
        .select('address')
        .where('table_id', '=', table)
        .executeTakeFirst();
      // There is no such table, or its home has gone in between.
      return home === undefined ? { here: true } : { here: false, address: home.address };
    },
    /** Whether we are the home of a table, as far as we know. */
    isOurs,
    /** Others need not wait until they notice. */
    async leave(): Promise<void> {
      if (store.isShared) await store.db.deleteFrom('processes').where('id', '=', me).execute();
    },
  };
}
