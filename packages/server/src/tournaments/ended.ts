import type { Seat } from '@parlour/kernel';
import type { Database, SeatRow } from '../store/schema.ts';
import type { TableChange } from '../tables/log/commit.ts';
import { placesOf } from '../ratings/record.ts';

/** Writes down how a table of a tournament ended. Part of the transaction that ends it. */
export function noteFixture({ table, before, at }: TableChange): ((db: Database) => Promise<void>) | undefined {
  const { id, tournament } = table.settings;
  const { status: state } = table;
  const hasEnded = (state === 'over' || state === 'closed') && before.status !== state;
  if (tournament === null || !hasEnded || table.match === undefined) return undefined;
  const { game, state: position } = table.match;
  const places = state === 'over' ? placesOf(table) : placesWhenClosed(before);
  const scores = game.scores(position);
  return async (db) => {
    await db
      .updateTable('fixtures')
      .set({ state, places: JSON.stringify(places), scores: JSON.stringify(scores) })
      .where('table_id', '=', id)
      .execute();
    await db.updateTable('tournaments').set({ changed: at }).where('id', '=', tournament).execute();
  };
}

/** Where a round is ended before its time, the people who kept a table waiting are last, and all others first: nobody gains by waiting. */
export function placesWhenClosed({ seats, toAct }: { readonly seats: readonly SeatRow[]; readonly toAct: readonly Seat[] }): number[] {
  const late = new Set(toAct.filter((seat) => seats[seat]?.person !== null && seats[seat]?.bot === null));
  return seats.map(({ seat }) => (late.has(seat) ? 1 + seats.length - late.size : 1));
}
