import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { House } from '../services.ts';
import { moveSeats } from '../passkeys/merge.ts';
import { beginRegistration, beginSignIn, finishRegistration, finishSignIn, type Site } from '../passkeys/passkeys.ts';
import { aboutMe, closeSession, findPerson, mustKnow, openSession, welcome, whoIs } from '../people/people.ts';
import { me, meBody } from '@parlour/client/protocol';
import type { Routes } from './route.ts';

/** What a browser's passkey functions take and give; the library checks it thoroughly. */
const options = z.looseObject({ challenge: z.string() });
const response = z.looseObject({ id: z.string().max(2_000), rawId: z.string().max(2_000), type: z.literal('public-key') });

/** Keeping a name, and coming back to it from anywhere. */
export const passkeyRoutes: Routes = (app, house) => {
  app.post(
    '/api/passkeys/registration',
    { schema: { tags: ['passkeys'], summary: 'Begin to keep my name with a passkey', body: meBody, response: { 200: options } } },
    async (request, reply) => ({
      ...(await beginRegistration(house, await welcome(house, request, reply, request.body), siteOf(house, request))),
    }),
  );

  app.post(
    '/api/passkeys/registration/finish',
    { schema: { tags: ['passkeys'], summary: 'Finish it', body: response, response: { 200: me } } },
    async (request) => {
      const person = await mustKnow(house, request);
      await finishRegistration(house, person, siteOf(house, request), request.body as unknown as RegistrationResponseJSON);
      return aboutMe(house, person);
    },
  );

  app.post(
    '/api/passkeys/sign-in',
    { schema: { tags: ['passkeys'], summary: 'Begin to sign in', response: { 200: options } } },
    async (request) => ({ ...(await beginSignIn(house, siteOf(house, request))) }),
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
      const id = await finishSignIn(house, siteOf(house, request), request.body as unknown as AuthenticationResponseJSON);
      const person = await findPerson(house, id);
      const guest = await whoIs(house, request.cookies);
      await closeSession(house, request, reply);
      await openSession(house, request, reply, person.id);
      if (guest !== undefined && guest.claimed === null && guest.id !== person.id) await moveSeats(house, guest, person);
      return aboutMe(house, person);
    },
  );
};

function siteOf({ settings }: House, request: FastifyRequest): Site {
  return { origin: settings.publicUrl === undefined ? `${request.protocol}://${request.host}` : new URL(settings.publicUrl).origin };
}
