import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { figure, type Measurement, type Row } from '../measure.ts';
import { opened, type Order, type Outcome } from '../online/attend.ts';
import { told, usageOf } from '../online/processes.ts';

const LINES = 1_000;
const TABLES = 40;
const CROWDS = [0, 1, 100, 1_000];
/** How long nobody uses a table before it leaves the memory, and a little more. */
const UNUSED = 65_000;

export const measurement: Measurement = {
  title: 'Waiting: idle lines, idle tables, a thousand spectators',
  async measure() {
    const host = fork(new URL('../online/host.ts', import.meta.url), ['SQLite'], { execArgv: ['--expose-gc'] });
    try {
      const [address] = (await once(host, 'message')) as [string];
      // What is made once for the first who comes is nobody's cost.
      await play(host, { address, game: 'alhambra', tables: 4, games: 4, seats: 4 });
      await sleep(UNUSED);
      const rows = [await idleLines(host, address), ...(await idleTables(host, address))];
      for (const onlookers of CROWDS) rows.push(await watched(host, address, onlookers));
      return {
        rows,
        ratios: [
          { name: 'KB an idle line (at most 12 wanted)', value: figure(rows, 'an idle line', 'KB in use') },
          { name: 'KB an idle table after a minute (at most 20 wanted)', value: figure(rows, 'its table after a minute', 'KB in use') },
          {
            name: 'Processor of a decision with a thousand spectators, times that with one',
            value:
              figure(rows, 'a decision with 1000 spectators', 'ms of processor a decision') /
              figure(rows, 'a decision with 1 spectators', 'ms of processor a decision'),
          },
        ],
        notes: [
          `One server, SQLite. In use: what the collector leaves of the process’s heap and buffers; ${LINES} silent strangers’ lines, ${TABLES} games of Alhambra for four from beginning to end.`,
          'Spectators: three games at one table, one after another; every decision is sent to every spectator.',
        ],
      };
    } finally {
      host.disconnect();
    }
  },
};

async function idleLines(host: ChildProcess, address: string): Promise<Row> {
  const before = await usageOf(host);
  const lines = Array.from({ length: LINES }, () => new WebSocket(`${address.replace('http', 'ws')}/ws`, { perMessageDeflate: false }));
  await Promise.all(lines.map((line) => opened(line)));
  await sleep(1_000);
  const after = await usageOf(host);
  for (const line of lines) line.terminate();
  return { name: 'an idle line', figures: { 'KB in use': (after.used - before.used) / LINES / 1024 } };
}

async function idleTables(host: ChildProcess, address: string): Promise<Row[]> {
  await sleep(2_000);
  const before = await usageOf(host);
  await play(host, { address, game: 'alhambra', tables: TABLES, games: TABLES, seats: 4 });
  const kb = (used: number) => ({ 'KB in use': Math.max(0, used - before.used) / TABLES / 1024 });
  await sleep(2_000);
  const left = await usageOf(host);
  await sleep(UNUSED);
  return [
    { name: 'a table just left, its game over', figures: kb(left.used) },
    { name: 'its table after a minute', figures: kb((await usageOf(host)).used) },
  ];
}

async function watched(host: ChildProcess, address: string, onlookers: number): Promise<Row> {
  const { processor, outcome } = await play(host, { address, game: 'alhambra', tables: 1, games: 3, seats: 4, onlookers });
  return {
    name: `a decision with ${onlookers} spectators`,
    figures: { 'ms of processor a decision': processor / outcome.acknowledged.length },
  };
}

/** A crowd of its own plays its games to their ends and leaves. */
async function play(host: ChildProcess, order: Order): Promise<{ readonly processor: number; readonly outcome: Outcome }> {
  const crowd = fork(new URL('../online/crowd.ts', import.meta.url));
  try {
    await told(crowd, order);
    const before = await usageOf(host);
    const outcome = (await told(crowd, { pause: 0, most: 120_000 })) as Outcome;
    return { processor: (await usageOf(host)).processor - before.processor, outcome };
  } finally {
    crowd.disconnect();
  }
}
