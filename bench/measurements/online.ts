import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { alhambra } from '@parlour/alhambra';
import type { AnyGame } from '@parlour/kernel';
import { lastWill } from '@parlour/last-will';
import { WebSocket as Line } from 'ws';
import { figure, type Measurement, type Row } from '../measure.ts';
import { gather, type Timings } from '../online/visitors.ts';

const TABLES = 40;
const SEATS = 3;
/** How long somebody who takes their time thinks, and how long we watch, in milliseconds. */
const PAUSE = 400;
const WATCHED = 15_000;
/** About as much as a decision of Alhambra tells everybody. */
const PAYLOAD = 'x'.repeat(2000);

const titles: readonly { readonly name: string; readonly game: AnyGame }[] = [
  { name: 'Alhambra', game: alhambra },
  { name: 'Last Will', game: lastWill },
];
const hurried = (name: string) => `${name}, all decide at once`;
const calm = (name: string) => `${name}, everybody thinks for 0.4 s`;
const bare = 'bare sockets that write down and pass on';

export const measurement: Measurement = {
  title: `Online: ${TABLES} tables of ${SEATS} people on one server`,
  async measure() {
    const rows: Row[] = [];
    for (const { name, game } of titles)
      rows.push(await parlour(hurried(name), game, 0, 120_000), await parlour(calm(name), game, PAUSE, WATCHED));
    rows.push(await bareSockets());
    const cost = (name: string) => figure(rows, name, 'ms of processor a decision');
    return {
      rows,
      ratios: titles.flatMap(({ name }) => [
        { name: `${name}: decisions a second of one core of the server`, value: 1000 / cost(hurried(name)) },
        { name: `${name}: times the processor of bare sockets, for each decision`, value: cost(hurried(name)) / cost(bare) },
      ]),
      notes: [
        `${TABLES * SEATS} people, each on a line of their own, random legal decisions. SQLite, every decision on the disk before it is acknowledged. Visitors and server share the machine.`,
        'The processor is that of the server’s process alone. Acknowledged: from a decision until the one who made it hears that it is kept; seen: until another at the table has heard what came of it.',
        'Bare sockets: the same number of people send 2 KB, which is written down in SQLite, those that come together in one transaction, and passed on to all at the table. No rules, no checks, no views, no accounts.',
      ],
    };
  },
};

/** A server in a process of its own, and what its processor did from the moment `visit` says that all are there. */
async function hosted(kind: string, visit: (address: string, begin: () => Promise<void>) => Promise<Timings>): Promise<Omit<Row, 'name'>> {
  const host = fork(new URL('../online/host.ts', import.meta.url), [kind]);
  try {
    const [address] = (await once(host, 'message')) as [string];
    let [before, begun] = [0, 0];
    const { acknowledged, seen } = await visit(address, async () => {
      before = await processor(host);
      begun = performance.now();
    });
    const seconds = (performance.now() - begun) / 1000;
    const used = (await processor(host)) - before;
    return {
      figures: {
        'decisions/s': acknowledged.length / seconds,
        'ms of processor a decision': used / acknowledged.length,
        'acknowledged, median ms': share(acknowledged, 0.5),
        'acknowledged, 99 of 100 within ms': share(acknowledged, 0.99),
        'seen, median ms': share(seen, 0.5),
        'seen, 99 of 100 within ms': share(seen, 0.99),
      },
    };
  } finally {
    host.disconnect();
  }
}

async function parlour(name: string, game: AnyGame, pause: number, most: number): Promise<Row> {
  const row = await hosted('parlour', async (address, begin) => {
    const party = await gather(address, game, TABLES, SEATS);
    await begin();
    const timings = await party.play(pause, most);
    party.leave();
    return timings;
  });
  return { name, ...row };
}

/** Everybody in turn sends something, and the next does when it has come. */
async function bareSockets(): Promise<Row> {
  const row = await hosted('bare', async (address, begin) => {
    const timings: Timings = { acknowledged: [], seen: [] };
    const rooms = Array.from({ length: TABLES }, (_, room) =>
      Array.from({ length: SEATS }, () => new Line(`${address.replace('http', 'ws')}/${room}`)),
    );
    await Promise.all(rooms.flat().map((socket) => once(socket, 'open')));
    await begin();
    for (const sockets of rooms) {
      const send = (seat: number) => sockets[seat]?.send(`${seat} ${performance.now()} ${PAYLOAD}`);
      for (const [seat, socket] of sockets.entries())
        socket.on('message', (text: Buffer) => {
          const [sender, sentAt] = text.toString().split(' ', 2).map(Number) as [number, number];
          timings[sender === seat ? 'acknowledged' : 'seen'].push(performance.now() - sentAt);
          if (sender === seat) send((seat + 1) % SEATS);
        });
      send(0);
    }
    await new Promise((resolve) => setTimeout(resolve, 8000));
    for (const socket of rooms.flat()) socket.terminate();
    return timings;
  });
  return { name: bare, ...row };
}

/** Milliseconds of processor time so far. */
async function processor(host: ChildProcess): Promise<number> {
  host.send('processor');
  const [{ user, system }] = (await once(host, 'message')) as [NodeJS.CpuUsage];
  return (user + system) / 1000;
}

function share(all: readonly number[], part: number): number {
  const sorted = all.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}
