import { gameInfo } from '../protocol/index.ts';
import { levelsOf } from '../table/bots.ts';
import type { Routes } from './route.ts';

/** What can be played here. */
export const gameRoutes: Routes = (app, house) => {
  app.get(
    '/api/games',
    { schema: { tags: ['games'], summary: 'The games, and the bots of each', response: { 200: gameInfo.array() } } },
    async () => {
      const games = await Promise.all(house.gameIds.map((id) => house.takeDown(id)));
      return games
        .filter((game) => game !== undefined)
        .map((game) => ({ id: game.id, revision: game.revision, seats: { ...game.seats }, levels: levelsOf(game) }));
    },
  );
};
