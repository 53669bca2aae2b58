import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import type { Services } from '../../services.ts';
import type { EntryRow, TableRow } from '../../store/schema.ts';

/** A game over for so long is archived: nobody sends its moves again any more. */
const ARCHIVE_AFTER = 86_400_000;
const MOST_AT_ONCE = 20;

/** Compresses the entries of games long over into one field each. They can be looked at like all others. */
export async function archiveFinished({ store, now }: Pick<Services, 'store' | 'now'>): Promise<void> {
  const due = await store.db
    .selectFrom('tables')
    .select('id')
    // As the index has it, word for word.
    .where(sql<boolean>`archive is null and status in ('over', 'closed')`)
    .where('changed', '<', now() - ARCHIVE_AFTER)
    .limit(MOST_AT_ONCE)
    .execute();
  for (const { id } of due) {
    await store.write(async (db) => {
      const open = db.selectFrom('tables').select('id').where('id', '=', id).where('archive', 'is', null);
      // Whoever changes entries meanwhile, so that somebody is forgotten, does so before or after.
      if ((await (store.locksRows ? open.forUpdate() : open).executeTakeFirst()) === undefined) return;
      const rows = await db.selectFrom('entries').selectAll().where('table_id', '=', id).orderBy('number').execute();
      const last = rows.at(-1)?.number ?? 0;
      await db
        .updateTable('tables')
        .set({ archive: toArchive(rows) })
        .where('id', '=', id)
        .execute();
      await db.deleteFrom('entries').where('table_id', '=', id).where('number', '<=', last).execute();
    });
  }
}

export function toArchive(rows: readonly EntryRow[]): string {
  return gzipSync(JSON.stringify(rows)).toString('base64');
}

export function fromArchive({ archive }: Pick<TableRow, 'archive'>): EntryRow[] {
  return archive === null ? [] : (JSON.parse(gunzipSync(Buffer.from(archive, 'base64')).toString()) as EntryRow[]);
}
