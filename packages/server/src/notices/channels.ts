import { Complaint, voice } from '@parlour/kernel';
import type { House } from '../services.ts';
import type { NoticeSettings } from '@parlour/client/protocol';
import { serverText } from '@parlour/client/protocol';
import { hashSecret, newId, newSecret } from '../secrets.ts';
import type { PersonRow } from '../store/schema.ts';
import { mustBeOutside } from './outside.ts';
import { canMail, pushKeys, sendThrough } from './send.ts';

const MOST_CHANNELS = 10;

/** How somebody is told of their turn. */
export async function noticeSettings(house: House, { id, quiet_from, quiet_to, zone }: PersonRow): Promise<NoticeSettings> {
  const rows = await house.store.db.selectFrom('channels').selectAll().where('person', '=', id).orderBy('created').execute();
  return {
    pushKey: (await pushKeys(house)).publicKey,
    canMail: canMail(house),
    channels: rows.map(({ id, kind, target, key_hash }) => ({
      id,
      kind: kind as NoticeSettings['channels'][number]['kind'],
      target: kind === 'push' ? new URL((JSON.parse(target) as { endpoint: string }).endpoint).host : target,
      confirmed: key_hash === null,
    })),
    quiet: quiet_from === null || quiet_to === null || zone === null ? null : { from: quiet_from, to: quiet_to, zone },
  };
}

export async function addPush(house: House, person: PersonRow, subscription: { readonly endpoint: string }): Promise<void> {
  mustBeOutside(subscription.endpoint, house.settings.callInside);
  await add(house, person.id, 'push', JSON.stringify(subscription), null);
}

export async function addWebhook(house: House, person: PersonRow, url: string): Promise<void> {
  mustBeOutside(url, house.settings.callInside);
  await add(house, person.id, 'webhook', url, null);
}

/** An address counts once its owner has used the link that we send there: nobody is sent mail that they did not ask for. */
export async function addMail(house: House, person: PersonRow, address: string): Promise<void> {
  if (!canMail(house)) throw new Complaint('server.no-mail');
  const key = newSecret();
  await add(house, person.id, 'mail', address, hashSecret(key));
  const speaker = voice(person.language, [serverText]);
  const url = `${house.settings.publicUrl ?? house.address()}/confirm#${key}`;
  const notice = { title: speaker.say('confirm.title'), text: speaker.say('confirm.text', { name: person.name }), url, tag: 'confirm' };
  await sendThrough(house, { kind: 'mail', target: address }, notice);
}

/** Whoever has the secret has read the mail. */
export async function confirmMail({ store }: House, key: string): Promise<void> {
  const { numUpdatedRows } = await store.write((db) =>
    db.updateTable('channels').set({ key_hash: null }).where('key_hash', '=', hashSecret(key)).executeTakeFirst(),
  );
  if (numUpdatedRows !== 1n) throw new Complaint('server.bad-confirmation');
}

export async function removeChannel({ store }: House, person: PersonRow, id: string): Promise<void> {
  await store.write((db) => db.deleteFrom('channels').where('id', '=', id).where('person', '=', person.id).execute());
}

export async function setQuiet({ store }: House, person: PersonRow, quiet: NoticeSettings['quiet']): Promise<void> {
  const changes =
    quiet === null ? { quiet_from: null, quiet_to: null, zone: null } : { quiet_from: quiet.from, quiet_to: quiet.to, zone: quiet.zone };
  await store.write((db) => db.updateTable('people').set(changes).where('id', '=', person.id).execute());
}

/** The same target again replaces the old entry. */
async function add({ store, now }: House, person: string, kind: string, target: string, key_hash: string | null): Promise<void> {
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
