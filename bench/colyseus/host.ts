/**
 * Alhambra as a room of Colyseus: Parlour's own rules judge and play, everybody is sent what they may see as a message of its own. The room keeps
 * nothing: no disk, no accounts, no clocks, no way back.
 */
import type { AddressInfo } from 'node:net';
import { type Client, Room, Server } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { alhambra } from '@parlour/alhambra';
import { type Match, playMoves, startMatch } from '@parlour/kernel';

const SEATS = 4;

class Table extends Room {
  override maxClients = SEATS;
  private match: Match | undefined;
  private readonly seats: string[] = [];

  override onCreate(): void {
    this.onMessage('look', (client) => this.show(client, []));
    this.onMessage('move', (client, move: unknown) => {
      const seat = this.seats.indexOf(client.sessionId);
      if (playMoves(this.match!, seat, [move]) !== undefined) client.send('refused');
      else for (const one of this.clients) this.show(one, this.match!.steps.at(-1)!.events);
    });
  }

  override onJoin(client: Client): void {
    this.seats.push(client.sessionId);
    if (this.seats.length < SEATS) return;
    this.match = startMatch(
      alhambra,
      {},
      this.roomId,
      this.seats.map((name) => ({ name })),
    ) as unknown as Match;
  }

  private show(client: Client, events: readonly unknown[]): void {
    const { game, state, steps } = this.match!;
    const viewer = this.seats.indexOf(client.sessionId);
    client.send('step', { number: steps.length, events, view: game.view(state, viewer), toAct: game.toAct(state), you: viewer });
  }
}

export async function serve(): Promise<string> {
  const server = new Server({ transport: new WebSocketTransport(), greet: false, gracefullyShutdown: false });
  server.define('alhambra', Table);
  await server.listen(0, '127.0.0.1');
  return `http://127.0.0.1:${(server.transport.server!.address() as AddressInfo).port}`;
}
