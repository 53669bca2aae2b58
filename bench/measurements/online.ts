import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { figure, type Measurement, type Row } from '../measure.ts';
import type { Order, Outcome } from '../online/attend.ts';
import type { Usage } from '../online/host.ts';

const SEATS = 4;
const SIZES = [20, 100, 250];
/** So many games are played at all tables together, unless it takes too long. */
const GAMES = 250;
const LONGEST = 20_000;
/** So many processes make the traffic. */
const CROWDS = 2;

interface Contender {
  readonly name: string;
  readonly host: string;
  readonly crowd: string;
  readonly game: string;
}

const bare: Contender = { name: 'bare relay that writes down', host: 'bare', crowd: 'relayed', game: '' };
const contenders: readonly Contender[] = [
  { name: 'Parlour, Alhambra, SQLite', host: 'SQLite', crowd: 'crowd', game: 'alhambra' },
  { name: 'Parlour, Last Will, SQLite', host: 'SQLite', crowd: 'crowd', game: 'last-will' },
  { name: 'Parlour, Alhambra, PostgreSQL', host: 'PostgreSQL', crowd: 'crowd', game: 'alhambra' },
  bare,
];
const rowName = ({ name }: Contender, tables: number) => `${name}: ${tables} tables`;

export const measurement: Measurement = {
  title: `Online: tables of ${SEATS} people on one server`,
  async measure() {
    const rows: Row[] = [];
    // In turns, so that whatever else the machine does hits all of them.
    for (const tables of SIZES) for (const contender of contenders) rows.push(await measureOne(contender, tables));
    const cost = (contender: Contender, tables: number) => figure(rows, rowName(contender, tables), 'ms of processor a decision');
    const ours = contenders.filter((contender) => contender !== bare);
    return {
      rows,
      ratios: ours.flatMap((contender) => [
        {
          name: `${contender.name}: decisions a second of one core, 250 tables`,
          value: 1000 / cost(contender, 250),
          aim: contender.host === 'SQLite' ? 8_000 : 4_000,
        },
        { name: `${contender.name}: times the processor of the bare relay, 250 tables`, value: cost(contender, 250) / cost(bare, 250) },
      ]),
      notes: [
        `Everybody on a line of their own, random legal decisions as soon as it is their turn; ${CROWDS} processes make the traffic, on the same machine as the server. A decision is on the disk before it is acknowledged.`,
        'The processor is that of the server’s process alone, not of PostgreSQL. Acknowledged: from a decision until the one who made it hears that it is kept; seen: until another at the table has heard what came of it.',
        'Bytes: over all lines of a table together, for each decision. Memory: of the server’s process at the end.',
        'The bare relay writes down and passes on as much text as a decision tells one player. No rules, no checks, no views, no accounts.',
      ],
    };
  },
};

async function measureOne(contender: Contender, tables: number): Promise<Row> {
  const host = fork(new URL('../online/host.ts', import.meta.url), [contender.host], { execArgv: ['--expose-gc'] });
  const crowds: ChildProcess[] = [];
  try {
    const [address] = (await once(host, 'message')) as [string];
    for (let i = 0; i < CROWDS; i++) crowds.push(fork(new URL(`../online/${contender.crowd}.ts`, import.meta.url)));
    const order: Order = { address, game: contender.game, tables: tables / CROWDS, games: Math.max(tables, GAMES) / CROWDS, seats: SEATS };
    await Promise.all(crowds.map((crowd) => told(crowd, order)));
    const before = await usageOf(host);
    const begun = performance.now();
    const outcomes = (await Promise.all(crowds.map((crowd) => told(crowd, { pause: 0, most: LONGEST })))) as Outcome[];
    const seconds = (performance.now() - begun) / 1000;
    const after = await usageOf(host);
    const acknowledged = outcomes.flatMap((outcome) => outcome.acknowledged);
    const seen = outcomes.flatMap((outcome) => outcome.seen);
    return {
      name: rowName(contender, tables),
      figures: {
        'decisions/s': acknowledged.length / seconds,
        'ms of processor a decision': (after.processor - before.processor) / acknowledged.length,
        'acknowledged, median ms': share(acknowledged, 0.5),
        'acknowledged, 99 of 100 within ms': share(acknowledged, 0.99),
        'seen, 99 of 100 within ms': share(seen, 0.99),
        'bytes a decision': outcomes.reduce((sum, { bytes }) => sum + bytes, 0) / acknowledged.length,
        'MB of memory': after.memory / 1e6,
      },
    };
  } finally {
    for (const child of [...crowds, host]) child.disconnect();
  }
}

async function told(child: ChildProcess, order: unknown): Promise<unknown> {
  child.send(order as object);
  const [answer] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('a crowd has left'))),
  ])) as [unknown];
  return answer;
}

async function usageOf(host: ChildProcess): Promise<Usage> {
  host.send('usage');
  const [usage] = (await once(host, 'message')) as [Usage];
  return usage;
}

function share(all: readonly number[], part: number): number {
  const sorted = all.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}
