import { diceFrom, forkMatch, type GameRecord, type Puzzle, questionOf, recordOf, replay, type Seat, shuffle } from '@parlour/kernel';
import type { Think } from '../bot.ts';
import type { Taught } from '../knowledge.ts';
import { judge } from './judge.ts';

/** How a game is gone through. */
export interface Hunt {
  /** So many puzzles are enough. */
  readonly most: number;
  /** Whose decisions are looked at: everybody's unless it says otherwise. */
  readonly of?: (seat: Seat) => boolean;
  /** Hears of every decision that was looked at. */
  readonly looked?: (done: number, all: number) => void;
  readonly stop?: () => boolean;
}

/**
 * The puzzles in a game, in the order of play. Decisions are looked at in an order of chance, the same for the same game: what is found
 * first is from anywhere in it. Complains about a record that cannot be.
 */
export async function puzzlesIn(taught: Taught, record: GameRecord, think: Think, { most, of, looked, stop }: Hunt): Promise<Puzzle[]> {
  const { game } = taught;
  const match = replay(game, record);
  const numbers = record.moves.flatMap(([seat], number) => (of?.(seat) === false ? [] : [number]));
  shuffle(diceFrom(`puzzles ${record.seed}`), numbers);
  const found: Puzzle[] = [];
  for (const [index, number] of numbers.entries()) {
    if (found.length >= most || stop?.() === true) break;
    const before = forkMatch(match, number);
    const seats = game.toAct(before.state);
    const [seat] = seats;
    // Where several decide at once, what is best depends on what the others are about to do.
    const verdict = seat !== undefined && seats.length === 1 ? await judge(taught, questionOf(before, seat), think) : undefined;
    if (seat !== undefined && verdict !== undefined) found.push({ ...verdict, record: recordOf(before), seat });
    looked?.(index + 1, numbers.length);
  }
  return found.toSorted((a, b) => a.record.moves.length - b.record.moves.length);
}
