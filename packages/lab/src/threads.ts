import { Complaint } from '@parlour/kernel';
import { createPool, type Pool, type StartThread } from '@parlour/think/threads';

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

/** The same with threads that go on to something else afterwards. */
export async function keepBusy<Ask, Result>(
  pool: Pool<Ask, Result>,
  threads: number,
  take: () => Ask | undefined,
  done: (ask: Ask, result: Result) => void,
): Promise<void> {
  const work = async () => {
    for (let ask = take(); ask !== undefined; ask = take()) done(ask, await pool.run(ask).catch(complain));
  };
  await Promise.all(Array.from({ length: threads }, work));
}

function complain(error: unknown): never {
  throw error instanceof Complaint
    ? error
    : new Complaint('lab.thread', { detail: error instanceof Error ? error.message : String(error) });
}
