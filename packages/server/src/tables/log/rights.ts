import { Complaint, type Seat, type Viewer } from '@parlour/kernel';
import type { SeatRow } from '../../store/schema.ts';
import type { OnlineTable, TableSettings } from './table.ts';

export type PersonsSeat = SeatRow & { readonly person: string };

/** The seat of a person at a table. Complains if they have none. */
export function seatOf(table: OnlineTable, person: string | null): PersonsSeat {
  const row = table.seats.find((row): row is PersonsSeat => row.person !== null && row.person === person);
  if (row === undefined) throw new Complaint('server.not-seated');
  return row;
}

/** From where a person sees a table. */
export function viewerOf(table: OnlineTable, person: string | null): Viewer {
  const mine = person === null ? undefined : table.seats.find((row) => row.person === person);
  return mine?.seat ?? null;
}

export function mustBeHost(table: OnlineTable, person: string): void {
  if (table.settings.host !== person) throw new Complaint('server.not-host');
}

/** Words, wishes and comings and goings of one seat that a table keeps: whoever opens it is shown what happened there. */
export const MOST_ASIDES = 2_000;

/** Decisions end with the game; everything else would have no end. */
export function mustHaveRoom({ asides }: OnlineTable, seat: Seat): void {
  if ((asides[seat] ?? 0) >= MOST_ASIDES) throw new Complaint('server.enough', { most: MOST_ASIDES });
}

export function mustBePlaying(table: OnlineTable): void {
  if (table.status === 'waiting') throw new Complaint('server.not-started');
  if (table.status !== 'playing') throw new Complaint('server.over');
}

/**
 * Tables without spectators are for those who sit there, and the host. Where others have the same cards, not even for the host: whoever looked on
 * could play them next.
 */
export function mayWatch({ settings, seats }: OnlineTable, person: string | null): boolean {
  const sits = person !== null && seats.some((row) => row.person === person);
  return sits || (!isShared(settings) && (settings.spectators || (person !== null && settings.host === person)));
}

/** Whether other tables have the same cards. */
export function isShared({ deal }: TableSettings): boolean {
  return deal !== null && deal.shared !== null;
}

export function mustMayWatch(table: OnlineTable, person: string | null): void {
  if (!mayWatch(table, person)) throw new Complaint('server.no-spectators');
}
