import type { AnyGame, GameEvent, Refusal, Seat } from './contract.ts';
import { canonical, same } from './json.ts';
import { type Match, playMove } from './match.ts';
import { type Expectation, type Scenario, type ScenarioStep, seatNamed, startScenario } from './scenario.ts';
import { Complaint } from './text.ts';

/** What came of a step: nothing to complain about, or all that differed. */
export interface StepReport {
  readonly number: number;
  readonly step: ScenarioStep;
  readonly problems: readonly Complaint[];
  /** False where an earlier move went wrong and nothing after it means anything. */
  readonly reached: boolean;
}

export interface ScenarioReport {
  readonly scenario: Scenario;
  readonly passed: boolean;
  readonly steps: readonly StepReport[];
  /** As it stands after the last step that was reached. */
  readonly match: Match;
}

/** Runs a scenario to its end or to the first move that goes wrong. Complains (throws) only where it cannot even start. */
export function runScenario(game: AnyGame, scenario: Scenario): ScenarioReport {
  const match = startScenario(game, scenario);
  const steps: StepReport[] = [];
  let reached = true;
  for (const [index, step] of scenario.steps.entries()) {
    const problems: Problems = reached ? runStep(match, step) : { move: [], facts: [] };
    steps.push({ number: index + 1, step, problems: [...problems.move, ...problems.facts], reached });
    reached &&= problems.move.length === 0;
  }
  return { scenario, passed: steps.every((step) => step.reached && step.problems.length === 0), steps, match };
}

/** A step of a worked example: what was told of it, or why it is not allowed. */
export interface ExampleStep {
  readonly step: ScenarioStep;
  readonly refusal: Refusal | undefined;
  readonly events: readonly GameEvent[];
}

export interface Example {
  /** As it stands after the last step. */
  readonly match: Match;
  readonly steps: readonly ExampleStep[];
}

/** Plays the first `count` steps of a scenario, for whoever shows them: nothing is held against what it expects. */
export function playExample(game: AnyGame, scenario: Scenario, count = scenario.steps.length): Example {
  const match = startScenario(game, scenario);
  const steps = scenario.steps.slice(0, count).map((step): ExampleStep => {
    const before = match.steps.length;
    const refusal = step.seat === undefined ? undefined : tryStep(match, step.seat, step);
    return { step, refusal, events: match.steps.slice(before).flatMap(({ events }) => events) };
  });
  return { match, steps };
}

function tryStep(match: Match, named: Seat | string, { move }: ScenarioStep): Refusal | undefined {
  const seat = seatNamed(match, named);
  return playMove(match, seat, readMove(match, seat, move));
}

interface Problems {
  readonly move: readonly Complaint[];
  readonly facts: readonly Complaint[];
}

function runStep(match: Match, step: ScenarioStep): Problems {
  const before = match.steps.length;
  const move = complaints(() => (step.seat === undefined ? [] : playStep(match, step.seat, step)));
  if (move.length > 0 || step.expect === undefined) return { move, facts: [] };
  const { expect } = step;
  const events = match.steps.slice(before).flatMap((played) => played.events);
  return { move, facts: complaints(() => differences(match, expect, events)) };
}

function playStep(match: Match, named: Seat | string, step: ScenarioStep): Complaint[] {
  const { refused } = step;
  const refusal = tryStep(match, named, step);
  const player = match.head.seats[seatNamed(match, named)]?.name ?? '';
  if (refusal?.rule === refused) return [];
  if (refusal === undefined) return [new Complaint('scenario.accepted', { player, rule: refused ?? '' })];
  if (refused === undefined) return [new Complaint('scenario.refused', { player, rule: refusal.rule }, refusal)];
  return [new Complaint('scenario.refused-otherwise', { player, rule: refusal.rule, expected: refused }, refusal)];
}

/** A move as the game's scribe reads it; a legal one may also be written as saved games hold it. */
function readMove({ game, state }: Match, seat: Seat, written: unknown): unknown {
  const legal: unknown[] = game.toAct(state).includes(seat) ? [...game.moves(state, seat), ...(game.wasteful?.(state, seat) ?? [])] : [];
  return legal.find((move) => same(move, written)) ?? game.scribe.readMove(state, seat, written);
}

/** Everything that is not as expected. */
function differences(match: Match, expect: Expectation, events: readonly GameEvent[]): Complaint[] {
  const { game, state } = match;
  const seats = (named: readonly (Seat | string)[]) => inOrder(named.map((name) => seatNamed(match, name)));
  const found: Complaint[] = [];
  const compare = (what: string, expected: unknown, actual: unknown) => {
    if (!same(expected, actual)) found.push(new Complaint('scenario.differs', { what, expected: brief(expected), actual: brief(actual) }));
  };
  if (expect.toAct !== undefined) compare('toAct', seats(expect.toAct), inOrder(game.toAct(state)));
  if (expect.scores !== undefined) compare('scores', expect.scores, game.scores(state));
  if (expect.standings !== undefined)
    compare('standings', expect.standings?.map(seats) ?? null, game.standings(state)?.map(inOrder) ?? null);
  for (const [path, value] of Object.entries(expect.state ?? {})) compare(path, value, at(state, path));
  found.push(...missing(expect.told ?? [], events));
  for (const { viewer, facts, told } of expect.views ?? []) {
    const seat = viewer === null ? null : seatNamed(match, viewer);
    const view: unknown = game.view(state, seat);
    for (const [path, value] of Object.entries(facts ?? {})) compare(`view ${viewer ?? '–'}: ${path}`, value, at(view, path));
    const seen = events.map((event): GameEvent => game.see(event, seat));
    found.push(...missing(told ?? [], seen));
  }
  for (const { seat: named, count, include, exclude } of expect.moves ?? []) {
    const seat = seatNamed(match, named);
    const listed: unknown[] = game.toAct(state).includes(seat) ? game.moves(state, seat) : [];
    const isListed = (written: unknown) => {
      const move = readMove(match, seat, written);
      return listed.some((one) => same(one, move));
    };
    if (count !== undefined) compare('moves', count, listed.length);
    for (const move of include ?? []) if (!isListed(move)) found.push(new Complaint('scenario.not-listed', { move: brief(move) }));
    for (const move of exclude ?? []) if (isListed(move)) found.push(new Complaint('scenario.listed', { move: brief(move) }));
  }
  return found;
}

/** The expected events that were not told, or not in this order. */
function missing(expected: readonly GameEvent[], events: readonly GameEvent[]): Complaint[] {
  let next = 0;
  for (const wanted of expected) {
    const found = events.findIndex((event, i) => i >= next && Object.entries(wanted).every(([key, value]) => same(at(event, key), value)));
    if (found === -1) return [new Complaint('scenario.not-told', { event: brief(wanted), told: brief(events) })];
    next = found + 1;
  }
  return [];
}

function inOrder(seats: readonly Seat[]): Seat[] {
  return seats.toSorted((a, b) => a - b);
}

function at(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((held, key) => (isObject(held) && Object.hasOwn(held, key) ? held[key] : undefined), value);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function brief(value: unknown): string {
  const text = canonical(value);
  return text.length <= 300 ? text : `${text.slice(0, 300)}…`;
}

function complaints(part: () => Complaint[]): Complaint[] {
  try {
    return part();
  } catch (error) {
    if (error instanceof Complaint) return [error];
    throw error;
  }
}
