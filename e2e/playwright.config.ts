import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { freePort } from '../scripts/lib/free-port.ts';
import { tidyTemporaryFolder } from '../scripts/lib/temporary.ts';
import { browserOptions } from './browser.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

// What Playwright has compiled is kept where it keeps it by itself, for its workers and the next run.
process.env['PLAYWRIGHT_TRANSFORM_CACHE_DIR'] ??= join(tmpdir(), `playwright-transform-cache-${process.geteuid?.() ?? ''}`);
tidyTemporaryFolder();

/** Chosen once, by the process that starts the server; the workers inherit them. */
process.env['E2E_PORT'] ??= String(await freePort());
process.env['E2E_DATA'] ??= mkdtempSync(join(tmpdir(), 'parlour-e2e-'));
process.env['E2E_HOUSE'] ??= String(await freePort());
const { E2E_PORT: port, E2E_DATA: data } = process.env;

/** What takes longest begins first, so that nobody waits for it at the end. */
const long = /(ears|gallery|learn|sizes|alhambra|last-will|last-will-keyboard|online|own-box|tournament)\.spec/;

export default defineConfig({
  testDir: './tests',
  outputDir: join(root, 'test-results'),
  // Pages wait for a server, a frame or somebody else now and then: with three, two cores are idle a tenth of the time, with four hardly ever.
  workers: 4,
  fullyParallel: true,
  timeout: 180_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  projects: [
    { name: 'long', testMatch: long },
    { name: 'short', testIgnore: long },
  ],
  use: {
    baseURL: `http://localhost:${port}`,
    browserName: 'chromium',
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    // Only tests of what it is for have one: it fetches the whole of Parlour for later, in every new browser.
    serviceWorkers: 'block',
    launchOptions: browserOptions,
  },
  webServer: [
    {
      command: `"${process.execPath}" "${join(root, 'packages/server/src/start/main.ts')}"`,
      url: `http://localhost:${port}/healthz`,
      env: {
        PORT: port,
        DATA_DIR: data,
        REQUESTS_PER_MINUTE: '100000',
        TABLES_PER_HOUR: '100000',
        MESSAGES_PER_ADDRESS: '1000000',
        BOT_MILLISECONDS: '50',
        LUCK_PERCENT: '0',
      },
    },
    // Nobody waits for it but those who read that page.
    { command: `"${process.execPath}" "${join(root, 'e2e/house.ts')}"` },
  ],
});
