import type { Database } from '../store/schema.ts';
import { deciding, type TableChange } from '../tables/log/commit.ts';
import type { OnlineTable } from '../tables/log/table.ts';

/** How long somebody has to come and look by themselves before they are told. */
const GRACE = 30_000;

/** Notes whom to tell that it is their turn: those for whom it just has become so. Part of the transaction that makes it so. */
export function noteTurns(
  { table, before, at }: TableChange,
  isWatching: (table: string, person: string) => boolean,
): ((db: Database) => Promise<void>) | undefined {
  const absent = deciding(table).flatMap((seat) => {
    const { person, bot } = table.seats[seat]!;
    const isNew = !before.toAct.includes(seat) || before.seats[seat]?.bot !== null;
    return isNew && person !== null && bot === null && !isWatching(table.settings.id, person) ? [{ seat, person }] : [];
  });
  if (absent.length === 0) return undefined;
  return async (db) => {
    for (const { seat, person } of absent) await noteTurn(db, table, seat, person, at);
  };
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
