import { crew } from './crew.ts';
import type { Thinker } from './thinker.ts';

export type { Thinker, ThinkRequest } from './thinker.ts';

/** Thinks in Web Workers; one core stays free for the page. */
export function createThinker(threads = Math.max(1, (navigator.hardwareConcurrency ?? 2) - 1)): Thinker {
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
