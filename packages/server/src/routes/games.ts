import { botIds } from '@parlour/bots';
import { z } from 'zod';
import { gameInfo, rankedPlayer } from '@parlour/client/protocol';
import { leaderboard } from '../ratings/read.ts';
import type { Routes } from './route.ts';

/** What can be played here. */
export const gameRoutes: Routes = (app, services) => {
  app.get(
    '/api/games',
    { schema: { tags: ['games'], summary: 'The games, and the bots of each', response: { 200: gameInfo.array() } } },
    async () => {
      const games = await Promise.all(services.gameIds.map((id) => services.loadGame(id)));
      return games
        .filter((game) => game !== undefined)
        .map((game) => ({ id: game.id, revision: game.revision, seats: { ...game.seats }, levels: botIds() }));
    },
  );

  app.get(
    '/api/games/:game/leaderboard',
    {
      schema: {
        tags: ['games'],
        summary: 'The best players',
        params: z.strictObject({ game: z.string().max(100) }),
        response: { 200: rankedPlayer.array() },
      },
    },
    async (request) => leaderboard(services, request.params.game),
  );
};
