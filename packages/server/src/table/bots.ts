import { botFor, botIds } from '@parlour/bots';
import { type AnyGame, diceFrom, eventsSeen, type Match, refuseMove, type Seat } from '@parlour/kernel';
import type { House } from '../house.ts';
import { newSecret } from '../secrets.ts';
import { isStale } from './decide.ts';
import type { Room } from './rooms.ts';
import { lastNumber, type Table } from './table.ts';

/** The bots that a game offers, weakest first. */
export function levelsOf(game: AnyGame): string[] {
  return botIds.filter((id) => botFor(game, id) !== undefined);
}

/** What a bot at a table is called: somebody else at every seat. */
export function botName(seat: Seat): string {
  return ['Ada', 'Basil', 'Clara', 'Dorian', 'Edith', 'Felix', 'Greta', 'Hugo'][seat % 8] as string;
}

/** Lets bots think that must decide, and stops those that need not any more. */
export function attendBots(house: House, room: Room, table: Table): void {
  for (const [seat, thought] of room.thinking) if (!mustThink(table, seat)) thought.abort();
  if (table.status !== 'playing') return;
  for (const { seat } of table.seats) {
    if (mustThink(table, seat) && !room.thinking.has(seat)) void think(house, room, table, seat);
  }
}

function mustThink({ seats, status }: Table, seat: Seat): boolean {
  const row = seats[seat];
  return status === 'playing' && row !== undefined && row.bot !== null && row.to_act === 1;
}

/** One decision of one bot, made in another thread. It gets what its seat may know, and nothing else. */
async function think(house: House, room: Room, table: Table, seat: Seat): Promise<void> {
  const thought = new AbortController();
  room.thinking.set(seat, thought);
  house.metrics.thinking.inc();
  const number = lastNumber(table);
  try {
    const move = await chooseMove(house, table, seat, thought.signal);
    await house.rooms.withTable(room.id, async (table) => {
      room.thinking.delete(seat);
      const { game, state } = table.match as Match;
      const stands = mustThink(table, seat) && !isStale(table, seat, number) && refuseMove(game, state, seat, move) === undefined;
      if (stands) await house.rooms.happen(room, table, [{ kind: 'move', seat, move }]);
      else attendBots(house, room, table);
    });
  } catch (error) {
    // An aborted thought is nobody's loss. After any other failure the table is woken again later.
    if (!thought.signal.aborted) house.log.error({ err: error, table: room.id, seat }, 'a bot could not decide');
  } finally {
    room.thinking.delete(seat);
    house.metrics.thinking.dec();
  }
}

async function chooseMove({ thinker, settings }: House, { match, seats }: Table, seat: Seat, signal: AbortSignal): Promise<unknown> {
  const { game, state } = match as Match;
  const moves = game.moves(state, seat);
  if (moves.length === 1) return moves[0];
  const request = {
    game: game.id,
    bot: seats[seat]?.bot as string,
    seat,
    view: game.view(state, seat),
    seen: eventsSeen(match as Match, seat),
    moves,
    budget: { milliseconds: settings.botMilliseconds },
    dice: diceFrom(newSecret()),
  };
  return (await thinker.think(request, signal)).move;
}
