import { z } from 'zod';
import { mustKnow, openSession, welcome, whoIs } from '../people/people.ts';
import {
  createdTable,
  createTable,
  invitation,
  joinBody,
  level,
  promisedDeal,
  rematchBody,
  satDown,
  seated,
  seatKey,
  seatLink,
  seatNumber,
  sitBody,
  tableId,
} from '@parlour/client/protocol';
import { promiseDeal } from '../deals/promise.ts';
import { makeTable } from '../tables/seating/create.ts';
import { invitedTo } from '../tables/reading/lists.ts';
import { rematch } from '../tables/seating/rematch.ts';
import { freeSeat, joinByKey, leave, newSeatKey, openSeat, putBot, seatOfReturning, sit, takeBack } from '../tables/seating/seats.ts';
import { LONGEST_WISH, mayLeave, mayMakeTable, type Routes } from './route.ts';

const atTable = z.strictObject({ id: tableId });
const atSeat = z.strictObject({ id: tableId, seat: z.coerce.number().pipe(seatNumber) });

/** Making tables, and who sits at them. */
export const tableRoutes: Routes = (app, services) => {
  app.post(
    '/api/deals',
    { schema: { tags: ['tables'], summary: 'The hash of a deal, before I make a table with it', response: { 200: promisedDeal } } },
    async () => promiseDeal(services),
  );

  app.post(
    '/api/tables',
    { bodyLimit: LONGEST_WISH, schema: { tags: ['tables'], summary: 'Make a table', body: createTable, response: { 200: createdTable } } },
    async (request, reply) => {
      mayMakeTable(services, request);
      const { name, language, ...wish } = request.body;
      mayLeave(services, request);
      return makeTable(services, await welcome(services, request, reply, { name, language }), wish);
    },
  );

  app.post(
    '/api/invitation',
    {
      schema: {
        tags: ['seats'],
        summary: 'What the secret of a seat invites me to',
        body: z.strictObject({ key: seatKey }),
        response: { 200: invitation },
      },
    },
    async (request) => invitedTo(services, (await whoIs(services, request.cookies))?.id ?? null, request.body.key),
  );

  app.post(
    '/api/join',
    {
      schema: {
        tags: ['seats'],
        summary: 'Sit down with the secret of a seat, or come back to mine',
        body: joinBody,
        response: { 200: satDown },
      },
    },
    async (request, reply) => {
      const { key, rated, word, ...intro } = request.body;
      const returning = await seatOfReturning(services, key);
      if (returning !== undefined) {
        const { person, table, seat } = returning;
        if ((await whoIs(services, request.cookies))?.id !== person) await openSession(services, request, reply, person);
        return { table, seat, key };
      }
      return joinByKey(services, { ...(await welcome(services, request, reply, intro)), rated, word }, key);
    },
  );

  app.post(
    '/api/tables/:id/sit',
    { schema: { tags: ['seats'], summary: 'Take an open seat', params: atTable, body: sitBody, response: { 200: satDown } } },
    async (request, reply) => {
      const { seat, rated, word, ...intro } = request.body;
      return sit(services, request.params.id, { ...(await welcome(services, request, reply, intro)), rated, word }, seat);
    },
  );

  app.post(
    '/api/tables/:id/leave',
    { schema: { tags: ['seats'], summary: 'Leave; a bot goes on', params: atTable, response: { 200: seated } } },
    async (request) => leave(services, request.params.id, (await mustKnow(services, request)).id),
  );

  app.post(
    '/api/tables/:id/take-back',
    { schema: { tags: ['seats'], summary: 'Take my seat back from its bot', params: atTable, response: { 200: seated } } },
    async (request) => takeBack(services, request.params.id, (await mustKnow(services, request)).id),
  );

  app.post(
    '/api/tables/:id/rematch',
    {
      schema: {
        tags: ['tables'],
        summary: 'Play again with the same people',
        params: atTable,
        body: rematchBody,
        response: { 200: createdTable },
      },
    },
    async (request) => {
      mayMakeTable(services, request);
      return rematch(services, request.params.id, { ...(await mustKnow(services, request)), ...request.body });
    },
  );

  app.post(
    '/api/tables/:id/seats/:seat/bot',
    {
      schema: {
        tags: ['seats'],
        summary: 'Put a bot in an empty seat (host)',
        params: atSeat,
        body: z.strictObject({ level }),
        response: { 200: seated },
      },
    },
    async (request) => {
      const { id, seat } = request.params;
      return putBot(services, id, (await mustKnow(services, request)).id, seat, request.body.level);
    },
  );

  app.post(
    '/api/tables/:id/seats/:seat/open',
    { schema: { tags: ['seats'], summary: 'Let anybody take an empty seat (host)', params: atSeat, response: { 200: seated } } },
    async (request) => openSeat(services, request.params.id, (await mustKnow(services, request)).id, request.params.seat),
  );

  app.post(
    '/api/tables/:id/seats/:seat/free',
    { schema: { tags: ['seats'], summary: 'Free the seat of somebody, or go on without them', params: atSeat, response: { 200: seated } } },
    async (request) => freeSeat(services, request.params.id, (await mustKnow(services, request)).id, request.params.seat),
  );

  app.post(
    '/api/tables/:id/seats/:seat/link',
    { schema: { tags: ['seats'], summary: 'Make a new secret for an empty seat (host)', params: atSeat, response: { 200: seatLink } } },
    async (request) => newSeatKey(services, request.params.id, (await mustKnow(services, request)).id, request.params.seat),
  );
};
