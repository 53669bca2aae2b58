import { Complaint } from '@parlour/kernel';
import { createPool, type StartThread } from '@parlour/think/threads';

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
  const keepBusy = async () => {
    for (let piece = take(); piece !== undefined; piece = take()) done(piece, await pool.run(piece).catch(complain));
  };
  try {
    await Promise.all(Array.from({ length: threads }, keepBusy));
  } finally {
    await pool.close();
  }
}

function complain(error: unknown): never {
  throw error instanceof Complaint
    ? error
    : new Complaint('lab.thread', { detail: error instanceof Error ? error.message : String(error) });
}
