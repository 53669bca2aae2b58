/** The deals of the day on this device. */
import { type Dice, diceFrom } from '@parlour/kernel';
import type { Day } from '../puzzles/daily.ts';

/** Under what it is kept on this device: once. */
export function dayGameId(game: string, day: Day): string {
  return `day-${day}-${game}`;
}

/** Which day's deal of which game is kept under an id; nothing if it is another game. */
export function dayGameOf(id: string): { readonly day: Day; readonly game: string } | undefined {
  const [, day, game] = /^day-(\d{4}-\d\d-\d\d)-(.+)$/.exec(id) ?? [];
  return day === undefined || game === undefined ? undefined : { day, game };
}

/** What a bot imagines with follows from the deal too, so that whoever decides alike meets the same answers. */
export function dayChance(seed: string, seat: number, number: number, part: number): Dice {
  return diceFrom(`${seed} ${seat} ${number} ${part}`);
}
