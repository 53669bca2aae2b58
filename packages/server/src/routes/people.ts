import { z } from 'zod';
import { forget } from '../people/forget.ts';
import { aboutMe, closeSession, mustKnow, welcome, whoIs } from '../people/people.ts';
import { gameStatistics, listedTable, me, meBody } from '@parlour/client/protocol';
import { statisticsOf } from '../ratings/read.ts';
import { lobby, tablesOf } from '../tables/reading/lists.ts';
import type { Routes } from './route.ts';

/** Who I am, what I play, what I could play. */
export const peopleRoutes: Routes = (app, services) => {
  app.get('/api/me', { schema: { tags: ['me'], summary: 'Who I am', response: { 200: me.nullable() } } }, async (request, reply) => {
    const person = await whoIs(services, request.cookies);
    // Fastify would answer null with nothing at all.
    if (person === undefined)
      return reply
        .type('application/json')
        .serializer(String)
        .send('null' as never);
    return aboutMe(services, person);
  });

  app.post(
    '/api/me',
    { schema: { tags: ['me'], summary: 'Say my name and language', body: meBody, response: { 200: me } } },
    async (request, reply) => {
      return aboutMe(services, await welcome(services, request, reply, request.body));
    },
  );

  app.post(
    '/api/me/sign-out',
    { schema: { tags: ['me'], summary: 'End this session', response: { 200: z.object({}) } } },
    async (request, reply) => {
      await closeSession(services, request, reply);
      return {};
    },
  );

  app.delete(
    '/api/me',
    { schema: { tags: ['me'], summary: 'Forget me: my name, devices, addresses, results and words', response: { 200: z.object({}) } } },
    async (request, reply) => {
      await forget(services, (await mustKnow(services, request)).id);
      await closeSession(services, request, reply);
      return {};
    },
  );

  app.get(
    '/api/me/tables',
    { schema: { tags: ['me'], summary: 'My tables, those that wait for me first', response: { 200: listedTable.array() } } },
    async (request) => tablesOf(services, (await mustKnow(services, request)).id),
  );

  app.get(
    '/api/me/statistics',
    { schema: { tags: ['me'], summary: 'How I have done', response: { 200: gameStatistics.array() } } },
    async (request) => statisticsOf(services, (await mustKnow(services, request)).id),
  );

  app.get(
    '/api/lobby',
    { schema: { tags: ['tables'], summary: 'Tables where anybody may sit down', response: { 200: listedTable.array() } } },
    async (request) => lobby(services, (await whoIs(services, request.cookies))?.id ?? null),
  );
};
