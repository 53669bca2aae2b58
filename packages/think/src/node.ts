import { availableParallelism } from 'node:os';
import { thinkByTurns } from './by-turns.ts';
import { createPool } from './pool.ts';
import type { Reviewer, Thinker } from './thinker.ts';
import { nodeThread } from './threads.ts';

/** Thinks in worker threads. */
export function createThinker(threads = availableParallelism()): Thinker & Reviewer {
  return thinkByTurns(createPool(threads, nodeThread(new URL('./node-worker.ts', import.meta.url))));
}
