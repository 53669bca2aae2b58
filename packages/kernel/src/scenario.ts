import { z } from 'zod';
import type { AnyGame, Seat } from './contract.ts';
import { beginMatch, type Match, replay } from './match.ts';
import { checkRecord } from './record.ts';
import { readBy, readJson } from './schema.ts';
import { Complaint, type Language, inLanguage } from './text.ts';

/** What a scenario says to its reader: the same words for everybody, or words for each language. */
const words = z.union([z.string(), z.record(z.string(), z.string())]);

/** A seat by its number (0 is the first), or by its player's name. */
const place = z.union([z.int(), z.string()]);

/** Values by their path, as in `hands.0.1`. */
const facts = z.record(z.string(), z.unknown());

/** Events that were told, in this order, each with at least these fields. */
const told = z.array(z.looseObject({ type: z.string() }));

const expectation = z.strictObject({
  toAct: z.array(place).optional(),
  scores: z.array(z.number()).optional(),
  /** Groups of seats from first to last; null while the game goes on. */
  standings: z.array(z.array(place)).nullable().optional(),
  state: facts.optional(),
  told: told.optional(),
  views: z.array(z.strictObject({ viewer: place.nullable(), facts: facts.optional(), told: told.optional() })).optional(),
  moves: z
    .array(
      z.strictObject({
        seat: place,
        count: z.int().optional(),
        include: z.array(z.unknown()).optional(),
        exclude: z.array(z.unknown()).optional(),
      }),
    )
    .optional(),
});

const step = z
  .strictObject({
    say: words.optional(),
    seat: place.optional(),
    move: z.unknown().optional(),
    /** The rule that must refuse the move; without it the move must be accepted. */
    refused: z.string().optional(),
    expect: expectation.optional(),
  })
  .refine(({ seat, move, refused }) => (seat === undefined) === (move === undefined) && (refused === undefined || move !== undefined), {
    message: 'scenario.step',
  });

const schema = z
  .strictObject({
    scenario: words,
    game: z.string(),
    /** The chapter of the rules that it is a worked example of. */
    chapter: z.string().optional(),
    options: z.record(z.string(), z.unknown()).optional(),
    /** How many seats, or the players' names. */
    seats: z.union([z.int().min(1).max(20), z.array(z.string().max(100)).max(20)]).optional(),
    seed: z.string().max(200).optional(),
    position: z.unknown().optional(),
    /** A saved game to start from, and how many of its decisions. */
    record: z.unknown().optional(),
    decisions: z.int().min(0).optional(),
    steps: z.array(step).max(10_000),
  })
  .refine(
    ({ record, decisions, seats, options, seed, position }) =>
      record === undefined
        ? seats !== undefined && decisions === undefined
        : [seats, options, seed, position].every((field) => field === undefined),
    { message: 'scenario.start' },
  );

/** A position, steps, and what must come of them: a test, a bug report, a puzzle, a lesson. */
export type Scenario = z.infer<typeof schema>;
export type ScenarioStep = z.infer<typeof step>;
export type Expectation = z.infer<typeof expectation>;
export type Words = z.infer<typeof words>;

/** Reads a scenario's JSON text. Complains, in a sentence, about anything that is not one. */
export function readScenario(text: string): Scenario {
  return checkScenario(readJson(text, 'scenario.not-json'));
}

export function checkScenario(value: unknown): Scenario {
  return readBy(schema, value, 'scenario.field', 'scenario');
}

/** The match as it stands before the first step. Complains about options, positions and saved games that cannot be. */
export function startScenario(game: AnyGame, scenario: Scenario): Match {
  if (scenario.game !== game.id) throw new Complaint('scenario.other-game', { game: scenario.game, expected: game.id });
  if (scenario.record !== undefined) return replay(game, checkRecord(scenario.record), scenario.decisions);
  const { seats = game.seats.min, options = {}, seed = 'scenario', position } = scenario;
  const names = typeof seats === 'number' ? Array.from({ length: seats }, (_, seat) => String(seat + 1)) : seats;
  return beginMatch(game, { options, seed, seats: names.map((name) => ({ name })), position });
}

/** The seat that a scenario names. */
export function seatNamed({ head }: Match, named: Seat | string): Seat {
  const seat = typeof named === 'number' ? named : head.seats.findIndex(({ name }) => name === named);
  if (head.seats[seat] === undefined) throw new Complaint('scenario.no-seat', { seat: String(named) });
  return seat;
}

/** What a scenario says, in a language. */
export function wordsIn(words: Words, language: Language): string {
  return typeof words === 'string' ? words : (inLanguage(words, language) ?? '');
}
