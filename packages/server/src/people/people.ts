import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Complaint, languageFor } from '@parlour/kernel';
import type { Services } from '../services.ts';
import { addressKey } from '../limits.ts';
import type { Introduction } from '@parlour/client';
import { type Me, serverText } from '@parlour/client/protocol';
import { hashSecret, newId, newSecret } from '../secrets.ts';
import type { PersonRow } from '../store/schema.ts';
import { foldName } from './names.ts';

const COOKIE = 'parlour';
const YEAR = 365 * 86_400;
/** How exactly we note when a session was last used. */
const SEEN_EVERY = 86_400_000;

/** Who sends a request, as far as we know: the owner of the session in its cookie. */
export async function whoIs(services: Services, cookies: Readonly<Record<string, string | undefined>>): Promise<PersonRow | undefined> {
  const secret = cookies[COOKIE];
  if (secret === undefined || secret.length > 100) return undefined;
  const hash = hashSecret(secret);
  const { db } = services.store;
  const found = await db
    .selectFrom('sessions')
    .innerJoin('people', 'people.id', 'sessions.person')
    .selectAll('people')
    .select('seen')
    .where('hash', '=', hash)
    .executeTakeFirst();
  if (found === undefined) return undefined;
  const { seen, ...person } = found;
  const now = services.now();
  if (now - seen > SEEN_EVERY)
    await services.store.write((db) => db.updateTable('sessions').set({ seen: now }).where('hash', '=', hash).execute());
  return person;
}

/** Like `whoIs`, for what only known people may do. */
export async function mustKnow(services: Services, request: FastifyRequest): Promise<PersonRow> {
  const person = await whoIs(services, request.cookies);
  if (person === undefined) throw new Complaint('server.who');
  return person;
}

const plain = { quiet_from: null, quiet_to: null, zone: null, claimed: null, claimed_look: null };

/** Whoever sends the request, under the name they give; strangers become guests, with a session of their own. */
export async function welcome(services: Services, request: FastifyRequest, reply: FastifyReply, intro: Introduction): Promise<PersonRow> {
  const known = await whoIs(services, request.cookies);
  if (known !== undefined) return rename(services, known, intro);
  if (intro.name !== undefined) await mustBeFree(services, intro.name);
  if (!services.newGuests.take(addressKey(request.ip))) throw new Complaint('server.too-fast');
  const person = {
    id: newId(),
    name: intro.name ?? guestName(),
    language: intro.language ?? languageFor([], Object.keys(serverText)),
    created: services.now(),
    ...plain,
  };
  await services.store.write((db) => db.insertInto('people').values(person).execute());
  await openSession(services, request, reply, person.id);
  return person;
}

async function rename(
  services: Services,
  person: PersonRow,
  { name = person.name, language = person.language }: Introduction,
): Promise<PersonRow> {
  if (name === person.name && language === person.language) return person;
  if (name !== person.name) await mustBeFree(services, name, person.id);
  const kept = person.claimed === null || name === person.name ? {} : foldName(name);
  await services.store
    .write((db) =>
      db
        .updateTable('people')
        .set({ name, language, ...kept })
        .where('id', '=', person.id)
        .execute(),
    )
    .catch((error: unknown) => {
      throw services.store.isConflict(error) ? new Complaint('server.name-taken', { name }) : error;
    });
  return { ...person, name, language, ...kept };
}

/** Nobody goes by a name that somebody else keeps with a passkey, nor by one that looks like it. */
async function mustBeFree({ store: { db } }: Services, name: string, person = ''): Promise<void> {
  const { claimed, claimed_look } = foldName(name);
  const owner = await db
    .selectFrom('people')
    .select('id')
    .where((where) => where.or([where('claimed', '=', claimed), where('claimed_look', '=', claimed_look)]))
    .where('id', '!=', person)
    .executeTakeFirst();
  if (owner !== undefined) throw new Complaint('server.name-taken', { name });
}

export async function findPerson({ store: { db } }: Services, id: string): Promise<PersonRow> {
  return db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

export async function aboutMe({ store: { db } }: Services, { id, name, language }: PersonRow): Promise<Me> {
  const passkeys = await db.selectFrom('passkeys').select('id').where('person', '=', id).execute();
  return { id, name, language, passkeys: passkeys.length };
}

function guestName(): string {
  return `Guest ${newId().slice(0, 4)}`;
}

/** From now on requests with this cookie are that person's. Scripts cannot read it, other sites cannot send it. */
export async function openSession(services: Services, request: FastifyRequest, reply: FastifyReply, person: string): Promise<void> {
  const secret = newSecret();
  const now = services.now();
  await services.store.write((db) =>
    db
      .insertInto('sessions')
      .values({ hash: hashSecret(secret), person, created: now, seen: now })
      .execute(),
  );
  const secure = request.protocol === 'https' || services.settings.publicUrl?.startsWith('https:') === true;
  reply.setCookie(COOKIE, secret, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: YEAR });
}

export async function closeSession(services: Services, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const secret = request.cookies[COOKIE];
  if (secret !== undefined) await services.store.write((db) => db.deleteFrom('sessions').where('hash', '=', hashSecret(secret)).execute());
  reply.clearCookie(COOKIE, { path: '/' });
}
