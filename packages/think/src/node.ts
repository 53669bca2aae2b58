import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { crew } from './crew.ts';
import type { Thinker } from './thinker.ts';

/** Thinks in worker threads. */
export function createThinker(threads = availableParallelism()): Thinker {
  return crew(threads, (report) => {
    const worker = new Worker(new URL('./node-worker.ts', import.meta.url));
    // A program that wants to end need not wait for a thread that has nothing to do.
    worker.unref();
    worker.on('message', (answer) => {
      worker.unref();
      report(answer);
    });
    worker.on('error', () => report(undefined));
    return {
      send(request) {
        worker.ref();
        worker.postMessage(request);
      },
      async stop() {
        await worker.terminate();
      },
    };
  });
}
