/** People at tables of Colyseus, through its own client: each decides something legal as soon as they may. */
import type { Socket } from 'node:net';
import { alhambra } from '@parlour/alhambra';
import { below, diceFrom, settingFor, worldFrom } from '@parlour/kernel';
import { WebSocket } from 'ws';
import { attend, type Heard } from '../online/attend.ts';

// The client takes any WebSocket that there is; of this one we know what it runs over.
Object.assign(globalThis, { WebSocket });
const { Client } = await import('@colyseus/sdk');

interface Shown {
  readonly number: number;
  readonly view: unknown;
  readonly toAct: readonly number[];
  readonly you: number;
}
type Line = Awaited<ReturnType<InstanceType<typeof Client>['create']>>;

attend(async ({ address, tables, games, seats }) => {
  const setting = settingFor(alhambra, {}, seats);
  const wires: Socket[] = [];
  const parties: (() => Promise<readonly Line[]>)[][] = [];
  for (let index = 0; index < tables; index++) {
    const visitors = Array.from({ length: seats }, () => new Client(address));
    // A room ends when it is empty, so that only the first is made beforehand.
    const first = await sit(visitors);
    const later = Array.from({ length: Math.ceil((games - index) / tables) - 1 }, () => () => sit(visitors));
    parties.push([() => Promise.resolve(first), ...later]);
  }
  async function sit(visitors: readonly InstanceType<typeof Client>[]): Promise<readonly Line[]> {
    const [first, ...others] = visitors;
    const room = await first!.create('alhambra');
    const lines = [room, ...(await Promise.all(others.map((other) => other.joinById(room.roomId))))];
    for (const line of lines) wires.push((line.connection.transport as unknown as { ws: { _socket: Socket } }).ws._socket);
    return lines;
  }
  return {
    wires,
    play: (_pause, heard, isOver) =>
      Promise.all(
        parties.map(async (rounds) => {
          while (rounds.length > 0 && !isOver()) {
            const lines = await rounds.shift()!();
            await playGame(lines, heard, isOver);
            for (const line of lines) void line.leave();
          }
        }),
      ).then(() => undefined),
  };

  function playGame(lines: readonly Line[], heard: Heard, isOver: () => boolean): Promise<void> {
    const decidedAt = new Map<number, number>();
    const dice = diceFrom(lines[0]!.roomId);
    return new Promise((resolve, reject) => {
      for (const line of lines) {
        let sent = -1;
        line.onMessage('refused', () => reject(new Error('a decision was refused')));
        line.onMessage('step', ({ number, view, toAct, you }: Shown) => {
          // What they looked for may come after somebody has decided, and they have heard of it: nobody decides twice.
          if (sent > number) return;
          const at = decidedAt.get(number);
          if (at !== undefined) heard[sent === number ? 'acknowledged' : 'seen'].push(performance.now() - at);
          if (toAct.length === 0 || isOver()) resolve();
          if (isOver() || !toAct.includes(you)) return;
          const moves = alhambra.moves(worldFrom(alhambra, setting, view as never), you);
          sent = number + 1;
          decidedAt.set(sent, performance.now());
          line.send('move', moves[below(dice, moves.length)]);
        });
        line.send('look');
      }
    });
  }
});
