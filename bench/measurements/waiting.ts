import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { figure, type Measurement, type Row } from '../measure.ts';
import { opened, type Order, type Outcome } from '../online/attend.ts';
import { told, usageOf } from '../online/processes.ts';

interface Plan {
  readonly lines: number;
  readonly tables: number;
  readonly crowds: readonly number[];
}
const whole: Plan = { lines: 1_000, tables: 40, crowds: [0, 1, 100, 1_000] };
const short: Plan = { lines: 20, tables: 2, crowds: [0, 1, 20] };
const SEATS = 4;
/** How long nobody uses a table before it leaves the memory, and a little more. */
const UNUSED = 65_000;

const OVER = 'a table whose game is over, and four people there';
const STILL = 'the same after a minute in which nobody did anything';

export const measurement: Measurement = {
  title: 'Waiting: idle lines, idle tables, a thousand spectators',
  async measure(isShort) {
    const plan = isShort ? short : whole;
    const host = fork(new URL('../online/host.ts', import.meta.url), ['SQLite'], { execArgv: ['--expose-gc'] });
    try {
      const [address] = (await once(host, 'message')) as [string];
      // What is made once for the first who comes is nobody's cost.
      await play(host, { address, game: 'alhambra', tables: 4, games: 4, seats: SEATS });
      await sleep(UNUSED);
      const line = await idleLines(host, address, plan);
      const rows = [line, ...(await idleTables(host, address, plan, line.figures['KB in use'] ?? 0))];
      for (const onlookers of plan.crowds) rows.push(await watched(host, address, onlookers));
      const most = plan.crowds.at(-1)!;
      const decision = (onlookers: number) => figure(rows, `a decision with ${onlookers} spectators`, 'ms of processor a decision');
      return {
        rows,
        ratios: [
          { name: 'KB an idle line (at most 12 wanted)', value: figure(rows, 'an idle line', 'KB in use') },
          { name: 'KB an idle table without its lines (at most 20 wanted)', value: figure(rows, STILL, 'KB in use') },
          { name: `Processor of a decision with ${most} spectators, times that with one`, value: decision(most) / decision(1) },
        ],
        notes: [
          `One server, SQLite. In use: what the collector leaves of the process’s heap and buffers; ${plan.lines} silent strangers’ lines, ${plan.tables} games of Alhambra for four from beginning to end, without the lines of those who sit there, against what is left when all are gone.`,
          'Spectators: three games at one table, one after another, by people who decide at once; every spectator is told every decision. They have come before anything is counted.',
        ],
      };
    } finally {
      host.disconnect();
    }
  },
};

async function idleLines(host: ChildProcess, address: string, { lines: count }: Plan): Promise<Row> {
  const before = await usageOf(host);
  const lines = Array.from({ length: count }, () => new WebSocket(`${address.replace('http', 'ws')}/ws`, { perMessageDeflate: false }));
  await Promise.all(lines.map((line) => opened(line)));
  await sleep(1_000);
  const after = await usageOf(host);
  for (const line of lines) line.terminate();
  return { name: 'an idle line', figures: { 'KB in use': (after.used - before.used) / count / 1024 } };
}

/** Games are played to their ends, people stay for more than a minute, then all leave. */
async function idleTables(host: ChildProcess, address: string, { tables }: Plan, line: number): Promise<Row[]> {
  await sleep(2_000);
  const crowd = fork(new URL('../online/crowd.ts', import.meta.url));
  await told(crowd, { address, game: 'alhambra', tables, games: tables, seats: SEATS });
  await told(crowd, { pause: 0, most: 120_000 });
  await sleep(2_000);
  const over = await usageOf(host);
  await sleep(UNUSED);
  const still = await usageOf(host);
  crowd.disconnect();
  await sleep(UNUSED);
  const gone = await usageOf(host);
  const kb = ({ used }: { readonly used: number }) => ({ 'KB in use': (used - gone.used) / tables / 1024 - SEATS * line });
  return [
    { name: OVER, figures: kb(over) },
    { name: STILL, figures: kb(still) },
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
