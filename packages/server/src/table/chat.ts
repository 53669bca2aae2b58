import type { House } from '../house.ts';
import { doneBefore } from './decide.ts';
import { seatOf } from './seat-of.ts';

/** Somebody at the table says something to everybody there. */
export function chat(
  house: House,
  tableId: string,
  person: string | null,
  { id, text }: { readonly id: string; readonly text: string },
): Promise<number> {
  return house.rooms.withTable(tableId, async (table, room) => {
    const { seat, name } = seatOf(table, person);
    return doneBefore(table, seat, id) ?? (await house.rooms.happen(room, table, [{ kind: 'chat', seat, name, text }], { clientId: id }));
  });
}
