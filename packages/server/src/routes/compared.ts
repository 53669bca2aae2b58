import {
  calendarDay,
  dayTable,
  dealId,
  dealShared,
  enterDay as enterBody,
  savedGame as savedGameSchema,
  shareDeal as shareBody,
  sharedDeal,
  tableId,
} from '@parlour/client/protocol';
import { checkRecord } from '@parlour/kernel';
import { z } from 'zod';
import { dayRecord, enterDay, viewDay } from '../days/days.ts';
import { closeShared, shareDeal, viewShared } from '../deals/share.ts';
import { mustKnow, welcome, whoIs } from '../people/people.ts';
import { LONGEST_WISH, mayLeave, mayMakeTable, mayPlayAgain, type Routes } from './route.ts';

const atDeal = z.strictObject({ id: dealId });
const atDay = z.strictObject({ game: z.string().max(100), day: calendarDay });
const atResult = z.strictObject({ id: tableId });

/** The same cards for many, and how each of them did. */
export const comparedRoutes: Routes = (app, services) => {
  app.post(
    '/api/shared-deals',
    {
      bodyLimit: LONGEST_WISH,
      schema: { tags: ['deals'], summary: 'Share a deal with several tables', body: shareBody, response: { 200: dealShared } },
    },
    async (request, reply) => {
      mayMakeTable(services, request);
      mayLeave(services, request);
      const { name, language, ...wish } = request.body;
      return shareDeal(services, (await welcome(services, request, reply, { name, language })).id, wish);
    },
  );

  app.get(
    '/api/shared-deals/:id',
    { schema: { tags: ['deals'], summary: 'A shared deal as I may see it', params: atDeal, response: { 200: sharedDeal } } },
    async (request) => viewShared(services, request.params.id, (await whoIs(services, request.cookies))?.id ?? null),
  );

  app.post(
    '/api/shared-deals/:id/close',
    { schema: { tags: ['deals'], summary: 'No further table plays it', params: atDeal, response: { 200: sharedDeal } } },
    async (request) => {
      const person = await mustKnow(services, request);
      await closeShared(services, request.params.id, person.id);
      return viewShared(services, request.params.id, person.id);
    },
  );

  app.get(
    '/api/days/:game/:day',
    { schema: { tags: ['deals'], summary: 'How everybody did with the deal of a day', params: atDay, response: { 200: dayTable } } },
    async (request) => viewDay(services, request.params, (await whoIs(services, request.cookies))?.id ?? null),
  );

  app.post(
    '/api/days/:game/:day',
    {
      schema: {
        tags: ['deals'],
        summary: 'Enter my game with the deal of a day',
        params: atDay,
        body: enterBody,
        response: { 200: dayTable },
      },
    },
    async (request, reply) => {
      const { record: given, ...intro } = request.body;
      const record = checkRecord(given);
      mayPlayAgain(services, request, record.moves.length);
      mayLeave(services, request);
      const person = await welcome(services, request, reply, intro);
      await enterDay(services, request.params, person, record);
      return viewDay(services, request.params, person.id);
    },
  );

  app.get(
    '/api/days/results/:id/record',
    { schema: { tags: ['deals'], summary: 'The game behind a result of a day', params: atResult, response: { 200: savedGameSchema } } },
    async (request) => {
      const person = await whoIs(services, request.cookies);
      return dayRecord(services, request.params.id, person?.id ?? null) as Promise<z.output<typeof savedGameSchema>>;
    },
  );
};
