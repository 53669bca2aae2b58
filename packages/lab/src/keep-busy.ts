import { Complaint } from '@parlour/kernel';
import type { Pool } from '@parlour/think/pool';

/** Has pieces of work done by threads, each of which gets the next when it has done one, until `take` has no more. */
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
