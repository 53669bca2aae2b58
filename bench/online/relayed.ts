/** The same number of people at a bare relay: everybody in turn sends about as much as a decision tells one of them, and the next does when it has come. */
import type { Socket } from 'node:net';
import { WebSocket } from 'ws';
import { attend, opened } from './attend.ts';

const PAYLOAD = 'x'.repeat(900);
/** As many as a game of Alhambra for four has, on average. */
const DECISIONS = 146;

attend(async ({ address, tables, games, seats }) => {
  const rooms: WebSocket[][] = [];
  const wires: Socket[] = [];
  for (let room = 0; room < tables; room++) {
    const lines = Array.from(
      { length: seats },
      () => new WebSocket(`${address.replace('http', 'ws')}/${process.pid}-${room}`, { perMessageDeflate: false }),
    );
    wires.push(...(await Promise.all(lines.map((line) => opened(line)))));
    rooms.push(lines);
  }
  return {
    wires,
    play: (_pause, heard, isOver) =>
      Promise.all(
        rooms.map(
          (lines) =>
            new Promise<void>((resolve) => {
              let left = Math.round((DECISIONS * games) / tables);
              for (const [seat, line] of lines.entries())
                line.on('message', (text: Buffer) => {
                  const [sender, sentAt] = text.toString('latin1', 0, 40).split(' ', 2).map(Number) as [number, number];
                  heard[sender === seat ? 'acknowledged' : 'seen'].push(performance.now() - sentAt);
                  if (sender !== seat) return;
                  if (--left <= 0 || isOver()) resolve();
                  else send(lines, (seat + 1) % seats);
                });
              send(lines, 0);
            }),
        ),
      ).then(() => undefined),
  };
});

function send(lines: readonly WebSocket[], seat: number): void {
  lines[seat]?.send(`${seat} ${performance.now()} ${PAYLOAD}`);
}
