/** A deal that is promised before whoever makes the table has added their word. Nothing is stored: what was promised follows from what is sent back. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { Complaint, dealHash } from '@parlour/kernel';
import { keptSecret } from '../notices/keys.ts';
import { newId, newSecret } from '../secrets.ts';
import type { Services } from '../services.ts';

/** Shorter than any table is kept, so that no promise outlives the table that was made with it. */
const VALID_FOR = 12 * 3_600_000;

type Needed = Pick<Services, 'store' | 'now'>;

/** `promise` brings a table with the secret of this hash, once. */
export async function promiseDeal(services: Needed): Promise<{ promise: string; hash: string }> {
  const key = await keyOf(services);
  const head = `${newId()}.${services.now() + VALID_FOR}`;
  return { promise: `${head}.${mark(key, head)}`, hash: dealHash(secretFor(key, head)) };
}

/** The id and the secret of the table for which it was made. */
export async function keepPromise(services: Needed, promise: string): Promise<{ readonly id: string; readonly secret: string }> {
  const key = await keyOf(services);
  const [id = '', until = '', given = ''] = promise.split('.');
  const head = `${id}.${until}`;
  const [expected, actual] = [mark(key, head), given].map((text) => Buffer.from(text)) as [Buffer, Buffer];
  const isOurs = expected.length === actual.length && timingSafeEqual(expected, actual);
  const isUsed = await services.store.db.selectFrom('tables').select('id').where('id', '=', id).executeTakeFirst();
  if (!isOurs || Number(until) < services.now() || isUsed !== undefined) throw new Complaint('server.bad-promise');
  return { id, secret: secretFor(key, head) };
}

function keyOf(services: Needed): Promise<string> {
  return keptSecret(services, 'deals', newSecret);
}

function secretFor(key: string, head: string): string {
  return createHmac('sha256', key).update(`secret ${head}`).digest('base64url');
}

function mark(key: string, head: string): string {
  return createHmac('sha256', key).update(`promise ${head}`).digest('base64url');
}
