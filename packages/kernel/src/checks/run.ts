import type { AnyGame, GameState, Seat } from '../contract.ts';
import { type Dice, shuffle } from '../dice.ts';
import { canonical } from '../json.ts';
import { type Match, recordOf } from '../match.ts';
import { writeRecord } from '../record.ts';

/** One random game under examination. */
export interface Run {
  readonly game: AnyGame;
  readonly match: Match;
  /** The examiner's own chance: what is played and what is looked at. */
  readonly dice: Dice;
  /** What must stay as it was at the start, as text. */
  readonly conserved: (state: GameState) => string;
  /** Types of events that may show what no view keeps. */
  readonly shows: readonly string[];
}

/** What a check has found. */
class Finding extends Error {}

/** Breaks the examination off: what is wrong, where, and the saved game that shows it. */
export function fail({ match }: Pick<Run, 'match'>, sentence: string): never {
  const { game, head, steps } = match;
  throw new Finding(
    `${game.id}: ${sentence}\nAfter ${steps.length} decisions of this game for ${head.seats.length} players:\n${writeRecord(recordOf(match))}`,
  );
}

/** Runs part of a game's code that must not throw. */
export function attempt<T>(run: Pick<Run, 'match'>, what: string, part: () => T): T {
  try {
    return part();
  } catch (error) {
    if (error instanceof Finding) throw error;
    return fail(run, `${what} threw ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  }
}

/** At most `most` of some items, a fair sample. */
export function some<T>(dice: Dice, items: readonly T[], most: number): readonly T[] {
  if (items.length <= most) return items;
  const mixed = [...items];
  shuffle(dice, mixed);
  return mixed.slice(0, most);
}

/** All legal decisions of a seat, wasteful ones last. */
export function legal(game: AnyGame, state: GameState, seat: Seat): { readonly worthwhile: unknown[]; readonly wasteful: unknown[] } {
  return { worthwhile: game.moves(state, seat), wasteful: game.wasteful?.(state, seat) ?? [] };
}

/** Where two texts of JSON part, for messages. */
export function difference(a: string, b: string): string {
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  const from = Math.max(0, i - 60);
  return `“…${a.slice(from, i + 60)}…” against “…${b.slice(from, i + 60)}…”`;
}

/** Breaks off unless two values are the same data. */
export function mustBeSame(run: Run, sentence: string, a: unknown, b: unknown): void {
  const [one, other] = [canonical(a), canonical(b)];
  if (one !== other) fail(run, `${sentence}: ${difference(one, other)}`);
}
