import { Complaint } from '@parlour/kernel';
import type { Services } from '../../services.ts';
import type { SeatRow } from '../../store/schema.ts';
import { type Made, type Place, planTable } from './create.ts';
import { seatOf } from '../log/rights.ts';
import { type Newcomer, sit } from './seats.ts';

/** The same game with the same people in the same seats, by today's rules. The first to ask makes the table, everybody else is invited to it. */
export async function rematch(
  services: Services,
  tableId: string,
  person: Newcomer & { readonly promise?: string | undefined },
): Promise<Made> {
  return services.rooms.withTable(tableId, async (table, room) => {
    const mine = seatOf(table, person.id);
    if (table.status !== 'over' && table.status !== 'closed') throw new Complaint('server.not-over');
    if (table.rematch !== undefined) {
      // It is rated only if this game was, to which they agreed.
      const there = await seatAt(services, table.rematch, person.id);
      if (there !== undefined) return { table: table.rematch, seat: there, key: null, links: [] };
      const { seat, key } = await sit(services, table.rematch, { ...person, rated: true }, mine.seat);
      return { table: table.rematch, seat, key, links: [] };
    }
    const { game, options, clock, visibility, substitute, spectators, delay, rated, helpers } = table.settings;
    const { made, insert } = await planTable(services, person, {
      game: game.id,
      options,
      clock,
      visibility,
      substitute,
      spectators,
      delay,
      rated,
      helpers,
      word: person.word,
      promise: person.promise,
      seats: table.seats.map((row) => placeFor(row, person.id)),
    });
    // Both or neither: where somebody in another process was faster, there is no second table.
    await services.rooms.happen(room, table, [{ kind: 'rematch', table: made.table }], { also: insert });
    await services.rooms.touch(made.table);
    return made;
  });
}

/** Where somebody sits already who asks again. */
async function seatAt({ store: { db } }: Services, table: string, person: string): Promise<number | undefined> {
  const row = await db.selectFrom('seats').select('seat').where('table_id', '=', table).where('person', '=', person).executeTakeFirst();
  return row?.seat;
}

function placeFor({ person, name, bot }: SeatRow, me: string): Place {
  if (person === me) return { kind: 'me' };
  if (person !== null) return { kind: 'invited', person, name };
  return bot === null ? { kind: 'open' } : { kind: 'bot', level: bot };
}
