import { browserThread, threadsHere } from './browser-thread.ts';
import { thinkByTurns } from './by-turns.ts';
import { createPool } from './pool.ts';
import type { Reviewer, Thinker } from './thinker.ts';

/** Thinks in Web Workers. */
export function createThinker(threads = threadsHere()): Thinker & Reviewer {
  return thinkByTurns(
    createPool(
      threads,
      browserThread(() => new Worker(new URL('./browser-worker.ts', import.meta.url), { type: 'module' })),
    ),
  );
}
