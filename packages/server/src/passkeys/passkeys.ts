import { Complaint } from '@parlour/kernel';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Services } from '../services.ts';
import { foldName } from '../people/names.ts';
import type { PersonRow } from '../store/schema.ts';

/** The site that a passkey belongs to, as the browser sees it. */
export interface Site {
  readonly origin: string;
}

const CHALLENGE_LASTS = 300_000;
/** EdDSA, ES256 and RS256: what every device knows. */
const supportedAlgorithmIDs = [-8, -7, -257];

/** The first half of keeping a name: what the browser needs to make a passkey. */
export async function beginRegistration(services: Services, person: PersonRow, { origin }: Site) {
  const known = await services.store.db.selectFrom('passkeys').select('id').where('person', '=', person.id).execute();
  const options = await generateRegistrationOptions({
    rpName: 'Parlour',
    rpID: new URL(origin).hostname,
    userName: person.name,
    userID: new TextEncoder().encode(person.id),
    userDisplayName: person.name,
    excludeCredentials: known,
    supportedAlgorithmIDs,
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  });
  await keepChallenge(services, options.challenge, person.id);
  return options;
}

/** The second half: from now on the name, the games and the rating are this passkey's owner's. */
export async function finishRegistration(
  services: Services,
  person: PersonRow,
  { origin }: Site,
  response: RegistrationResponseJSON,
): Promise<void> {
  const result = await verifyRegistrationResponse({
    response,
    expectedChallenge: (challenge) => useChallenge(services, challenge, person.id),
    expectedOrigin: origin,
    expectedRPID: new URL(origin).hostname,
    requireUserVerification: false,
    supportedAlgorithmIDs,
  }).catch(refused);
  if (!result.verified) return refused();
  const { credential } = result.registrationInfo;
  const row = {
    id: credential.id,
    person: person.id,
    public_key: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: JSON.stringify(credential.transports ?? []),
    created: services.now(),
  };
  await services.store
    .write(async (db) => {
      await db.updateTable('people').set(foldName(person.name)).where('id', '=', person.id).execute();
      await db.insertInto('passkeys').values(row).execute();
    })
    .catch((error: unknown) => {
      throw services.store.isConflict(error) ? new Complaint('server.name-taken', { name: person.name }) : error;
    });
}

/** The first half of signing in. Which passkey, the browser asks its owner. */
export async function beginSignIn(services: Services, { origin }: Site) {
  const options = await generateAuthenticationOptions({ rpID: new URL(origin).hostname, userVerification: 'preferred' });
  await keepChallenge(services, options.challenge, null);
  return options;
}

/** The second half: whose passkey it is. */
export async function finishSignIn(services: Services, { origin }: Site, response: AuthenticationResponseJSON): Promise<string> {
  const key = await services.store.db.selectFrom('passkeys').selectAll().where('id', '=', response.id).executeTakeFirst();
  if (key === undefined) return refused();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => useChallenge(services, challenge, null),
    expectedOrigin: origin,
    expectedRPID: new URL(origin).hostname,
    requireUserVerification: false,
    credential: {
      id: key.id,
      publicKey: new Uint8Array(Buffer.from(key.public_key, 'base64url')),
      counter: key.counter,
      transports: JSON.parse(key.transports) as string[],
    },
  }).catch(refused);
  if (!verified) return refused();
  const { newCounter } = authenticationInfo;
  await services.store.write((db) => db.updateTable('passkeys').set({ counter: newCounter }).where('id', '=', key.id).execute());
  return key.person;
}

function refused(): never {
  throw new Complaint('server.bad-passkey');
}

async function keepChallenge({ store, now }: Services, challenge: string, person: string | null): Promise<void> {
  await store.write(async (db) => {
    await db.deleteFrom('challenges').where('expires', '<', now()).execute();
    await db
      .insertInto('challenges')
      .values({ challenge, person, expires: now() + CHALLENGE_LASTS })
      .execute();
  });
}

/** A challenge counts once, for whom it was made, and not for long. */
async function useChallenge({ store, now }: Services, challenge: string, person: string | null): Promise<boolean> {
  const { numDeletedRows } = await store.write((db) =>
    db
      .deleteFrom('challenges')
      .where('challenge', '=', challenge)
      .where('person', person === null ? 'is' : '=', person)
      .where('expires', '>=', now())
      .executeTakeFirst(),
  );
  return numDeletedRows === 1n;
}
