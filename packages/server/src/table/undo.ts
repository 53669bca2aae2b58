import { Complaint, type Match, undoable } from '@parlour/kernel';
import type { House } from '../house.ts';
import type { Happening } from './entry.ts';
import { doneBefore } from './decide.ts';
import { mustBePlaying, seatOf } from './seat-of.ts';
import type { Table, UndoRequest } from './table.ts';

export interface UndoWish {
  readonly id: string;
  readonly number: number;
  readonly back: number;
}

/** Takes back decisions that nobody else is touched by. */
export function undoAlone(house: House, tableId: string, person: string | null, wish: UndoWish): Promise<number> {
  return house.rooms.withTable(tableId, async (table, room) => {
    const { seat } = seatOf(table, person);
    const done = doneBefore(table, seat, wish.id);
    if (done !== undefined) return done;
    mustBePlaying(table);
    mustBeCurrent(table, wish.number);
    const { steps, stop } = undoable(table.match as Match, seat);
    if (wish.back > steps) {
      const player = stop.reason === 'seat' ? (table.seats[stop.seat]?.name ?? '') : '';
      throw new Complaint(`server.undo-${stop.reason}`, { steps, player });
    }
    return house.rooms.happen(room, table, [{ kind: 'undo', seat, back: wish.back }], { clientId: wish.id });
  });
}

/** Asks everybody to let decisions be taken back. Where only bots would have to agree, it is done at once. */
export function askForUndo(house: House, tableId: string, person: string | null, wish: UndoWish): Promise<number> {
  return house.rooms.withTable(tableId, async (table, room) => {
    const { seat } = seatOf(table, person);
    const done = doneBefore(table, seat, wish.id);
    if (done !== undefined) return done;
    mustBePlaying(table);
    mustBeCurrent(table, wish.number);
    const steps = (table.match as Match).steps.length - table.settings.prefix.length;
    if (wish.back > steps) throw new Complaint('server.undo-start', { steps });
    const request = { number: 0, seat, back: wish.back, agreed: [] };
    const happenings: Happening[] = [{ kind: 'ask', seat, back: wish.back }];
    if (stillToAgree(table, request).length === 0) happenings.push({ kind: 'undo', seat, back: wish.back });
    return house.rooms.happen(room, table, happenings, { clientId: wish.id });
  });
}

export function answerUndo(
  house: House,
  tableId: string,
  person: string | null,
  { id, request, yes }: { readonly id: string; readonly request: number; readonly yes: boolean },
): Promise<number> {
  return house.rooms.withTable(tableId, async (table, room) => {
    const { seat } = seatOf(table, person);
    const done = doneBefore(table, seat, id);
    if (done !== undefined) return done;
    const { asked } = table;
    if (asked === undefined || asked.number !== request || !stillToAgree(table, asked).includes(seat))
      throw new Complaint('server.no-request');
    const happenings: Happening[] = [{ kind: 'answer', seat, yes }];
    if (yes && stillToAgree(table, asked).length === 1) happenings.push({ kind: 'undo', seat: asked.seat, back: asked.back });
    return house.rooms.happen(room, table, happenings, { clientId: id });
  });
}

/** Everybody who plays in person, but the one who asks and those who have agreed. */
function stillToAgree({ seats }: Table, { seat: asker, agreed }: UndoRequest): number[] {
  const people = seats.filter(({ person, bot }) => person !== null && bot === null).map(({ seat }) => seat);
  return people.filter((seat) => seat !== asker && !agreed.includes(seat));
}

/** “The last three” means others once somebody has decided since. */
function mustBeCurrent(table: Table, number: number): void {
  const changed = table.log.some(({ entry }) => entry.number > number && (entry.kind === 'move' || entry.kind === 'undo'));
  if (changed) throw new Complaint('server.stale');
}
