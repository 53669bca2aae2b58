/** A server of one test's own: to give it settings, or to take it away in the middle of a game. */
import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/lib/free-port.ts';

export interface OwnServer {
  readonly address: string;
  stop(): Promise<void>;
  /** The same data at the same address again. */
  start(): Promise<void>;
}

/** Of these sources, or of a copy of them. */
export async function ownServer(
  settings: Readonly<Record<string, string>> = {},
  home = join(import.meta.dirname, '../..'),
): Promise<OwnServer> {
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: mkdtempSync(join(tmpdir(), 'parlour-e2e-own-')),
    REQUESTS_PER_MINUTE: '100000',
    TABLES_PER_HOUR: '100000',
    MESSAGES_PER_ADDRESS: '1000000',
    BOT_MILLISECONDS: '50',
    LUCK_PERCENT: '0',
    ...settings,
  };
  const program = join(home, 'packages/server/src/start/main.ts');
  let running = spawn(process.execPath, [program], { env, stdio: 'ignore' });

  async function answers(): Promise<void> {
    for (let i = 0; i < 600; i++) {
      const healthy = await fetch(`${address}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (healthy) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    running.kill();
    throw new Error('the server does not start');
  }

  await answers();
  return {
    address,
    async stop() {
      if (running.exitCode !== null) return;
      const gone = new Promise((resolve) => running.once('exit', resolve));
      running.kill('SIGTERM');
      await gone;
    },
    async start() {
      running = spawn(process.execPath, [program], { env, stdio: 'ignore' });
      await answers();
    },
  };
}
