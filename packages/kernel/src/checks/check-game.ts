import type { AnyGame, GameState, OptionValues, Seat } from '../contract.ts';
import { below, diceFrom, pick } from '../dice.ts';
import { canonical } from '../json.ts';
import { type Match, playMove, startMatch } from '../match.ts';
import type { Player } from '../record.ts';
import { Complaint, type Voice } from '../text.ts';
import { checkFlow, checkScores } from './flow.ts';
import { checkCopies, checkReplay, checkUndo } from './integrity.ts';
import { checkLegality } from './legality.ts';
import { notPlain } from './plain.ts';
import { attempt, difference, fail, legal, type Run, some } from './run.ts';
import { checkLeak, checkParts, checkReshuffled, checkView } from './secrets.ts';
import { checkCatalogues, checkStatistics, checkWords, strictVoices } from './text.ts';

export interface CheckPlan {
  /** How many random games for each number of players and each set of options. */
  readonly games: number;
  /** Another seed, other games. */
  readonly seed?: string;
  /** Numbers of players; all that the game allows unless given. */
  readonly seats?: readonly number[];
  /** Sets of options (see `everyOption`); the defaults unless given. Sets that the game refuses for a number of players are left out there. */
  readonly options?: readonly OptionValues[];
  /** What of a state never changes during a game: all the cards, all the money. */
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly conserved?: (state: any) => unknown;
  /** Types of events that show everybody something hidden which no view keeps: money counted at the end, say. */
  readonly shows?: readonly string[];
  /** A game longer than this does not end. */
  readonly maxMoves?: number;
  /** The share of decisions at which the costly checks are made (moves and mutations, views and guesses, copies, words). */
  readonly thorough?: number;
}

/** What was done, so that a test can tell that something was. */
export interface ChecksDone {
  readonly games: number;
  readonly decisions: number;
  readonly thorough: number;
  readonly longest: number;
}

/**
 * Plays random complete games and checks, for each, all that the contract promises. Throws an Error that says what is broken, after how many
 * decisions, with the saved game that shows it. The same plan checks the same games in the same way.
 */
export function checkGame(game: AnyGame, plan: CheckPlan): ChecksDone {
  checkCatalogues(game);
  const voices = strictVoices(game);
  const tally = { games: 0, decisions: 0, thorough: 0, longest: 0 };
  for (const seats of plan.seats ?? allSeats(game))
    for (const [set, options] of (plan.options ?? [{}]).entries())
      for (let i = 0; i < plan.games; i++) {
        const match = start(game, options, `${plan.seed ?? 'check'} ${seats} ${set} ${i}`, seats);
        if (match === undefined) break;
        tally.games++;
        tally.thorough += attempt({ match }, 'the game', () => checkMatch(match, plan, voices));
        tally.decisions += match.steps.length;
        tally.longest = Math.max(tally.longest, match.steps.length);
      }
  if (tally.games === 0) throw new Error(`${game.id}: the plan holds no game to check`);
  return tally;
}

/** The default options, and every set that differs from them in one choice. */
export function everyOption(game: AnyGame): OptionValues[] {
  const others = game.options.flatMap((field) => {
    const values: readonly unknown[] = field.kind === 'choice' ? field.choices : field.kind === 'seat' ? [0] : [];
    return values.filter((value) => value !== field.default).map((value) => ({ [field.id]: value }));
  });
  return [{}, ...others];
}

function allSeats({ seats: { min, max } }: AnyGame): number[] {
  return Array.from({ length: max - min + 1 }, (_, i) => min + i);
}

function players(seats: number): Player[] {
  return Array.from({ length: seats }, (_, seat) => ({ name: `Player ${seat + 1}` }));
}

function start(game: AnyGame, options: OptionValues, seed: string, seats: number): Match | undefined {
  try {
    return startMatch(game, options, seed, players(seats));
  } catch (error) {
    if (error instanceof Complaint && error.key === 'options.refused') return undefined;
    throw new Error(`${game.id}: setting up for ${seats} players with the seed “${seed}” failed`, { cause: error });
  }
}

/** Plays one match to its end. Returns at how many decisions the costly checks were made. */
function checkMatch(
  match: Match,
  { conserved, maxMoves = 10_000, thorough = 0.1, seed, shows = [] }: CheckPlan,
  voices: readonly Voice[],
): number {
  const { game } = match;
  const kept = (state: GameState) => (conserved === undefined ? '' : canonical(conserved(state)));
  const run: Run = { game, match, dice: diceFrom(`examiner ${seed ?? ''} ${match.head.seed}`), conserved: kept, shows };
  const atStart = kept(match.state);
  const told: { readonly step: number; readonly events: string }[] = [];
  let deciding = checkFlow(run);
  let examined = 0;
  while (deciding.length > 0) {
    const seat = pick(run.dice, deciding);
    const move = choose(run, seat);
    const careful = below(run.dice, 1000) < thorough * 1000;
    if (careful) examine(run, voices, seat, move);
    const refusal = attempt(run, `playing ${canonical(move)} by seat ${seat}`, () => playMove(match, seat, move));
    if (refusal !== undefined) fail(run, `a listed move of seat ${seat} is refused by ${refusal.rule}: ${canonical(move)}`);
    if (conserved !== undefined && kept(match.state) !== atStart)
      fail(run, `seat ${seat}’s ${canonical(move)} does not conserve: ${difference(atStart, kept(match.state))}`);
    if (careful) told.push({ step: match.steps.length - 1, events: checkEvents(run) });
    if (careful) examined++;
    if (match.steps.length > maxMoves) fail(run, `the game does not end within ${maxMoves} decisions`);
    deciding = checkFlow(run);
  }
  for (const { step, events } of told)
    if (canonical(match.steps[step]?.events) !== events) fail(run, `events of decision ${step + 1} changed after they were told`);
  checkReplay(run);
  checkUndo(run);
  checkStatistics(run, voices);
  return examined;
}

/** A random legal move: a wasteful one now and then. */
function choose(run: Run, seat: Seat): unknown {
  const { worthwhile, wasteful } = attempt(run, `moves(${seat})`, () => legal(run.game, run.match.state, seat));
  if (worthwhile.length === 0) fail(run, `dead end: seat ${seat} must decide but has no move`);
  return wasteful.length > 0 && below(run.dice, 10) === 0 ? pick(run.dice, wasteful) : pick(run.dice, worthwhile);
}

/** The costly checks of one decision: by who decides and by somebody else at the table. */
function examine(run: Run, voices: readonly Voice[], seat: Seat, move: unknown): void {
  const { game, match, dice } = run;
  checkScores(run);
  const refusals = checkLegality(run, seat);
  checkCopies(run, seat, move);
  checkReshuffled(run);
  const others = [...match.head.seats.keys(), null].filter((viewer) => viewer !== seat);
  for (const viewer of [seat, pick(dice, others)]) {
    const world = checkView(run, viewer);
    if (viewer === seat) checkParts(run, seat, world);
    checkLeak(run, viewer, world, seat, move);
    const moves = viewer === seat ? some(dice, game.moves(match.state, seat), 10) : [];
    checkWords(run, voices, viewer, moves, viewer === seat ? some(dice, refusals, 10) : []);
  }
}

/** The events of the latest decision, as text; they must be plain data. */
function checkEvents(run: Run): string {
  const events = run.match.steps.at(-1)?.events;
  const wrong = notPlain(events);
  if (wrong !== undefined) fail(run, `an event is not plain data at ${wrong}`);
  return canonical(events);
}
