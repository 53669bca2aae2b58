import { crew } from './crew.ts';
import type { Thinker } from './thinker.ts';

const MOST = 4;

/** Thinks in Web Workers. One core stays free for the page, and more than a few of them heat a phone more than they help. */
export function createThinker(threads = Math.min(MOST, Math.max(1, (navigator.hardwareConcurrency ?? 2) - 1))): Thinker {
  return crew(threads, (report) => {
    const worker = new Worker(new URL('./browser-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }) => report(data));
    worker.addEventListener('error', () => report(undefined));
    return {
      send: (request) => worker.postMessage(request),
      async stop() {
        worker.terminate();
      },
    };
  });
}
