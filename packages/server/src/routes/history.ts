import { checkRecord } from '@parlour/kernel';
import { z } from 'zod';
import { mustKnow, welcome, whoIs } from '../people/people.ts';
import {
  createdTable,
  forkBody,
  importBody,
  moment,
  muteBody,
  reportBody,
  savedGame as savedGameSchema,
  tableId,
} from '@parlour/client/protocol';
import { mute } from '../tables/live/mutes.ts';
import { forkTable, importGame } from '../tables/seating/fork.ts';
import { momentAt, savedGame } from '../tables/reading/history.ts';
import { reportBug } from '../tables/reading/report.ts';
import { mayLeave, mayMakeTable, mayPlayAgain, type Routes } from './route.ts';

const atTable = z.strictObject({ id: tableId });
const atMoment = z.strictObject({ id: tableId, number: z.coerce.number().int().min(1) });

/** Looking back, playing on from there, and saying that something is wrong. */
export const historyRoutes: Routes = (app, services) => {
  app.get(
    '/api/tables/:id/moments/:number',
    { schema: { tags: ['history'], summary: 'The game as I saw it after that number', params: atMoment, response: { 200: moment } } },
    async (request) => {
      const person = await whoIs(services, request.cookies);
      return momentAt(services, request.params.id, person?.id ?? null, request.params.number);
    },
  );

  app.get(
    '/api/tables/:id/record',
    { schema: { tags: ['history'], summary: 'The saved game, once it is over', params: atTable, response: { 200: savedGameSchema } } },
    async (request) => {
      const person = await whoIs(services, request.cookies);
      return savedGame(services, request.params.id, person?.id ?? null) as Promise<z.output<typeof savedGameSchema>>;
    },
  );

  app.post(
    '/api/tables/:id/fork',
    { schema: { tags: ['history'], summary: 'Play on from a moment', params: atTable, body: forkBody, response: { 200: createdTable } } },
    async (request, reply) => {
      mayMakeTable(services, request);
      const { number, seats, ...intro } = request.body;
      mayPlayAgain(services, request, number);
      return forkTable(services, request.params.id, await welcome(services, request, reply, intro), number, seats);
    },
  );

  app.post(
    '/api/import',
    { schema: { tags: ['history'], summary: 'Go on with a saved game', body: importBody, response: { 200: createdTable } } },
    async (request, reply) => {
      mayMakeTable(services, request);
      const { record: given, seats, ...intro } = request.body;
      const record = checkRecord(given);
      mayPlayAgain(services, request, record.moves.length);
      mayLeave(services, request);
      return importGame(services, await welcome(services, request, reply, intro), record, seats);
    },
  );

  app.post(
    '/api/tables/:id/report',
    {
      schema: {
        tags: ['history'],
        summary: 'Say that something is wrong',
        params: atTable,
        body: reportBody,
        response: { 200: z.object({ report: z.string() }) },
      },
    },
    async (request) => {
      // Each holds the whole game.
      mayMakeTable(services, request);
      const person = await whoIs(services, request.cookies);
      return { report: await reportBug(services, request.params.id, person?.id ?? null, request.body.message) };
    },
  );

  app.post(
    '/api/tables/:id/mute',
    {
      schema: {
        tags: ['seats'],
        summary: 'Do not show me what a seat says',
        params: atTable,
        body: muteBody,
        response: { 200: z.object({}) },
      },
    },
    async (request) => {
      const { seat, muted } = request.body;
      await mute(services, request.params.id, (await mustKnow(services, request)).id, seat, muted);
      return {};
    },
  );
};
