/** The page as built from the sources at hand, a server for it and a browser to look at it: for programs that take pictures or measure. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '@parlour/server';
import { type Browser, chromium } from '@playwright/test';
import { build } from 'vite';
import { browserOptions } from './browser.ts';

export interface Stage {
  readonly address: string;
  readonly browser: Browser;
  readonly close: () => Promise<void>;
}

const root = join(import.meta.dirname, '..', 'packages', 'web');

/** Everything lies in a folder of its own: nothing that is being served or built elsewhere is disturbed. */
export async function openStage(): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-stage-'));
  const webRoot = join(folder, 'page');
  await build({ root, configFile: join(root, 'vite.config.ts'), logLevel: 'warn', build: { outDir: webRoot, emptyOutDir: true } });
  const server = await startServer({
    port: 0,
    host: '127.0.0.1',
    dataDir: join(folder, 'data'),
    webRoot,
    requestsPerMinute: 100_000,
    tablesPerHour: 10_000_000,
    messagesPerAddress: 10_000_000,
    botMilliseconds: 50,
    luckPercent: 0,
  });
  const browser = await launch();
  return {
    address: server.address,
    browser,
    async close() {
      await browser.close();
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export function launch(): Promise<Browser> {
  return chromium.launch(browserOptions);
}
