import { botNames } from '@parlour/bots';
import { Complaint, diceFrom, pick, type Seat, trialOf, wholeDecision } from '@parlour/kernel';
import type { Services } from '../../services.ts';
import { newSecret } from '../../secrets.ts';
import { isStale } from '../log/requests.ts';
import { viewerOf } from '../log/rights.ts';
import type { Room } from './rooms.ts';
import { isPlayed, lastNumber, type OnlineTable, toAct } from '../log/table.ts';

/** What a bot at a table is called: somebody else at every seat. */
export function botName(seat: Seat): string {
  return botNames[seat % botNames.length] as string;
}

/** Lets bots think that must decide, and stops those that need not any more. Where nobody plays or watches, they wait. */
export function attendBots(services: Services, room: Room, table: OnlineTable): void {
  for (const [seat, thought] of room.thinking) if (!mustThink(table, seat)) thought.abort();
  if (table.status !== 'playing' || (room.feeds.size === 0 && !isPlayed(table))) return;
  for (const { seat } of table.seats) {
    if (mustThink(table, seat) && !room.thinking.has(seat)) void think(services, room, table, seat);
  }
}

/** Whether a bot must decide here. */
export function waitsForBot(table: OnlineTable): boolean {
  return table.seats.some(({ seat }) => mustThink(table, seat));
}

function mustThink(table: OnlineTable, seat: Seat): boolean {
  return table.status === 'playing' && table.seats[seat]?.bot !== null && toAct(table).includes(seat);
}

/** One decision of one bot, made in another thread. It gets what its seat may know, and nothing else. */
async function think(services: Services, room: Room, table: OnlineTable, seat: Seat): Promise<void> {
  const thought = new AbortController();
  room.thinking.set(seat, thought);
  services.metrics.thinking.inc();
  const number = lastNumber(table);
  try {
    const moves = await chooseMoves(services, room, table, seat, thought.signal);
    await services.rooms.withTable(room.id, async (table) => {
      room.thinking.delete(seat);
      if (!mustThink(table, seat) || isStale(table, seat, number)) attendBots(services, room, table);
      else await play(services, room, table, seat, moves ?? []);
    });
  } catch (error) {
    // A thought that was stopped is nobody's loss. After any other failure the table is woken again later.
    if (!thought.signal.aborted) services.log.error({ err: error, table: room.id, seat }, 'a bot could not move');
  } finally {
    room.thinking.delete(seat);
    services.metrics.thinking.dec();
  }
}

/**
 * Whose time a bot thinks in: that of an address from where somebody who plays is looking, or else watches; each in turn, where there are
 * several. All tables at which nobody is looking have one share together.
 */
function shareOf({ id, feeds }: Room, table: OnlineTable): readonly string[] {
  const watchers = [...feeds.keys()];
  const players = watchers.filter(({ person }) => viewerOf(table, person) !== null);
  const addresses = [...new Set((players.length > 0 ? players : watchers).map(({ address }) => address))].toSorted();
  return [addresses[lastNumber(table) % addresses.length] ?? '', id];
}

async function chooseMoves(
  { thinker, settings, log }: Services,
  room: Room,
  table: OnlineTable,
  seat: Seat,
  signal: AbortSignal,
): Promise<readonly unknown[] | undefined> {
  const match = table.match!;
  const how = {
    game: match.game.id,
    rules: match.game.revision,
    bot: table.seats[seat]!.bot!,
    budget: { milliseconds: settings.botMilliseconds },
    share: shareOf(room, table),
  };
  try {
    return await wholeDecision(trialOf(match, seat), async (question) => {
      return (await thinker.think({ ...question, ...how, dice: diceFrom(newSecret()) }, signal)).move;
    });
  } catch (error) {
    if (!signal.aborted) log.error({ err: error, table: table.settings.id, seat }, 'a bot could not think');
    signal.throwIfAborted();
    return undefined;
  }
}

/** Nobody waits for a bot that fails or errs: then chance decides, and the host can read it in the log. */
async function play(services: Services, room: Room, table: OnlineTable, seat: Seat, moves: readonly unknown[]): Promise<void> {
  try {
    await services.rooms.happen(room, table, [{ kind: 'move', seat, moves }]);
  } catch (error) {
    if (!(error instanceof Complaint)) throw error;
    services.log.error({ err: error, table: room.id, seat, moves }, 'a bot made no legal move');
    const { game, state } = table.match!;
    const any = pick(diceFrom(newSecret()), game.moves(state, seat));
    await services.rooms.happen(room, table, [{ kind: 'move', seat, moves: [any] }]);
  }
}
