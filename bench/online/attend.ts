/** What every process that makes traffic does: gathers its people, says so, plays when it is told, and reports what it measured. */
import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';

export interface Order {
  readonly address: string;
  readonly game: string;
  readonly tables: number;
  readonly games: number;
  readonly seats: number;
  /** So many look on at every table. */
  readonly onlookers?: number;
}

/** What visitors measured, in milliseconds. */
export interface Heard {
  /** From a decision until it was acknowledged. */
  readonly acknowledged: number[];
  /** From a decision until somebody else at the table saw it. */
  readonly seen: number[];
}

export interface Outcome extends Heard {
  /** Bytes that came over all lines. */
  readonly bytes: number;
}

export interface Crowd {
  /** What the lines run over. */
  readonly wires: readonly Socket[];
  /** Plays until all games are over, or it is time to stop; everybody waits for about so many milliseconds before each decision. */
  play(pause: number, heard: Heard, isOver: () => boolean): Promise<void>;
}

export function attend(gather: (order: Order) => Promise<Crowd>): void {
  let crowd: Crowd;
  process.on('message', (order: Order | { readonly pause: number; readonly most: number }) => {
    void carryOut(order).catch((error: unknown) => {
      console.error(error);
      process.exit(1);
    });
  });
  process.on('disconnect', () => process.exit());

  async function carryOut(order: Order | { readonly pause: number; readonly most: number }): Promise<void> {
    if ('address' in order) {
      crowd = await gather(order);
      process.send?.('ready');
      return;
    }
    const end = performance.now() + order.most;
    const before = bytesOf(crowd);
    const heard: Heard = { acknowledged: [], seen: [] };
    await crowd.play(order.pause, heard, () => performance.now() > end);
    process.send?.({ ...heard, bytes: bytesOf(crowd) - before } satisfies Outcome);
  }
}

function bytesOf({ wires }: Crowd): number {
  return wires.reduce((sum, { bytesRead }) => sum + bytesRead, 0);
}

/** Waits until a line is open, and gives what it runs over. */
export function opened(line: WebSocket): Promise<Socket> {
  return new Promise((resolve, reject) => {
    line.once('error', reject);
    line.once('upgrade', ({ socket }) => line.once('open', () => resolve(socket)));
  });
}
