import { z } from 'zod';
import type { Game, GameTypes, Seat } from './contract.ts';
import { readBy, readJson } from './schema.ts';
import { Complaint } from './text.ts';

export const FORMAT = 'parlour-game/1';

/** Who sits where. `bot` names the level of a machine player. */
export interface Player {
  readonly name: string;
  readonly bot?: string | undefined;
}

/** A decision: who, and what; several moves where it was made in parts. */
export type Decision = readonly [seat: Seat, ...moves: unknown[]];

/** A whole game, finished or not: replaying the decisions gives the same state to the bit. */
export interface GameRecord {
  readonly format: typeof FORMAT;
  readonly game: string;
  /** The revision of the rules it is played under. */
  readonly rules: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: string;
  readonly seats: readonly Player[];
  /** Where it began, as the game's scribe reads it (a lesson); nothing where it began as the rules say. */
  readonly position?: unknown;
  readonly moves: readonly Decision[];
}

const schema = z.strictObject({
  format: z.literal(FORMAT),
  game: z.string(),
  rules: z.int(),
  options: z.record(z.string(), z.unknown()),
  seed: z.string().max(600),
  seats: z.array(z.strictObject({ name: z.string().max(100), bot: z.string().max(100).optional() })).max(20),
  position: z.unknown().optional(),
  moves: z.array(z.tuple([z.int(), z.unknown().nonoptional()], z.unknown())).max(100_000),
});

/** Reads a saved game's text. Complains, in a sentence, about anything that is not one. */
export function readRecord(text: string): GameRecord {
  return checkRecord(readJson(text, 'record.not-json'));
}

export function checkRecord(value: unknown): GameRecord {
  return readBy(schema, value, 'record.field', 'format');
}

/** Complains if a record is of another game, or of rules that this program no longer plays. */
export function checkRevision<T extends GameTypes>(game: Game<T>, record: GameRecord): void {
  if (record.game !== game.id) throw new Complaint('record.other-game', { game: record.game, expected: game.id });
  if (record.rules !== game.revision) throw new Complaint('record.other-rules', { rules: record.rules, known: game.revision });
}

/** One move a line: as short as JSON gets while people can still read and compare it. */
export function writeRecord({ moves, ...head }: GameRecord): string {
  const lines = moves.map((decision) => `    ${JSON.stringify(decision)}`);
  const start = JSON.stringify(head, null, 2).slice(0, -2);
  return `${start},\n  "moves": [${lines.length === 0 ? '' : `\n${lines.join(',\n')}\n  `}]\n}\n`;
}
