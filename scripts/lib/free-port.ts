import { createServer } from 'node:net';

/** Below those that systems give to whoever calls out: nobody takes it by chance between two starts of the same server. */
const [LOWEST, HIGHEST] = [10_000, 32_000];

/** A port that nobody listens at, anywhere on this machine. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST));
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
      .once('error', () => resolve(false))
      .listen(port, () => probe.close(() => resolve(true)));
  });
}
