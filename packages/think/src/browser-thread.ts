/** Web Workers, for a pool. */
import type { StartThread } from './pool.ts';

const MOST = 4;

/** One core stays free for the page, and more than a few of them heat a phone more than they help. */
export function threadsHere(): number {
  return Math.min(MOST, Math.max(1, (navigator.hardwareConcurrency ?? 2) - 1));
}

/** Threads that run a program which answers each message with a reply. */
export function browserThread<Ask, Result>(start: () => Worker): StartThread<Ask, Result> {
  return (hear) => {
    const worker = start();
    worker.addEventListener('message', ({ data }) => hear(data));
    worker.addEventListener('error', ({ message }) => hear({ died: message || 'the thread that was thinking died' }));
    return {
      send: (ask) => worker.postMessage(ask),
      async stop() {
        worker.terminate();
      },
    };
  };
}
