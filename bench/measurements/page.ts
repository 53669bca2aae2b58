import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { alhambra } from '@parlour/alhambra';
import { type AnyGame, FORMAT, type GameRecord } from '@parlour/kernel';
import { lastWill } from '@parlour/last-will';
import type { BrowserContext, Page, Worker } from '@playwright/test';
import { openStage, type Stage } from '../../e2e/stage.ts';
import { openSaved, prefer } from '../../e2e/tests/table.ts';
import { playFor } from '../browser/player.ts';
import { type Busy, watchThread } from '../browser/thread.ts';
import { figure, type Measurement, type Row } from '../measure.ts';

/** Loads of each kind; the median counts. */
const LOADS = 5;
/** How long each game is played. */
const PLAY = Number(process.env['PAGE_PLAY_MS'] ?? 15_000);
const FELT = 50;
const START_PAGE_KB = 200;

interface Title {
  readonly name: string;
  readonly game: AnyGame;
  readonly options: Readonly<Record<string, unknown>>;
}

const titles: readonly Title[] = [
  { name: 'Alhambra', game: alhambra, options: {} },
  { name: 'Last Will with Getting Sacked', game: lastWill, options: { expansion: 'full' } },
];

const floor = 'a page with one word';
const start = 'start page';
const playing = (name: string) => `${name}: playing`;
const table = (name: string) => `${name}: table`;

export const measurement: Measurement = {
  title: 'The page: sizes, loading, blocking, frames',
  async measure() {
    const bare = await serveBare();
    const stage = await openStage();
    try {
      const rows = merge([...(await sizes(stage)), ...(await loads(stage, bare.address)), ...(await games(stage, bare.address))]);
      const busiest = (unit: string) => Math.max(...rows.map(({ figures }) => figures[unit] ?? 0));
      return {
        rows,
        ratios: [
          {
            name: `KB of script for the start page, compressed with brotli (at most ${START_PAGE_KB} wanted)`,
            value: figure(rows, start, 'KB'),
          },
          {
            name: `Longest task of the main thread, ms of processor (at most ${FELT} wanted)`,
            value: busiest('longest task, ms of processor'),
          },
          ...titles.map(({ name }) => ({
            name: `${name}: 99 of 100 frames within, in frames of the bare page`,
            value: figure(rows, playing(name), 'frame p99, ms') / figure(rows, floor, 'frame p99, ms'),
          })),
        ],
        notes,
      };
    } finally {
      await stage.close();
      bare.server.close();
    }
  },
};

const notes = [
  'KB: bytes of script as they crossed the line (brotli), by what asked for them; a table’s row is what it loads beyond the start page, a worker’s beyond the table.',
  'Shown: from the address being entered until the games (start page) or the first piece (table) are on the screen, the median of five; cold without any cache, then from the service worker’s cache. A table is a saved game in its middle.',
  'Tasks: of the page’s main thread, from a trace. On the clock counts whatever else the machine did. Blocked is by how much all tasks together went over 50 ms.',
  'Frames: between two animation frames, in ms, while somebody plays from inside the page and everything moves at its usual pace; the browser draws without a graphics card.',
  'The floor is a page of one word without any script of its own, from a bare server, in the same run.',
];

/** A page with one word, from a server that does nothing else. */
function serveBare(): Promise<{ server: Server; address: string }> {
  const html = '<!doctype html><meta charset="utf-8"><title>floor</title><article data-piece="x">floor</article>';
  return new Promise((resolve) => {
    const server = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(html));
    server.listen(0, '127.0.0.1', () => resolve({ server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }));
  });
}

/** A saved game in its middle, so that hands and boards are full, with one person and bots that decide at once. */
function middleOf({ game }: Title): GameRecord {
  const file = game.id === 'alhambra' ? 'alhambra/games/4-players.json' : 'last-will/games/sacked-3-players.json';
  const record = JSON.parse(readFileSync(new URL(`../../packages/${file}`, import.meta.url), 'utf8')) as GameRecord;
  const seats = record.seats.map(({ name }, seat) => ({ name, ...(seat > 0 && { bot: 'novice' }) }));
  const turn = record.moves.findIndex(([seat], index) => seat === 0 && index >= record.moves.length / 2);
  return { ...record, seats, moves: record.moves.slice(0, turn) };
}

function beginningOf({ game, options }: Title): GameRecord {
  const seats = [{ name: 'Ann' }, { name: 'Ben', bot: 'novice' }, { name: 'Cleo', bot: 'novice' }];
  return { format: FORMAT, game: game.id, rules: game.revision, options, seed: 'page', seats, moves: [] };
}

/** Somebody new to the page, with their settings made. */
async function visitor(stage: Stage, serviceWorkers: 'allow' | 'block', speed = 0): Promise<{ context: BrowserContext; page: Page }> {
  const context = await stage.browser.newContext({ baseURL: stage.address, viewport: { width: 1440, height: 900 }, serviceWorkers });
  const page = await context.newPage();
  await prefer(page, { speed });
  return { context, page };
}

/** Script by what asked for it. */
async function sizes(stage: Stage): Promise<Row[]> {
  const rows: Row[] = [];
  for (const title of titles) {
    const { context, page } = await visitor(stage, 'block');
    await page.goto('/');
    await page.locator('article').first().waitFor();
    await page.waitForLoadState('networkidle');
    const first = await scripts(page);
    await openSaved(page, middleOf(title));
    await page.waitForLoadState('networkidle');
    const all = await scripts(page);
    const engine = await Promise.all(page.workers().map(scripts));
    const isWorker = ([address]: [string, number]) => page.workers().some((worker) => worker.url() === address);
    const more = [...all].filter((script) => !first.has(script[0]) && !isWorker(script));
    const worker = [...all].filter(isWorker).concat(...engine.map((loaded) => [...loaded]));
    await context.close();
    if (rows.length === 0) rows.push({ name: start, figures: { KB: kilobytes(first) } });
    rows.push({ name: table(title.name), figures: { KB: kilobytes(more) } });
    rows.push({ name: `${title.name}: engine in its worker`, figures: { KB: kilobytes(worker) } });
  }
  return rows;
}

/** What a page or a worker has loaded of script so far: bytes as they crossed the line, by address. */
async function scripts(where: Pick<Worker, 'evaluate'>): Promise<Map<string, number>> {
  const entries = await where.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
      ({ name, encodedBodySize }) => [name, encodedBodySize] as const,
    ),
  );
  return new Map(entries.filter(([address]) => address.endsWith('.js')));
}

function kilobytes(loaded: Iterable<readonly [string, number]>): number {
  return [...loaded].reduce((sum, [, bytes]) => sum + bytes, 0) / 1024;
}

/** How long it takes until something is on the screen, and how the main thread fares meanwhile. */
async function loads(stage: Stage, bare: string): Promise<Row[]> {
  const { context, page } = await visitor(stage, 'block');
  const rows = [{ name: floor, figures: await load(page, bare, bare, 'article', 'cold') }];
  const cold = [{ name: start, figures: await load(page, stage.address, '/', 'article', 'cold') }];
  for (const title of titles) {
    await openSaved(page, middleOf(title));
    cold.push({ name: table(title.name), figures: await load(page, stage.address, page.url(), '[data-piece]', 'cold') });
  }
  await context.close();
  const again = await visitor(stage, 'allow');
  await again.page.goto('/');
  await again.page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  const warm = [{ name: start, figures: await load(again.page, stage.address, '/', 'article', 'cached') }];
  for (const title of titles) {
    await openSaved(again.page, middleOf(title));
    warm.push({ name: table(title.name), figures: await load(again.page, stage.address, again.page.url(), '[data-piece]', 'cached') });
  }
  await again.context.close();
  return [...rows, ...cold.map(({ name, figures }, i) => ({ name, figures: { ...figures, ...warm[i]?.figures } }))];
}

async function load(page: Page, address: string, path: string, sign: string, way: 'cold' | 'cached'): Promise<Row['figures']> {
  const shown: number[] = [];
  const tasks: Busy[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: way === 'cold' });
  for (let i = 0; i < LOADS; i++) {
    await page.goto('about:blank');
    const busy = await watchThread(page, address, async () => {
      await page.goto(path, { waitUntil: 'commit' });
      shown.push(await page.evaluate(untilShown, sign));
      await page.waitForLoadState('networkidle');
    });
    tasks.push(busy);
  }
  await session.detach();
  if (way === 'cached') return { 'shown from the cache, ms': median(shown) };
  return { 'shown, ms': median(shown), ...busiest(tasks) };
}

/** Milliseconds from the address being entered until a frame with that on it has been drawn. Runs in the page. */
async function untilShown(sign: string): Promise<number> {
  while (document.querySelector(sign) === null) await new Promise((resolve) => requestAnimationFrame(resolve));
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
  });
}

/** Frames and blocking while somebody plays. */
async function games(stage: Stage, bare: string): Promise<Row[]> {
  const rows: Row[] = [];
  const { context, page } = await visitor(stage, 'block', 1);
  await page.goto(bare);
  rows.push({ name: floor, figures: await play(page, bare) });
  for (const title of titles) {
    await openSaved(page, beginningOf(title));
    rows.push({ name: playing(title.name), figures: await play(page, stage.address) });
  }
  await context.close();
  return rows;
}

async function play(page: Page, address: string): Promise<Row['figures']> {
  let played = { frames: [0], touched: 0 };
  const busy = await watchThread(page, address, async () => {
    played = await playFor(page, PLAY);
  });
  const sorted = played.frames.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  const frames = { 'frame median, ms': at(0.5), 'frame p95, ms': at(0.95), 'frame p99, ms': at(0.99) };
  return { touches: played.touched, ...frames, ...busiest([busy]) };
}

function busiest(tasks: readonly Busy[]): Row['figures'] {
  const most = (of: (busy: Busy) => number) => Math.max(...tasks.map(of));
  return {
    'longest task, ms': most(({ clock }) => clock.longest),
    'longest task, ms of processor': most(({ processor }) => processor.longest),
    'blocked, ms': most(({ clock }) => clock.blocked),
    'blocked, ms of processor': most(({ processor }) => processor.blocked),
  };
}

/** One row for each name. The busiest moment of several counts. */
function merge(rows: readonly Row[]): Row[] {
  const merged = new Map<string, Row>();
  for (const { name, figures } of rows) {
    const before = merged.get(name)?.figures;
    const busier = Object.entries(figures).map(([unit, value]) => [unit, Math.max(value, before?.[unit] ?? 0)] as const);
    merged.set(name, { name, figures: { ...before, ...Object.fromEntries(busier) } });
  }
  return [...merged.values()];
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}
