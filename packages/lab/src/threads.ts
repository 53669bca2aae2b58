import { setImmediate } from 'node:timers/promises';
import { createPool, type StartThread } from '@parlour/think/threads';
import { keepBusy } from './keep-busy.ts';

/**
 * Has numbered pieces of work done by several threads, each of which gets the next when it has done one, until `take` has no more. If one fails, or
 * `done` throws, all of them stop.
 */
export async function inThreads<Result>(
  threads: number,
  start: StartThread<number, Result>,
  take: () => number | undefined,
  done: (piece: number, result: Result) => void,
): Promise<void> {
  const pool = createPool(threads, start);
  try {
    await keepBusy(pool, threads, take, done);
  } finally {
    await pool.close();
  }
}

/** The same for one job alone: in this thread, since starting another takes longer than many a piece of work. */
export async function inThisThread<Result>(
  work: (piece: number) => Result,
  take: () => number | undefined,
  done: (piece: number, result: Result) => void,
): Promise<void> {
  for (let piece = take(); piece !== undefined; piece = take()) {
    done(piece, work(piece));
    // Whoever wants to stop is heard.
    await setImmediate();
  }
}
