import { Complaint, type Match, refuseMove, type Seat } from '@parlour/kernel';
import type { Services } from '../../services.ts';
import { mustBePlaying, seatOf } from '../log/rights.ts';
import type { Table } from '../log/table.ts';

export interface MoveRequest {
  readonly id: string;
  /** The last number that the player had seen. */
  readonly number: number;
  readonly move: unknown;
}

/** A person decides. Returns the number of the decision, the same one if it was sent before. */
export function decide(services: Services, tableId: string, person: string | null, { id, number, move }: MoveRequest): Promise<number> {
  return services.rooms.withTable(tableId, async (table, room) => {
    const { seat, bot } = seatOf(table, person);
    const done = doneBefore(table, seat, id);
    if (done !== undefined) return done;
    mustBePlaying(table);
    if (bot !== null) throw new Complaint('server.bot-plays');
    if (isStale(table, seat, number)) throw new Complaint('server.stale');
    mustBeLegal(table, seat, move);
    return services.rooms.happen(room, table, [{ kind: 'move', seat, move }], { clientId: id });
  });
}

/** The number under which a seat's request was carried out already. */
export function doneBefore(table: Table, seat: Seat, clientId: string): number | undefined {
  const found = table.log.findLast(({ entry }) => entry.clientId === clientId && 'seat' in entry && entry.seat === seat);
  return found?.entry.number;
}

/**
 * Whether a decision was made about a table that is no more: the seat was not asked then, or since then it has decided already or
 * something was taken back. That others decided at the same time is no harm.
 */
export function isStale(table: Table, seat: Seat, number: number): boolean {
  const asked = table.log.findLast(({ entry }) => entry.number <= number)?.toAct.includes(seat) ?? false;
  const later = table.log.filter(({ entry }) => entry.number > number);
  return !asked || later.some(({ entry }) => entry.kind === 'undo' || (entry.kind === 'move' && entry.seat === seat));
}

function mustBeLegal({ match }: Table, seat: Seat, move: unknown): void {
  const { game, state } = match as Match;
  const refusal = refuseMove(game, state, seat, move);
  if (refusal !== undefined) throw new Complaint('server.refused', {}, refusal);
}
