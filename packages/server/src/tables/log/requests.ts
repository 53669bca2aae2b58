import type { Seat } from '@parlour/kernel';
import type { OnlineTable } from './table.ts';

/** The number under which a seat's request was carried out already. */
export function doneBefore({ requests }: OnlineTable, seat: Seat, clientId: string): number | undefined {
  return requests[seat]?.get(clientId);
}

/**
 * Whether a decision was made about a table that is no more: the seat was not asked then, or since then it has decided already or
 * something was taken back. That others decided at the same time is no harm.
 */
export function isStale({ log }: OnlineTable, seat: Seat, number: number): boolean {
  for (let index = log.length - 1; index >= 0; index--) {
    const { entry, toAct } = log[index]!;
    if (entry.number <= number) return !toAct.includes(seat);
    if (entry.kind === 'undo' || (entry.kind === 'move' && entry.seat === seat)) return true;
  }
  return true;
}

/** Whether anything was decided or taken back since that number. */
export function hasMovedOn({ log }: OnlineTable, number: number): boolean {
  const last = log.findLast(({ entry }) => entry.kind === 'move' || entry.kind === 'undo');
  return last !== undefined && last.entry.number > number;
}
