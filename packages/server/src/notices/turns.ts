import type { Database } from '../store/schema.ts';
import type { TableChange } from '../tables/log/commit.ts';
import type { OnlineTable } from '../tables/log/table.ts';

/** How long somebody has to come and look by themselves before they are told. */
const GRACE = 30_000;

/** Notes whom to tell that it is their turn: those for whom it just has become so. Part of the transaction that makes it so. */
export async function noteTurns(
  db: Database,
  { table, before, at }: TableChange,
  isWatching: (table: string, person: string) => boolean,
): Promise<void> {
  for (const { seat, person, bot, to_act } of table.seats) {
    const was = before.seats[seat];
    const isNew = to_act === 1 && (was?.to_act === 0 || was?.bot !== null);
    if (isNew && person !== null && bot === null && !isWatching(table.settings.id, person)) await noteTurn(db, table, seat, person, at);
  }
}

/** A turn is known by how often the seat has decided: going back and forth makes no second notice. */
export async function noteTurn(db: Database, table: OnlineTable, seat: number, person: string, now: number): Promise<void> {
  const turn = turnOf(table, seat);
  // Of earlier turns nobody needs to hear any more.
  await db
    .deleteFrom('notices')
    .where('table_id', '=', table.settings.id)
    .where('seat', '=', seat)
    .where('done', '=', 0)
    .where('turn', '!=', turn)
    .execute();
  await db
    .insertInto('notices')
    .values({ table_id: table.settings.id, seat, turn, person, due: now + GRACE, done: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export function turnOf({ match }: OnlineTable, seat: number): number {
  return match!.steps.filter((step) => step.seat === seat).length;
}
