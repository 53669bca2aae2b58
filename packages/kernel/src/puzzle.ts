/**
 * A puzzle: a moment of a game in which one decision is clearly best, and it is not the one that comes to mind first. What is kept is the
 * way there and the answer; everything that is said of it follows from the rules and from what bots know.
 */
import { z } from 'zod';
import type { AnyGame, OptionValues, Seat } from './contract.ts';
import { hash, same } from './json.ts';
import { type Match, playMove, recordOf, startMatch } from './match.ts';
import type { Decision, GameRecord, Player } from './record.ts';
import { readBy, readJson } from './schema.ts';
import { Complaint } from './text.ts';

export const PUZZLE_FORMAT = 'parlour-puzzles/1';

/** What was found out about a decision. */
export interface Verdict {
  /** The moves that solve it, the best first. */
  readonly answers: readonly unknown[];
  /** What looks best at first sight, and is not. */
  readonly obvious: unknown;
  /** What speaks for the answer: a feature of the evaluation, or `later` where nothing shows at once. */
  readonly theme: string;
  /** The weakest level of bots that finds it. */
  readonly level: string;
  /** The chance of winning with the answer, and with the obvious move. */
  readonly chance: number;
  readonly obviousChance: number;
  /** By how much the answer beats the best of all other moves. */
  readonly margin: number;
}

export interface Puzzle extends Verdict {
  /** The game with the decisions that lead there. */
  readonly record: GameRecord;
  /** Who decides. */
  readonly seat: Seat;
}

/** A puzzle as it is stored. A decision is its place among the legal moves; one without a choice is left out. */
export interface StoredPuzzle {
  readonly seed: string;
  readonly seats: number;
  readonly options?: OptionValues | undefined;
  /** Where somebody decided out of turn, or by a wasteful move: every decision as it was made. */
  readonly way: readonly number[] | readonly Decision[];
  readonly answers: readonly number[];
  readonly obvious: number;
  readonly theme: string;
  readonly level: string;
  /** In thousandths. */
  readonly chances: readonly [answer: number, obvious: number, margin: number];
}

export interface PuzzleFile {
  readonly format: typeof PUZZLE_FORMAT;
  readonly game: string;
  readonly rules: number;
  readonly puzzles: readonly StoredPuzzle[];
}

const place = z.int().min(0);
const thousandths = z.int().min(0).max(1000);
const schema = z.strictObject({
  format: z.literal(PUZZLE_FORMAT),
  game: z.string(),
  rules: z.int(),
  puzzles: z.array(
    z.strictObject({
      seed: z.string().max(200),
      seats: z.int(),
      options: z.record(z.string(), z.unknown()).optional(),
      way: z.union([z.array(place), z.array(z.tuple([z.int(), z.unknown().nonoptional()]))]),
      answers: z.array(place).min(1),
      obvious: place,
      theme: z.string(),
      level: z.string(),
      chances: z.tuple([thousandths, thousandths, thousandths]),
    }),
  ),
});

/** Reads a file of puzzles. Complains, in a sentence, about anything that is not one. */
export function readPuzzles(text: string): PuzzleFile {
  return readBy(schema, readJson(text, 'puzzle.not-json'), 'puzzle.field', 'format');
}

/** One puzzle a line. */
export function writePuzzles({ puzzles, ...head }: PuzzleFile): string {
  const lines = puzzles.map((puzzle) => JSON.stringify(puzzle)).join(',\n');
  return `${JSON.stringify(head).slice(0, -1)},"puzzles":[\n${lines}\n]}\n`;
}

export function storePuzzle(game: AnyGame, puzzle: Puzzle): StoredPuzzle {
  const { record, seat, answers, obvious, theme, level, chance, obviousChance, margin } = puzzle;
  const match = startMatch(game, record.options, record.seed, record.seats);
  const way: number[] = [];
  const decisions: Decision[] = [];
  let plain = true;
  for (const [seat, ...made] of record.moves)
    for (const move of made) {
      const first = game.toAct(match.state)[0];
      const choices = choicesOf(match, first);
      const found = placeOf(choices, move);
      plain &&= seat === first && found >= 0;
      if (choices.length > 1) way.push(found);
      decisions.push([seat, move]);
      playMove(match, seat, move);
    }
  const choices = choicesOf(match, seat);
  const options = changedOptions(game, record.options);
  return {
    seed: record.seed,
    seats: record.seats.length,
    ...(Object.keys(options).length === 0 ? {} : { options }),
    way: plain ? way : decisions,
    answers: answers.map((move) => placeOf(choices, move)),
    obvious: placeOf(choices, obvious),
    theme,
    level,
    chances: [inThousandths(chance), inThousandths(obviousChance), inThousandths(margin)],
  };
}

/** The puzzle that was stored, with players of these names. Complains about one that the rules do not lead to. */
export function openPuzzle(game: AnyGame, stored: StoredPuzzle, names: readonly string[]): Puzzle {
  const { seed, seats, options = {}, way, answers, obvious, theme, level, chances } = stored;
  const players = Array.from({ length: seats }, (_, seat): Player => ({ name: names[seat] ?? String(seat + 1) }));
  const match = startMatch(game, options, seed, players);
  for (const step of way) {
    const [seat, move] = typeof step === 'number' ? chosen(match, step) : step;
    if (seat === undefined || playMove(match, seat, move) !== undefined) throw new Complaint('puzzle.astray');
  }
  playForced(match);
  const seat = game.toAct(match.state)[0];
  const choices = choicesOf(match, seat);
  if (seat === undefined || [...answers, obvious].some((place) => place >= choices.length)) throw new Complaint('puzzle.astray');
  return {
    record: recordOf(match),
    seat,
    answers: answers.map((place) => choices[place]),
    obvious: choices[obvious],
    theme,
    level,
    chance: chances[0] / 1000,
    obviousChance: chances[1] / 1000,
    margin: chances[2] / 1000,
  };
}

/** A short name, the same for the same moment of the same game. */
export function puzzleId({ seed, seats, options = {}, way }: StoredPuzzle): string {
  return hash([seed, seats, options, way]).slice(0, 8);
}

export function solves({ answers }: Pick<Verdict, 'answers'>, move: unknown): boolean {
  return answers.some((answer) => same(answer, move));
}

function choicesOf({ game, state }: Match, seat: Seat | undefined): readonly unknown[] {
  return seat === undefined ? [] : game.moves(state, seat);
}

/** The next real choice, after whatever there is no choice about. */
function chosen(match: Match, place: number): readonly [Seat | undefined, unknown] {
  playForced(match);
  const seat = match.game.toAct(match.state)[0];
  return [seat, choicesOf(match, seat)[place]];
}

function playForced(match: Match): void {
  for (;;) {
    const seat = match.game.toAct(match.state)[0];
    const choices = choicesOf(match, seat);
    if (seat === undefined || choices.length !== 1) return;
    playMove(match, seat, choices[0]);
  }
}

function placeOf(choices: readonly unknown[], move: unknown): number {
  return choices.findIndex((choice) => same(choice, move));
}

/** What is not as usual. */
function changedOptions(game: AnyGame, options: OptionValues): OptionValues {
  const usual = new Map(game.options.map((field) => [field.id, field.default as unknown]));
  return Object.fromEntries(Object.entries(options).filter(([id, value]) => !same(usual.get(id), value)));
}

function inThousandths(chance: number): number {
  return Math.round(chance * 1000);
}
