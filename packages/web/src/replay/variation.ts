/** Another way on from a moment of a game, in a game of its own on this device. */
import type { GameRecord, Player, Seat } from '@parlour/kernel';

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

/** Where a variation comes from, as its address says it. */
export function originIn(search: URLSearchParams): string | undefined {
  const from = search.get('from') ?? '';
  return /^\/(play|table)\/[\w-]+#\d+$/.test(from) ? from : undefined;
}

export function addressOf(id: string, origin: string, number: number): string {
  return `/play/${id}?from=${encodeURIComponent(`${origin}#${number}`)}`;
}
