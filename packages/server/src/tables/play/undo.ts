import { Complaint, newsOf, type Seat, undoable } from '@parlour/kernel';
import type { Services } from '../../services.ts';
import { hasMovedOn } from '../log/requests.ts';
import type { OnlineTable, UndoRequest } from '../log/table.ts';
import { type Asker, fromPlayer, fromSeat } from './request.ts';

export interface UndoWish {
  readonly number: number;
  readonly back: number;
}

/** Takes back decisions that nobody else is touched by. */
export function undoAlone(services: Services, asker: Asker, { number, back }: UndoWish): Promise<number> {
  return fromPlayer(services, asker, (table, { seat }) => {
    mustBeCurrent(table, number);
    const { steps, stop } = undoable(table.match!, seat);
    if (back > steps) {
      const player = stop.reason === 'seat' ? (table.seats[stop.seat]?.name ?? '') : '';
      throw new Complaint(`server.undo-${stop.reason}`, { steps, player });
    }
    // A bot that kept the seat for a while has decided something in the eyes of all.
    if (table.settings.rated) mustBeFair(table, back);
    return [{ kind: 'undo', seat, back }];
  });
}

/**
 * Asks everybody to let decisions be taken back. Where nobody but bots would have to agree, it is done at once: a bot does not mind, but it
 * never speaks for a person whose decision would go, nor where it counts for a rating.
 */
export function askForUndo(services: Services, asker: Asker, { number, back }: UndoWish): Promise<number> {
  return fromPlayer(services, asker, (table, { seat }) => {
    mustBeCurrent(table, number);
    const steps = table.match!.steps.length - table.settings.prefix.length;
    if (back > steps) throw new Complaint('server.undo-start', { steps });
    if (table.settings.rated) mustBeFair(table, back);
    const absent = table.seats.find((row) => row.bot !== null && decidedInPerson(table, back).has(row.seat));
    if (absent !== undefined) throw new Complaint('server.undo-away', { player: absent.name });
    const ask = { kind: 'ask', seat, back } as const;
    const isAgreed = stillToAgree(table, { number: 0, seat, back, agreed: [] }).length === 0;
    return isAgreed ? [ask, { kind: 'undo', seat, back }] : [ask];
  });
}

/** One no ends a request, that of whoever has asked too. */
export function answerUndo(
  services: Services,
  asker: Asker,
  { request, yes }: { readonly request: number; readonly yes: boolean },
): Promise<number> {
  return fromSeat(services, asker, (table, { seat }) => {
    const { asked } = table;
    const mayAnswer = asked !== undefined && (stillToAgree(table, asked).includes(seat) || (asked.seat === seat && !yes));
    if (!mayAnswer || asked.number !== request) throw new Complaint('server.no-request');
    const answer = { kind: 'answer', seat, yes } as const;
    const isAgreed = yes && stillToAgree(table, asked).length === 1;
    return isAgreed ? [answer, { kind: 'undo', seat: asked.seat, back: asked.back }] : [answer];
  });
}

/** Everybody who plays in person or has made one of these decisions, but the one who asks and those who have agreed. */
function stillToAgree(table: OnlineTable, { seat: asker, back, agreed }: UndoRequest): number[] {
  const theirs = decidedInPerson(table, back);
  const people = table.seats.filter(({ seat, person, bot }) => person !== null && (bot === null || theirs.has(seat)));
  return people.map(({ seat }) => seat).filter((seat) => seat !== asker && !agreed.includes(seat));
}

/** The seats whose people made one of the latest decisions themselves. */
function decidedInPerson({ match, byPerson }: OnlineTable, back: number): ReadonlySet<Seat> {
  const steps = match!.steps.slice(-back);
  const people = byPerson.slice(-back);
  return new Set(steps.flatMap(({ seat }, index) => (people[index] === true ? [seat] : [])));
}

/** A rating is not improved by looking first: no way back past what was seen, a bot's answer included. */
function mustBeFair({ match, byPerson }: OnlineTable, back: number): void {
  const seen = match!.steps.slice(-back).some((step) => newsOf(step) !== undefined);
  if (seen || byPerson.slice(-back).includes(false)) throw new Complaint('server.undo-rated');
}

/** “The last three” means others once somebody has decided since. */
function mustBeCurrent(table: OnlineTable, number: number): void {
  if (hasMovedOn(table, number)) throw new Complaint('server.stale');
}
