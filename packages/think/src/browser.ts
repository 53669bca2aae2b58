import { thinkByTurns } from './by-turns.ts';
import { createPool } from './pool.ts';
import type { Thinker } from './thinker.ts';

const MOST = 4;

/** Thinks in Web Workers. One core stays free for the page, and more than a few of them heat a phone more than they help. */
export function createThinker(threads = Math.min(MOST, Math.max(1, (navigator.hardwareConcurrency ?? 2) - 1))): Thinker {
  return thinkByTurns(
    createPool(threads, (hear) => {
      const worker = new Worker(new URL('./browser-worker.ts', import.meta.url), { type: 'module' });
      worker.addEventListener('message', ({ data }) => hear(data));
      worker.addEventListener('error', ({ message }) => hear({ died: message || 'the thread that was thinking died' }));
      return {
        send: (request) => worker.postMessage(request),
        async stop() {
          worker.terminate();
        },
      };
    }),
  );
}
