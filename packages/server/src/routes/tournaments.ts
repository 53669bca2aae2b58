import {
  closeRoundBody,
  createTournament,
  enterTournament as enterBody,
  listedTournament,
  tournament,
  tournamentId,
  tournamentMade,
} from '@parlour/client/protocol';
import { Complaint } from '@parlour/kernel';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { mustKnow, welcome, whoIs } from '../people/people.ts';
import type { Services } from '../services.ts';
import { enterTournament, leaveTournament, makeTournament } from '../tournaments/gather.ts';
import { loadTournament } from '../tournaments/load.ts';
import { tournamentsOf, viewTournament } from '../tournaments/read.ts';
import { closeRound, startTournament, tablesIn } from '../tournaments/rounds.ts';
import { BYTES_A_TABLE, LONGEST_WISH, mayLeave, mayMakeTable, type Routes } from './route.ts';

const atTournament = z.strictObject({ id: tournamentId });

/** Tournaments for friends. */
export const tournamentRoutes: Routes = (app, services) => {
  app.post(
    '/api/tournaments',
    {
      bodyLimit: LONGEST_WISH,
      schema: { tags: ['tournaments'], summary: 'Make a tournament', body: createTournament, response: { 200: tournamentMade } },
    },
    async (request, reply) => {
      mayMakeTable(services, request);
      mayLeave(services, request);
      const { name, language, ...wish } = request.body;
      return { tournament: await makeTournament(services, await welcome(services, request, reply, { name, language }), wish) };
    },
  );

  app.get(
    '/api/tournaments/:id',
    { schema: { tags: ['tournaments'], summary: 'A tournament as I may see it', params: atTournament, response: { 200: tournament } } },
    async (request) => viewTournament(services, request.params.id, (await whoIs(services, request.cookies))?.id ?? null),
  );

  app.post(
    '/api/tournaments/:id/enter',
    { schema: { tags: ['tournaments'], summary: 'Take part', params: atTournament, body: enterBody, response: { 200: tournament } } },
    async (request, reply) => {
      const { id } = request.params;
      // Nobody becomes a guest by an address that leads nowhere.
      await loadTournament(services.store.db, id);
      const person = await welcome(services, request, reply, request.body);
      await enterTournament(services, id, person);
      return viewTournament(services, id, person.id);
    },
  );

  app.post(
    '/api/tournaments/:id/leave',
    { schema: { tags: ['tournaments'], summary: 'Play no further round', params: atTournament, response: { 200: tournament } } },
    async (request) => {
      const person = await mustKnow(services, request);
      await leaveTournament(services, request.params.id, person.id);
      return viewTournament(services, request.params.id, person.id);
    },
  );

  app.post(
    '/api/tournaments/:id/start',
    { schema: { tags: ['tournaments'], summary: 'Begin with those who are there', params: atTournament, response: { 200: tournament } } },
    async (request) => {
      const person = await mustKnow(services, request);
      await mayStart(services, request, request.params.id);
      await startTournament(services, request.params.id, person.id);
      return viewTournament(services, request.params.id, person.id);
    },
  );

  app.post(
    '/api/tournaments/:id/close-round',
    {
      schema: {
        tags: ['tournaments'],
        summary: 'End a round before all its tables are over',
        params: atTournament,
        body: closeRoundBody,
        response: { 200: tournament },
      },
    },
    async (request) => {
      const person = await mustKnow(services, request);
      await closeRound(services, request.params.id, person.id, request.body.round);
      return viewTournament(services, request.params.id, person.id);
    },
  );

  app.get(
    '/api/me/tournaments',
    { schema: { tags: ['tournaments'], summary: 'My tournaments', response: { 200: listedTournament.array() } } },
    async (request) => tournamentsOf(services, (await mustKnow(services, request)).id),
  );
};

/** Whoever begins pays for the tables of all rounds, as far as an address can, and for what their cards need in each of them. */
async function mayStart(services: Services, request: FastifyRequest, id: string): Promise<void> {
  const planned = await loadTournament(services.store.db, id);
  if (planned.status !== 'gathering') return;
  const { tablesPerHour } = services.settings;
  const tables = tablesIn(planned);
  const cards = (tables * JSON.stringify(planned.options).length) / BYTES_A_TABLE;
  if (cards > tablesPerHour / 2) throw new Complaint('server.tournament-large');
  mayMakeTable(services, request, Math.min(tables, tablesPerHour / 2) + cards);
}
