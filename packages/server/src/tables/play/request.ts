import { Complaint } from '@parlour/kernel';
import type { Services } from '../../services.ts';
import type { Happening } from '../log/entry.ts';
import { doneBefore } from '../log/requests.ts';
import { mustBePlaying, mustHaveRoom, type PersonsSeat, seatOf } from '../log/rights.ts';
import type { OnlineTable } from '../log/table.ts';

/** Somebody who asks for something at a table, under an id of their own. */
export interface Asker {
  readonly table: string;
  readonly person: string | null;
  readonly id: string;
}

/** What somebody asks for, as what happens then. Complains if that may not be. */
export type SeatWish = (table: OnlineTable, seat: PersonsSeat) => readonly Happening[];

/** Carries out what somebody who sits at a table asks for. Returns its number, the same one if it was sent before. */
export function fromSeat({ rooms }: Services, { table: tableId, person, id }: Asker, wish: SeatWish): Promise<number> {
  return rooms.withTable(tableId, async (table, room) => {
    const seat = seatOf(table, person);
    const before = doneBefore(table, seat.seat, id);
    if (before !== undefined) return before;
    const happenings = wish(table, seat);
    if (happenings.some(({ kind }) => kind !== 'move')) mustHaveRoom(table, seat.seat);
    return rooms.happen(room, table, happenings, { clientId: id });
  });
}

/** The same for what only those do who play themselves, in a game under way. */
export function fromPlayer(services: Services, asker: Asker, wish: SeatWish): Promise<number> {
  return fromSeat(services, asker, (table, seat) => {
    mustBePlaying(table);
    if (seat.bot !== null) throw new Complaint('server.bot-plays');
    return wish(table, seat);
  });
}
