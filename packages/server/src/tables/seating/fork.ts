import { Complaint, type GameRecord, replay } from '@parlour/kernel';
import type { Services } from '../../services.ts';
import { noClock, type SeatPlan } from '@parlour/client/protocol';
import { type Made, makeTable } from './create.ts';
import { mustBeDone, recordOfTable } from '../reading/history.ts';
import { mustMayWatch } from '../log/rights.ts';
import type { Newcomer } from './seats.ts';
import { tableAt } from '../log/table.ts';

/** Plays on from a moment of a finished game. (Of a game under way that would let its players look into the future.) */
export async function forkTable(
  services: Services,
  tableId: string,
  person: Newcomer,
  number: number,
  seats: readonly SeatPlan[],
): Promise<Made> {
  const record = await services.rooms.withTable(tableId, async (table) => {
    mustMayWatch(table, person.id);
    await mustBeDone(services, table);
    const past = tableAt(table, number);
    if (past.match === undefined) throw new Complaint('server.no-moment', { number });
    return recordOfTable(past);
  });
  return continueGame(services, person, record, seats);
}

/** Goes on with a saved game that somebody brought along. Complains about one that is damaged or not possible. */
export async function importGame(services: Services, person: Newcomer, record: GameRecord, seats: readonly SeatPlan[]): Promise<Made> {
  // A table of the server has no place for it.
  if (record.position !== undefined) throw new Complaint('record.arranged');
  const game = await services.loadGame(record.game, record.rules);
  if (game === undefined) throw new Complaint('server.no-game', { game: record.game });
  replay(game, record);
  return continueGame(services, person, record, seats);
}

/** Whoever brings a saved game knows its secrets, so it counts for no rating. */
function continueGame(
  services: Services,
  person: Newcomer,
  { game, rules, options, seed, moves, seats: players }: GameRecord,
  seats: readonly SeatPlan[],
) {
  if (players.length !== seats.length) throw new Complaint('server.other-seats', { seats: players.length });
  return makeTable(services, person, {
    game,
    options,
    seats,
    saved: { rules, seed, moves },
    clock: noClock,
    visibility: 'private',
    spectators: true,
    delay: 0,
    rated: false,
  });
}
