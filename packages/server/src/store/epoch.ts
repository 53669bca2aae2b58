import { newId } from '../secrets.ts';
import type { Database } from './schema.ts';
import type { Store } from './store.ts';

/** The name under which the store keeps its epoch: it changes when tables were changed otherwise than by adding entries. */
export const EPOCH = 'epoch';

/** Within a write: running servers must forget what they know of every table. They hear of it by the bell that is rung after it. */
export async function newEpoch(db: Database): Promise<void> {
  await db.deleteFrom('meta').where('key', '=', EPOCH).execute();
  await db.insertInto('meta').values({ key: EPOCH, value: newId() }).execute();
}

export async function readEpoch({ db }: Store): Promise<string> {
  const row = await db.selectFrom('meta').select('value').where('key', '=', EPOCH).executeTakeFirst();
  return row?.value ?? '';
}
