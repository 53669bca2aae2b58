import type { Seat } from '@parlour/kernel';
import type { EntryRow } from '../../store/schema.ts';

export type SeatChange = 'sat' | 'left' | 'time' | 'back' | 'bot' | 'opened' | 'linked' | 'moved' | 'freed';

/** Something that happened at a table. All entries in order are the truth about it. */
export type Happening =
  /** The game begins. `bots`: which seats are played by a bot. `seed`: what came of the table's secret and everybody's words, where it has a hash. */
  | { readonly kind: 'start'; readonly bots: readonly boolean[]; readonly seed?: string }
  | { readonly kind: 'move'; readonly seat: Seat; readonly moves: readonly unknown[] }
  | { readonly kind: 'undo'; readonly seat: Seat; readonly back: number }
  | { readonly kind: 'ask'; readonly seat: Seat; readonly back: number }
  | { readonly kind: 'answer'; readonly seat: Seat; readonly yes: boolean }
  | { readonly kind: 'chat'; readonly seat: Seat; readonly person: string; readonly name: string; readonly text: string }
  | { readonly kind: 'seat'; readonly seat: Seat; readonly change: SeatChange; readonly name: string; readonly bot: boolean }
  | { readonly kind: 'without'; readonly seat: Seat; readonly of: Seat }
  /** We could keep nothing for so long: no clock ran. */
  | { readonly kind: 'pause'; readonly milliseconds: number }
  | { readonly kind: 'rematch'; readonly table: string }
  | { readonly kind: 'closed' };

export type Entry = Happening & { readonly number: number; readonly at: number; readonly clientId?: string };

export function toRow(tableId: string, { number, at, kind, clientId, ...rest }: Entry): EntryRow {
  const { seat = null, ...body } = rest as { seat?: Seat };
  return { table_id: tableId, number, at, kind, seat, client_id: clientId ?? null, body: JSON.stringify(body) };
}

export function fromRow({ number, at, kind, seat, client_id, body }: EntryRow): Entry {
  const head = { number, at, kind, ...(seat === null ? {} : { seat }), ...(client_id === null ? {} : { clientId: client_id }) };
  const { move, ...rest } = JSON.parse(body) as { move?: unknown };
  // Before decisions were made in parts, each was one move.
  return { ...head, ...rest, ...(move === undefined ? {} : { moves: [move] }) } as Entry;
}
