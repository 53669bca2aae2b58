/** Finished games of whoever uses this device, on it and at tables of the server, in one shape. */
import type { GameRecord, Seat } from '@parlour/kernel';
import type { SavedGame } from '../engine/saved-games.ts';
import { isVariation } from '../replay/variation.ts';

export interface Played {
  readonly id: string;
  readonly where: 'device' | 'table';
  readonly record: GameRecord;
  readonly at: number;
  /** Where I sat. */
  readonly me: Seat;
}

/** Games that were opened from a link are others' games. */
export const LINKED = 'link-';

/**
 * What was played here. Of several people at one screen I am whoever bears my name. Games of others, and variations, in which one has seen
 * what was hidden, say nothing about anybody; nor do games that began in the middle.
 */
export function playedHere(games: readonly SavedGame[], myName: string): Played[] {
  return games.flatMap(({ id, record, updated, over }): Played[] => {
    const people = [...record.seats.keys()].filter((seat) => record.seats[seat]?.bot === undefined);
    const me = people.length === 1 ? people[0] : people.find((seat) => record.seats[seat]?.name === myName);
    if (!over || me === undefined || record.seats.length < 2 || isApart(id, record)) return [];
    return [{ id, where: 'device', record, at: updated, me }];
  });
}

function isApart(id: string, record: GameRecord): boolean {
  return id.startsWith(LINKED) || isVariation(id) || record.position !== undefined;
}

/** Who sat there: a person by name, a bot by its level, so that all bots of a level are one opponent. */
export function opponentIn({ seats }: GameRecord, seat: Seat): string {
  const { name, bot } = seats[seat]!;
  return bot === undefined ? name : botKey(bot);
}

const BOT = 'bot ';
export function botKey(level: string): string {
  return `${BOT}${level}`;
}

/** The level, where an opponent is a bot. */
export function levelIn(opponent: string): string | undefined {
  return opponent.startsWith(BOT) ? opponent.slice(BOT.length) : undefined;
}

export function opponentsIn({ record, me }: Played): string[] {
  const others = record.seats.flatMap((_, seat) => (seat === me ? [] : [opponentIn(record, seat)]));
  return [...new Set(others)];
}
