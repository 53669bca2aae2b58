/** boardgame.io's own server with the core of Alhambra. It keeps matches in memory; everybody is sent the state without what is hidden from them. */
import { createRequire } from 'node:module';
import type { AddressInfo, Server as NetServer } from 'node:net';
import { game } from './alhambra.ts';

const require = createRequire(import.meta.url);
const { Server } = require('boardgame.io/server');

const playerView = ({ G, playerID }) => ({
  ...G,
  buildingDeck: G.buildingDeck.length,
  moneyDeck: G.moneyDeck.length,
  hands: G.hands.map((hand: readonly number[], seat: number) => (String(seat) === playerID ? hand : hand.length)),
});

export async function serve(): Promise<string> {
  const server = Server({ games: [{ ...game, playerView }], origins: [] });
  const { appServer } = (await server.run({ port: 0, callback: () => undefined })) as { appServer: NetServer };
  return `http://127.0.0.1:${(appServer.address() as AddressInfo).port}`;
}
