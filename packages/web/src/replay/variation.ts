/** Another way on from a moment of a game, in a game of its own on this device. */
import type { GameRecord, Player, Seat } from '@parlour/kernel';
import type { Origin } from '../engine/saved-games.ts';

/** The seats that people sit in. */
export function peopleIn(seats: readonly Player[]): Seat[] {
  return [...seats.keys()].filter((seat) => seats[seat]?.bot === undefined);
}

/** The game up to that moment. Whoever of its people is not there is played for by a bot, under their name. */
export function variationOf(record: GameRecord, number: number, present: readonly Seat[], bot: string): GameRecord {
  const seats = record.seats.map(
    (player, seat): Player => (player.bot !== undefined || present.includes(seat) ? player : { ...player, bot }),
  );
  return { ...record, seats, moves: record.moves.slice(0, number) };
}

/** Variations are told from games by their names on this device. */
const VARIED = 'variation-';
export function variationId(id: string): string {
  return `${VARIED}${id}`;
}
export function isVariation(id: string): boolean {
  return id.startsWith(VARIED);
}

export function addressOf({ where, id, number }: Origin): string {
  return `/${where === 'device' ? 'play' : 'table'}/${id}#${number}`;
}
