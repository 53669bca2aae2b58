import { Complaint, type Match, newsOf, type Seat, undoable } from '@parlour/kernel';
import type { Services } from '../../services.ts';
import type { Happening } from '../log/entry.ts';
import { doneBefore } from './decide.ts';
import { mustBePlaying, seatOf } from '../log/rights.ts';
import type { Table, UndoRequest } from '../log/table.ts';

export interface UndoWish {
  readonly id: string;
  readonly number: number;
  readonly back: number;
}

/** Takes back decisions that nobody else is touched by. */
export function undoAlone(services: Services, tableId: string, person: string | null, wish: UndoWish): Promise<number> {
  return services.rooms.withTable(tableId, async (table, room) => {
    const { seat, bot } = seatOf(table, person);
    const done = doneBefore(table, seat, wish.id);
    if (done !== undefined) return done;
    mustBePlaying(table);
    if (bot !== null) throw new Complaint('server.bot-plays');
    mustBeCurrent(table, wish.number);
    const { steps, stop } = undoable(table.match as Match, seat);
    if (wish.back > steps) {
      const player = stop.reason === 'seat' ? (table.seats[stop.seat]?.name ?? '') : '';
      throw new Complaint(`server.undo-${stop.reason}`, { steps, player });
    }
    // A bot that kept the seat for a while has decided something in the eyes of all.
    if (table.settings.rated) mustBeFair(table, wish.back);
    return services.rooms.happen(room, table, [{ kind: 'undo', seat, back: wish.back }], { clientId: wish.id });
  });
}

/**
 * Asks everybody to let decisions be taken back. Where nobody but bots would have to agree, it is done at once: a bot does not mind, but it
 * never speaks for a person whose decision would go, nor where it counts for a rating.
 */
export function askForUndo(services: Services, tableId: string, person: string | null, wish: UndoWish): Promise<number> {
  return services.rooms.withTable(tableId, async (table, room) => {
    const { seat, bot } = seatOf(table, person);
    const done = doneBefore(table, seat, wish.id);
    if (done !== undefined) return done;
    mustBePlaying(table);
    if (bot !== null) throw new Complaint('server.bot-plays');
    mustBeCurrent(table, wish.number);
    const steps = (table.match as Match).steps.length - table.settings.prefix.length;
    if (wish.back > steps) throw new Complaint('server.undo-start', { steps });
    if (table.settings.rated) mustBeFair(table, wish.back);
    const absent = table.seats.find((row) => row.bot !== null && decidedInPerson(table, wish.back).has(row.seat));
    if (absent !== undefined) throw new Complaint('server.undo-away', { player: absent.name });
    const request = { number: 0, seat, back: wish.back, agreed: [] };
    const happenings: Happening[] = [{ kind: 'ask', seat, back: wish.back }];
    if (stillToAgree(table, request).length === 0) happenings.push({ kind: 'undo', seat, back: wish.back });
    return services.rooms.happen(room, table, happenings, { clientId: wish.id });
  });
}

export function answerUndo(
  services: Services,
  tableId: string,
  person: string | null,
  { id, request, yes }: { readonly id: string; readonly request: number; readonly yes: boolean },
): Promise<number> {
  return services.rooms.withTable(tableId, async (table, room) => {
    const { seat } = seatOf(table, person);
    const done = doneBefore(table, seat, id);
    if (done !== undefined) return done;
    const { asked } = table;
    if (asked === undefined || asked.number !== request || !stillToAgree(table, asked).includes(seat))
      throw new Complaint('server.no-request');
    const happenings: Happening[] = [{ kind: 'answer', seat, yes }];
    if (yes && stillToAgree(table, asked).length === 1) happenings.push({ kind: 'undo', seat: asked.seat, back: asked.back });
    return services.rooms.happen(room, table, happenings, { clientId: id });
  });
}

/** Everybody who plays in person or has made one of these decisions, but the one who asks and those who have agreed. */
function stillToAgree(table: Table, { seat: asker, back, agreed }: UndoRequest): number[] {
  const theirs = decidedInPerson(table, back);
  const people = table.seats.filter(({ seat, person, bot }) => person !== null && (bot === null || theirs.has(seat)));
  return people.map(({ seat }) => seat).filter((seat) => seat !== asker && !agreed.includes(seat));
}

/** The seats whose people made one of the latest decisions themselves. */
function decidedInPerson({ match, byPerson }: Table, back: number): ReadonlySet<Seat> {
  const steps = (match as Match).steps.slice(-back);
  const people = byPerson.slice(-back);
  return new Set(steps.flatMap(({ seat }, index) => (people[index] === true ? [seat] : [])));
}

/** A rating is not improved by looking first: no way back past what was seen, a bot's answer included. */
function mustBeFair({ match, byPerson }: Table, back: number): void {
  const seen = (match as Match).steps.slice(-back).some((step) => newsOf(step) !== undefined);
  if (seen || byPerson.slice(-back).includes(false)) throw new Complaint('server.undo-rated');
}

/** “The last three” means others once somebody has decided since. */
function mustBeCurrent(table: Table, number: number): void {
  const changed = table.log.some(({ entry }) => entry.number > number && (entry.kind === 'move' || entry.kind === 'undo'));
  if (changed) throw new Complaint('server.stale');
}
