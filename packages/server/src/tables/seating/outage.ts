import type { Services } from '../../services.ts';
import type { Room } from '../live/rooms.ts';
import { readTurns } from '../log/commit.ts';
import type { OnlineTable } from '../log/table.ts';

/** Where it is noted that something could be kept at that time, and when that was not so last. */
const ALIVE = 'alive';
const OUTAGE = 'outage';
/** How often it is noted, and how long it may be missing before we have been away. */
const BEAT = 2_000;
const AWAY = 3 * BEAT;

/** A time in which nobody could decide: the server was down, or its store, or the disk was full. */
export interface Outage {
  readonly from: number;
  readonly to: number;
}

/**
 * Notes again and again that the store can be written, and so knows, in whatever process, when it could not for a while. For that time no clock
 * has run: what breaks by nobody's fault is nobody's loss.
 */
export function keepHeart({ store, now }: Pick<Services, 'store' | 'now'>, ticks: () => number = () => performance.now()) {
  /** When we last succeeded, by a clock that nobody sets. */
  let beaten = Number.NEGATIVE_INFINITY;
  let last: Outage | undefined;

  async function read(key: string): Promise<string | undefined> {
    return (await store.db.selectFrom('meta').select('value').where('key', '=', key).executeTakeFirst())?.value;
  }

  return {
    /** To be called before clocks are looked at. Returns an outage that has just ended, to one process alone. */
    async beat(): Promise<Outage | undefined> {
      const tick = ticks();
      if (tick - beaten < BEAT) return undefined;
      const time = now();
      const before = await read(ALIVE);
      const from = Number(before ?? time);
      // A clock that was set forward is no outage: meanwhile we were there.
      const outage = time - from > AWAY && tick - beaten > AWAY ? { from, to: time } : undefined;
      const isOurs = await store.write(async (db) => {
        if (before === undefined) {
          await db
            .insertInto('meta')
            .values({ key: ALIVE, value: String(time) })
            .onConflict((conflict) => conflict.doNothing())
            .execute();
          return true;
        }
        const { numUpdatedRows } = await db
          .updateTable('meta')
          .set({ value: String(time) })
          .where('key', '=', ALIVE)
          .where('value', '=', before)
          .executeTakeFirst();
        if (numUpdatedRows !== 1n || outage === undefined) return false;
        const value = JSON.stringify(outage);
        await db
          .insertInto('meta')
          .values({ key: OUTAGE, value })
          .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
          .execute();
        return true;
      });
      const stored = await read(OUTAGE);
      last = stored === undefined ? undefined : (JSON.parse(stored) as Outage);
      beaten = tick;
      return isOurs ? outage : undefined;
    },
    /** The latest outage, as of the last beat. */
    outage: () => last,
  };
}

export type Heart = ReturnType<typeof keepHeart>;

/** Gives those whose clocks ran at a table the time back in which nobody could decide. Once: from then on the clock is past it. */
export async function makeUpFor({ rooms }: Services, room: Room, table: OnlineTable, outage: Outage | undefined): Promise<void> {
  const { clock, status, settings } = table;
  if (outage === undefined || status !== 'playing' || settings.clock.kind === 'none' || clock.running.length === 0) return;
  const milliseconds = outage.to - Math.max(outage.from, clock.at);
  if (milliseconds > 0) await rooms.happen(room, table, [{ kind: 'pause', milliseconds }]);
}

/** The tables at which somebody's time runs. */
export async function tablesWithClocks({ store: { db } }: Pick<Services, 'store'>): Promise<string[]> {
  const rows = await db
    .selectFrom('tables')
    .select(['id', 'turns'])
    .where('status', '=', 'playing')
    .where('wake', 'is not', null)
    .execute();
  return rows.flatMap(({ id, turns }) => ([...readTurns(turns).values()].some((until) => until !== null) ? [id] : []));
}
