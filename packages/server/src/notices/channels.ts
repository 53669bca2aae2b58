import { Complaint, voice } from '@parlour/kernel';
import type { Services } from '../services.ts';
import type { NoticeSettings } from '@parlour/client/protocol';
import { serverText } from '@parlour/client/protocol';
import { hashSecret, newId, newSecret } from '../secrets.ts';
import type { PersonRow } from '../store/schema.ts';
import { mustBeOutside } from './outside.ts';
import { canMail, pushKeys, sendThrough } from './send.ts';

const MOST_CHANNELS = 10;

/** How somebody is told of their turn. */
export async function noticeSettings(services: Services, { id, quiet_from, quiet_to, zone }: PersonRow): Promise<NoticeSettings> {
  const rows = await services.store.db.selectFrom('channels').selectAll().where('person', '=', id).orderBy('created').execute();
  return {
    pushKey: (await pushKeys(services)).publicKey,
    canMail: canMail(services),
    channels: rows.map(({ id, kind, target, key_hash }) => ({
      id,
      kind: kind as NoticeSettings['channels'][number]['kind'],
      target: kind === 'push' ? new URL((JSON.parse(target) as { endpoint: string }).endpoint).host : target,
      confirmed: key_hash === null,
    })),
    quiet: quiet_from === null || quiet_to === null || zone === null ? null : { from: quiet_from, to: quiet_to, zone },
  };
}

export async function addPush(services: Services, person: PersonRow, subscription: { readonly endpoint: string }): Promise<void> {
  mustBeOutside(subscription.endpoint, services.settings.callInside);
  await add(services, person.id, 'push', JSON.stringify(subscription), null);
}

export async function addWebhook(services: Services, person: PersonRow, url: string): Promise<void> {
  mustBeOutside(url, services.settings.callInside);
  await add(services, person.id, 'webhook', url, null);
}

/** An address counts once its owner has used the link that we send there: nobody is sent mail that they did not ask for. */
export async function addMail(services: Services, person: PersonRow, address: string): Promise<void> {
  if (!canMail(services)) throw new Complaint('server.no-mail');
  const key = newSecret();
  await add(services, person.id, 'mail', address, hashSecret(key));
  const speaker = voice(person.language, [serverText]);
  const url = `${services.settings.publicUrl ?? services.address()}/confirm#${key}`;
  const notice = { title: speaker.say('confirm.title'), text: speaker.say('confirm.text', { name: person.name }), url, tag: 'confirm' };
  await sendThrough(services, { kind: 'mail', target: address }, notice);
}

/** Whoever has the secret has read the mail. */
export async function confirmMail({ store }: Services, key: string): Promise<void> {
  const { numUpdatedRows } = await store.write((db) =>
    db.updateTable('channels').set({ key_hash: null }).where('key_hash', '=', hashSecret(key)).executeTakeFirst(),
  );
  if (numUpdatedRows !== 1n) throw new Complaint('server.bad-confirmation');
}

export async function removeChannel({ store }: Services, person: PersonRow, id: string): Promise<void> {
  await store.write((db) => db.deleteFrom('channels').where('id', '=', id).where('person', '=', person.id).execute());
}

export async function setQuiet({ store }: Services, person: PersonRow, quiet: NoticeSettings['quiet']): Promise<void> {
  const changes =
    quiet === null ? { quiet_from: null, quiet_to: null, zone: null } : { quiet_from: quiet.from, quiet_to: quiet.to, zone: quiet.zone };
  await store.write((db) => db.updateTable('people').set(changes).where('id', '=', person.id).execute());
}

/** The same target again replaces the old entry. */
async function add({ store, now }: Services, person: string, kind: string, target: string, key_hash: string | null): Promise<void> {
  await store.write(async (db) => {
    await db.deleteFrom('channels').where('person', '=', person).where('kind', '=', kind).where('target', '=', target).execute();
    const { count } = await db
      .selectFrom('channels')
      .select((expression) => expression.fn.countAll<number>().as('count'))
      .where('person', '=', person)
      .executeTakeFirstOrThrow();
    if (count >= MOST_CHANNELS) throw new Complaint('server.too-many-channels', { most: MOST_CHANNELS });
    await db.insertInto('channels').values({ id: newId(), person, kind, target, key_hash, created: now() }).execute();
  });
}
