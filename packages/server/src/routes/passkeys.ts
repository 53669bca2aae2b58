import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Services } from '../services.ts';
import { moveSeats } from '../passkeys/merge.ts';
import { beginRegistration, beginSignIn, finishRegistration, finishSignIn, type Site } from '../passkeys/passkeys.ts';
import { aboutMe, closeSession, findPerson, mustKnow, openSession, welcome, whoIs } from '../people/people.ts';
import { me, meBody } from '@parlour/client/protocol';
import type { Routes } from './route.ts';

/** What a browser's passkey functions take and give; the library checks it thoroughly. */
const options = z.looseObject({ challenge: z.string() });
const response = z.looseObject({ id: z.string().max(2_000), rawId: z.string().max(2_000), type: z.literal('public-key') });

/** Keeping a name, and coming back to it from anywhere. */
export const passkeyRoutes: Routes = (app, services) => {
  app.post(
    '/api/passkeys/registration',
    { schema: { tags: ['passkeys'], summary: 'Begin to keep my name with a passkey', body: meBody, response: { 200: options } } },
    async (request, reply) => ({
      ...(await beginRegistration(services, await welcome(services, request, reply, request.body), siteOf(services, request))),
    }),
  );

  app.post(
    '/api/passkeys/registration/finish',
    { schema: { tags: ['passkeys'], summary: 'Finish it', body: response, response: { 200: me } } },
    async (request) => {
      const person = await mustKnow(services, request);
      await finishRegistration(services, person, siteOf(services, request), request.body as unknown as RegistrationResponseJSON);
      return aboutMe(services, person);
    },
  );

  app.post(
    '/api/passkeys/sign-in',
    { schema: { tags: ['passkeys'], summary: 'Begin to sign in', response: { 200: options } } },
    async (request) => ({ ...(await beginSignIn(services, siteOf(services, request))) }),
  );

  app.post(
    '/api/passkeys/sign-in/finish',
    {
      schema: {
        tags: ['passkeys'],
        summary: 'Finish it; what I did as a guest before becomes mine',
        body: response,
        response: { 200: me },
      },
    },
    async (request, reply) => {
      const id = await finishSignIn(services, siteOf(services, request), request.body as unknown as AuthenticationResponseJSON);
      const person = await findPerson(services, id);
      const guest = await whoIs(services, request.cookies);
      await closeSession(services, request, reply);
      await openSession(services, request, reply, person.id);
      if (guest !== undefined && guest.claimed === null && guest.id !== person.id) await moveSeats(services, guest, person);
      return aboutMe(services, person);
    },
  );
};

function siteOf({ settings }: Services, request: FastifyRequest): Site {
  return { origin: settings.publicUrl === undefined ? `${request.protocol}://${request.host}` : new URL(settings.publicUrl).origin };
}
