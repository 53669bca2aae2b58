import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { figure, type Measurement, type Row } from '../measure.ts';
import type { Order, Outcome } from '../online/attend.ts';
import type { Usage } from '../online/host.ts';
import { told, usageOf } from '../online/processes.ts';

const SEATS = 4;
/** So many processes make the traffic. */
const CROWDS = 2;
/** Milliseconds that people think where they do not decide at once. */
const THINKS = 500;

interface Plan {
  readonly sizes: readonly number[];
  /** So many games are played at all tables together, unless it takes too long. */
  readonly games: number;
  readonly longest: number;
  /** Before anything is counted, every server has played so many games, or for so long: servers run for days. */
  readonly warmGames: number;
  readonly warmLongest: number;
}
const whole: Plan = { sizes: [20, 100, 250], games: 250, longest: 20_000, warmGames: 200, warmLongest: 40_000 };
const short: Plan = { sizes: [4], games: 4, longest: 2_000, warmGames: 4, warmLongest: 2_000 };

interface Contender {
  readonly name: string;
  readonly host: string;
  readonly crowd: string;
  readonly game: string;
}

const bare: Contender = { name: 'bare relay that writes down', host: 'bare', crowd: 'online/relayed', game: '' };
const ours: readonly Contender[] = [
  { name: 'Parlour, Alhambra, SQLite', host: 'SQLite', crowd: 'online/crowd', game: 'alhambra' },
  { name: 'Parlour, Last Will, SQLite', host: 'SQLite', crowd: 'online/crowd', game: 'last-will' },
  { name: 'Parlour, Alhambra, PostgreSQL', host: 'PostgreSQL', crowd: 'online/crowd', game: 'alhambra' },
];
const peers: readonly Contender[] = [
  { name: 'Colyseus, Alhambra, nothing kept', host: 'Colyseus', crowd: 'colyseus/crowd', game: '' },
  { name: 'boardgame.io, Alhambra, nothing kept', host: 'boardgame.io', crowd: 'boardgame.io/crowd', game: '' },
];
const contenders = [...ours, ...peers, bare];
const rowName = ({ name }: Contender, tables: number) => `${name}: ${tables} tables`;
const thinkingName = (contender: Contender, tables: number) => `${rowName(contender, tables)}, everybody thinks`;

export const measurement: Measurement = {
  title: `Online: tables of ${SEATS} people on one server`,
  async measure(isShort) {
    const plan = isShort ? short : whole;
    const rows: Row[] = [];
    const hosts = contenders.map(({ host }) => fork(new URL('../online/host.ts', import.meta.url), [host], { execArgv: ['--expose-gc'] }));
    try {
      const addresses = await Promise.all(hosts.map(async (host) => String((await once(host, 'message'))[0])));
      for (const [index, contender] of contenders.entries())
        await play(contender, addresses[index]!, { tables: plan.sizes[0]!, games: plan.warmGames, most: plan.warmLongest }, () =>
          Promise.resolve(),
        );
      // In turns, so that whatever else the machine does hits all of them.
      for (const tables of plan.sizes)
        for (const [index, contender] of contenders.entries())
          rows.push(await measureOne(contender, hosts[index]!, addresses[index]!, tables, plan, 0));
      for (const [index, contender] of ours.entries())
        rows.push(await measureOne(contender, hosts[index]!, addresses[index]!, plan.sizes.at(-1)!, plan, THINKS));
    } finally {
      for (const host of hosts) host.disconnect();
    }
    const most = plan.sizes.at(-1)!;
    const cost = (contender: Contender) => figure(rows, rowName(contender, most), 'ms of processor a decision');
    return {
      rows,
      ratios: [...ours, ...peers].flatMap((contender) => [
        {
          name: `${contender.name}: decisions a second of one core, ${most} tables`,
          value: 1000 / cost(contender),
          ...(ours.includes(contender) ? { aim: contender.host === 'SQLite' ? 8_000 : 4_000 } : {}),
        },
        { name: `${contender.name}: times the processor of the bare relay, ${most} tables`, value: cost(contender) / cost(bare) },
        ...(ours.includes(contender)
          ? [
              {
                name: `${contender.name}: ms within which 99 of 100 are acknowledged, ${most * SEATS} lines, everybody thinks (at most 20 wanted)`,
                value: figure(rows, thinkingName(contender, most), 'acknowledged, 99 of 100 within ms'),
              },
            ]
          : []),
      ]),
      notes: [
        `Everybody on a line of their own, random legal decisions as soon as it is their turn, or, where everybody thinks, about ${THINKS} ms later; ${CROWDS} processes make the traffic, on the same machine as the server. With Parlour and the bare relay a decision is on the disk before it is acknowledged; the others keep nothing.`,
        'The processor is that of the server’s process alone, not of PostgreSQL, after a warm-up of 200 games or 40 s. Acknowledged: from a decision until the one who made it hears that it is kept; seen: until another at the table has heard what came of it.',
        'Bytes: over all lines of a table together, for each decision. Memory: of the server’s process at the end.',
        'Colyseus plays by our rules and sends everybody their view as a message; boardgame.io plays the core of the game by its own engine and sends everybody its state without what they may not see.',
        'The bare relay writes down and passes on as much text as a decision tells one player. No rules, no checks, no views, no accounts.',
      ],
    };
  },
};

interface Wanted {
  readonly tables: number;
  readonly games: number;
  readonly most: number;
  readonly pause?: number;
}

/** Lets a crowd of its own play; `onReady` is called when everybody has come, and nobody has decided yet. */
async function play(
  { crowd, game }: Contender,
  address: string,
  { tables, games, most, pause = 0 }: Wanted,
  onReady: () => Promise<void>,
): Promise<readonly Outcome[]> {
  const crowds = Array.from({ length: CROWDS }, () => fork(new URL(`../${crowd}.ts`, import.meta.url)));
  try {
    const order: Order = { address, game, tables: tables / CROWDS, games: games / CROWDS, seats: SEATS };
    await Promise.all(crowds.map((child) => told(child, order)));
    await onReady();
    return (await Promise.all(crowds.map((child) => told(child, { pause, most })))) as Outcome[];
  } finally {
    for (const child of crowds) child.disconnect();
  }
}

async function measureOne(
  contender: Contender,
  host: ChildProcess,
  address: string,
  tables: number,
  { games, longest }: Plan,
  pause: number,
): Promise<Row> {
  let before: Usage = { processor: 0, memory: 0, used: 0 };
  let begun = 0;
  const outcomes = await play(contender, address, { tables, games: Math.max(tables, games), most: longest, pause }, async () => {
    before = await usageOf(host);
    begun = performance.now();
  });
  const seconds = (performance.now() - begun) / 1000;
  const after = await usageOf(host);
  const acknowledged = outcomes.flatMap((outcome) => outcome.acknowledged);
  const seen = outcomes.flatMap((outcome) => outcome.seen);
  return {
    name: pause === 0 ? rowName(contender, tables) : thinkingName(contender, tables),
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
}

function share(all: readonly number[], part: number): number {
  const sorted = all.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}
