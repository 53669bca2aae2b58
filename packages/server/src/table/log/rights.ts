import { Complaint } from '@parlour/kernel';
import type { SeatRow } from '../../store/schema.ts';
import type { Table } from './table.ts';

/** The seat of a person at a table. Complains if they have none. */
export function seatOf(table: Table, person: string | null): SeatRow {
  const row = person === null ? undefined : table.seats.find((row) => row.person === person);
  if (row === undefined) throw new Complaint('server.not-seated');
  return row;
}

export function mustBeHost(table: Table, person: string): void {
  if (table.settings.host !== person) throw new Complaint('server.not-host');
}

export function mustBePlaying(table: Table): void {
  if (table.status === 'waiting') throw new Complaint('server.not-started');
  if (table.status !== 'playing') throw new Complaint('server.over');
}

/** Tables without spectators are for those who sit there, and the host. */
export function mayWatch({ settings, seats }: Table, person: string | null): boolean {
  return settings.spectators || (person !== null && (settings.host === person || seats.some((row) => row.person === person)));
}

export function mustMayWatch(table: Table, person: string | null): void {
  if (!mayWatch(table, person)) throw new Complaint('server.no-spectators');
}
