import type { Store } from './store/store.ts';

/** How fast time goes by while we wait for a clock that was set back. */
const SLOWLY = 0.9;
/** A clock that was wrong by more than this is not waited for. */
const MOST_AHEAD = 86_400_000;

/**
 * The time of day, as far as clocks of games need it: it never goes back and never stands still. When the machine's clock is set back, time goes on
 * a little slower until that has caught up; when it is set forward, we follow. `from`: not before that.
 */
export function steadyTime(from = 0, wall: () => number = Date.now, ticks: () => number = () => performance.now()): () => number {
  let time = Math.max(from, wall());
  let tick = ticks();
  return () => {
    const passed = Math.max(0, ticks() - tick);
    tick += passed;
    const now = wall();
    time = Math.max(now, time + (time + passed > now ? passed * SLOWLY : passed));
    return Math.floor(time);
  };
}

/** When something last happened at any table, as far as it can be believed: a clock that was set back meanwhile must not hold the tables up. */
export async function lastStored({ db }: Store, now: number): Promise<number> {
  const { last } = await db
    .selectFrom('tables')
    .select((row) => row.fn.max('changed').as('last'))
    .executeTakeFirstOrThrow();
  return last !== null && last - now <= MOST_AHEAD ? last : 0;
}
