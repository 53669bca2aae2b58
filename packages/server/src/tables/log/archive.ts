import { gunzipSync, gzipSync } from 'node:zlib';
import type { Services } from '../../services.ts';
import type { EntryRow, TableRow } from '../../store/schema.ts';

/** A game over for so long is packed: nobody sends its moves again any more. */
const PACK_AFTER = 86_400_000;
const MOST_AT_ONCE = 20;

/** Packs the entries of games long over into one field each. They can be looked at like all others. */
export async function packFinished({ store, now }: Pick<Services, 'store' | 'now'>): Promise<void> {
  const due = await store.db
    .selectFrom('tables')
    .select('id')
    .where('status', 'in', ['over', 'closed'])
    .where('archive', 'is', null)
    .where('changed', '<', now() - PACK_AFTER)
    .limit(MOST_AT_ONCE)
    .execute();
  for (const { id } of due) {
    await store.write(async (db) => {
      const rows = await db.selectFrom('entries').selectAll().where('table_id', '=', id).orderBy('number').execute();
      const last = rows.at(-1)?.number ?? 0;
      await db
        .updateTable('tables')
        .set({ archive: pack(rows) })
        .where('id', '=', id)
        .where('archive', 'is', null)
        .execute();
      await db.deleteFrom('entries').where('table_id', '=', id).where('number', '<=', last).execute();
    });
  }
}

export function pack(rows: readonly EntryRow[]): string {
  return gzipSync(JSON.stringify(rows)).toString('base64');
}

export function unpack({ archive }: Pick<TableRow, 'archive'>): EntryRow[] {
  return archive === null ? [] : (JSON.parse(gunzipSync(Buffer.from(archive, 'base64')).toString()) as EntryRow[]);
}
