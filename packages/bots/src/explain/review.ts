import { diceFrom, type GameRecord, type Match, playMove, playMoves, questionOf, replay, type Seat } from '@parlour/kernel';
import { type Account, accountsOf, luckOf } from '../account/account.ts';
import { type Appraisal, appraise, costOf, type Effort } from '../account/appraise.ts';
import type { Task } from '../bot.ts';
import { rewards, type Taught } from '../knowledge.ts';

/** One decision of a game, looked at again, and the question it answered. */
export interface Reviewed extends Appraisal {
  /** How much of the chance of winning the decision gave away. */
  readonly cost: number;
  readonly question: Task;
}

export interface Review extends Taught {
  readonly record: GameRecord;
  readonly effort: Effort;
  readonly decisions: readonly Reviewed[];
  /** What each seat won in the end; nothing if the game is not over. */
  readonly won: readonly number[] | undefined;
}

/** A decision of a record to be looked at. Plain data, so that it can be sent to another thread. */
export interface ReviewRequest {
  readonly record: GameRecord;
  /** From 1. */
  readonly number: number;
  readonly effort: Effort;
}

/** Looks at a decision, most likely in another thread. */
export type Look = (request: ReviewRequest) => Promise<Appraisal>;

/** So many decisions are looked at at once, by as many threads as `look` has. */
const AT_ONCE = 8;

/** All that a thread has to do. */
export function lookAt(taught: Taught, { record, number, effort }: ReviewRequest): Appraisal {
  const [seat, ...moves] = record.moves[number - 1]!;
  return appraise(taught, replay(taught.game, record, number - 1), seat, moves, effort);
}

/**
 * Goes through a game again, decision by decision, with no more than each player could know; `found` hears of each in order.
 * Complains about a record that cannot be.
 */
export async function reviewGame(
  { game, knowledge }: Taught,
  record: GameRecord,
  effort: Effort,
  look: Look,
  found: (reviewed: Reviewed) => void,
): Promise<Review> {
  const standings = game.standings(replay(game, record).state);
  const match = replay(game, record, 0);
  const begun: Promise<Appraisal>[] = [];
  const decisions: Reviewed[] = [];
  for (const [index, [seat, ...moves]] of record.moves.entries()) {
    while (begun.length < Math.min(index + AT_ONCE, record.moves.length)) {
      const looked = look({ record, number: begun.length + 1, effort });
      // Should it fail, that is noticed when its turn comes.
      looked.catch(() => undefined);
      begun.push(looked);
    }
    const reviewed = withQuestion(match, moves, await begun[index]!);
    decisions.push(reviewed);
    found(reviewed);
    playMoves(match, seat, moves);
  }
  return { game, knowledge, record, effort, decisions, won: standings && rewards(standings) };
}

/** One decision of a game, looked at again. */
export async function reviewDecision({ game }: Taught, request: ReviewRequest, look: Look): Promise<Reviewed> {
  const { record, number } = request;
  const [, ...moves] = record.moves[number - 1]!;
  return withQuestion(replay(game, record, number - 1), moves, await look(request));
}

/** The match is as it was before the decision, and stays so. */
function withQuestion(match: Match, moves: readonly unknown[], appraisal: Appraisal): Reviewed {
  const { game, state, steps } = match;
  const { seat, part, number } = appraisal;
  const trial: Match = { ...match, state: game.copy(state), steps: [...steps] };
  for (const move of moves.slice(0, part)) playMove(trial, seat, move);
  const question: Task = { game, ...questionOf(trial, seat), budget: {}, dice: diceFrom(`review ${number}`) };
  return { ...appraisal, cost: costOf(appraisal, seat), question };
}

/** How it stood in the end: what everybody won, or their chances before the last decision that was looked at. */
function endOf({ decisions, won }: Pick<Review, 'decisions' | 'won'>): readonly number[] {
  return won ?? decisions.at(-1)?.chances ?? [];
}

/** Everybody's account; of a game that is not over, up to its last decision. */
export function accounts(review: Review): Account[] {
  const { decisions, won } = review;
  return accountsOf(won === undefined ? decisions.slice(0, -1) : decisions, endOf(review));
}

/** A decision after which everything looked different, because of what was decided or because of what was drawn then. */
export interface Turn {
  readonly number: number;
  /** How much the decision gave away. */
  readonly cost: number;
  /** What the draw brought each seat; nothing where nothing was drawn, or little came of it. */
  readonly luck: readonly number[] | undefined;
}

/** What changes a chance by less decided nothing. */
const TELLING = 0.04;

/** The decisions that changed most, in the order they were made. */
export function turnsOf(review: Pick<Review, 'decisions' | 'won'>, most = 5, atLeast = TELLING): Turn[] {
  const { decisions } = review;
  return decisions
    .map(({ number, cost }, index): Turn & { weight: number } => {
      const luck = luckOf(decisions, index, endOf(review));
      const drawn = Math.max(0, ...(luck ?? []).map(Math.abs));
      return { number, cost, luck: drawn >= atLeast ? luck : undefined, weight: Math.max(cost, drawn) };
    })
    .filter(({ weight }) => weight >= atLeast)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, most)
    .toSorted((a, b) => a.number - b.number)
    .map(({ number, cost, luck }) => ({ number, cost, luck }));
}

/** Whom a draw helped or hurt most. */
export function touchedBy(luck: readonly number[]): Seat {
  return luck.reduce((most, amount, seat) => (Math.abs(amount) > Math.abs(luck[most]!) ? seat : most), 0);
}
