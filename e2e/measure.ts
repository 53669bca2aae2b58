/**
 * Measures the page at a running server: `node e2e/measure.ts http://localhost:8080`. Prints one JSON object.
 * Sizes are of what crosses the line, compressed with gzip. Blocking is the longest task of the page's main thread, once as the clock
 * saw it and once in processor time, which a busy machine does not stretch.
 */
import { gzipSync } from 'node:zlib';
import { chromium, type Page } from '@playwright/test';
import { act, prefer } from './tests/table.ts';

const [address = 'http://localhost:8080'] = process.argv.slice(2);
const browser = await chromium.launch({
  executablePath: process.env['PARLOUR_CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const context = await browser.newContext({ baseURL: address, viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
const page = await context.newPage();
// Cards move at the pace as designed: that is what frames are measured with.
await prefer(page, { speed: 1 });
await page.addInitScript(() => {
  const seen = { frames: [] as number[] };
  Object.assign(window, { seen });
  let last = performance.now();
  const frame = (now: number) => {
    seen.frames.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
});

const sizes: Record<string, number> = {};
const counting: Promise<void>[] = [];
let part = 'start';
page.on('response', (response) => {
  if (response.request().resourceType() !== 'script') return;
  const where = part;
  const counted = response.body().then((body) => {
    sizes[where] = (sizes[where] ?? 0) + gzipSync(body).length;
  });
  counting.push(counted);
});

const opened = performance.now();
await page.goto('/');
await page.locator('article').first().waitFor();
const startPage = performance.now() - opened;
await page.waitForTimeout(1000);
part = 'table';
await page.locator('article[data-game=alhambra] button').first().click();
const clicked = performance.now();
await page.getByTestId('start').click();
await page.locator('[data-piece]').first().waitFor();
const firstTable = performance.now() - clicked;
let decisions = 0;
const tasks = await traceMain(page, async () => {
  for (let i = 0; i < 4000 && decisions < 12; i++) if ((await act(page)) === 'played') decisions++;
});
const frames = await page.evaluate(() => (window as unknown as { seen: { frames: number[] } }).seen.frames);
await Promise.all(counting);
await browser.close();

const sorted = frames.toSorted((a, b) => a - b);
const at = (share: number) => Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10;
console.log(
  JSON.stringify({
    scriptBytes: sizes,
    milliseconds: { startPage: Math.round(startPage), firstTable: Math.round(firstTable) },
    play: { decisions, longestTask: tasks, frames: { median: at(0.5), p95: at(0.95), p99: at(0.99) } },
  }),
);

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/** The longest task of the page's main thread while something is done, in milliseconds. */
async function traceMain(table: Page, work: () => Promise<void>): Promise<{ clock: number; processor: number }> {
  const events: TraceEvent[] = [];
  const session = await table.context().newCDPSession(table);
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', {
    categories: 'devtools.timeline,disabled-by-default-devtools.timeline',
    transferMode: 'ReportEvents',
  });
  await work();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  const main = events.find(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const tasks = events.filter(({ name, ph, pid, tid }) => name === 'RunTask' && ph === 'X' && pid === main?.pid && tid === main.tid);
  if (tasks.length === 0) throw new Error('the browser traced no tasks');
  const longest = (of: 'dur' | 'tdur') => Math.round(Math.max(0, ...tasks.map((task) => task[of] ?? 0)) / 1000);
  return { clock: longest('dur'), processor: longest('tdur') };
}
