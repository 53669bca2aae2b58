import {
  carryOut,
  diceFrom,
  type GameRecord,
  playMoves,
  type Question,
  replay,
  type Seat,
  type Trial,
  trialFrom,
  trialOf,
} from '@parlour/kernel';
import { type Account, accountsOf, luckOf } from '../account/account.ts';
import { type Appraisal, appraise, costOf, type Effort, type Weighed, weighDecision } from '../account/appraise.ts';
import type { Task } from '../bot.ts';
import { rewards, type Taught } from '../knowledge.ts';

/** What a remark on a decision needs besides what was found. */
interface Remarkable {
  /** How much of the chance of winning the decision gave away. */
  readonly cost: number;
  /** All its parts, and what whoever made it saw before the first. */
  readonly moves: readonly unknown[];
  readonly view: unknown;
  /** The question that the part answered which stands for it. */
  readonly question: Task;
}

/** A decision that somebody made, as far as its seat could judge it. */
export type Looked = Weighed & Remarkable;

/** One decision of a game, looked at again. */
export type Reviewed = Appraisal & Remarkable;

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
  /** Whether it waits until nobody asks for anything else. */
  readonly later?: boolean;
}

/** A decision, and all that its seat knew: it can be looked at without the rest of the game. Plain data. */
export interface WeighRequest extends Omit<Question, 'moves'> {
  readonly game: string;
  readonly rules: number;
  /** All parts of the decision. */
  readonly moves: readonly unknown[];
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

/** The same of a decision as its seat knew it. Nobody asks what it is worth where there was no choice. */
export function weighAgain(taught: Taught, request: WeighRequest): Weighed {
  const { moves, effort, seen } = request;
  const dice = (what: string) => diceFrom(`coach ${seen.length} ${what}`);
  return weighDecision(taught, trialFrom(taught.game, request), moves, effort, dice, 0);
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
    const reviewed = withQuestion(trialOf(match, seat), moves, await begun[index]!);
    decisions.push(reviewed);
    found(reviewed);
    playMoves(match, seat, moves);
  }
  return { game, knowledge, record, effort, decisions, won: standings && rewards(standings) };
}

/** One decision, looked at with no more than its seat knew. */
export async function reviewSeen(
  { game }: Taught,
  request: WeighRequest,
  weigh: (request: WeighRequest) => Promise<Weighed>,
): Promise<Looked> {
  return withQuestion(trialFrom(game, request), request.moves, await weigh(request));
}

/** The trial is as it was before the decision, and is played on. */
function withQuestion<Found extends Weighed>(trial: Trial, moves: readonly unknown[], found: Found): Found & Remarkable {
  const { game, state, seat, setting } = trial;
  const seen = [...trial.seen];
  const view = game.view(state, seat);
  for (const move of moves.slice(0, found.part))
    for (const event of carryOut(game, state, seat, [move]).events) seen.push(game.see(event, seat));
  const asked = { seat, setting, view: game.view(state, seat), seen, moves: game.moves(state, seat) };
  const question: Task = { game, ...asked, budget: {}, dice: diceFrom(`review ${seen.length}`) };
  return { ...found, cost: costOf(found, seat), moves, view, question };
}

/** All of a review that tells what changed most. */
interface Course {
  readonly decisions: readonly (Omit<Appraisal, keyof Weighed> & Pick<Looked, 'seat' | 'choices' | 'swing' | 'cost'>)[];
  readonly won: readonly number[] | undefined;
}

/** How it stood in the end: what everybody won, or their chances before the last decision that was looked at. */
function endOf({ decisions, won }: Course): readonly number[] {
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
  /** How much the decision gave away; nothing where that would be written as nothing. */
  readonly cost: number;
  /** What the draw brought each seat; nothing where nothing was drawn, or little came of it. */
  readonly luck: readonly number[] | undefined;
}

/** What costs less is no hundredth. */
const WRITTEN = 0.005;

/** What changes a chance by less decided nothing. */
export const TELLING = 0.04;

/**
 * The decisions that changed most, in the order they were made. Of those that a seat made in a row only one: what is put off in the first of
 * them is missing in the next.
 */
export function turnsOf(review: Course, most = 5, atLeast = TELLING): Turn[] {
  const { decisions } = review;
  const named = new Set<number>();
  const isFirstOfRow = ({ number }: Turn) => {
    const row = rowOf(decisions, number - 1);
    return !named.has(row) && named.add(row);
  };
  return decisions
    .map(({ number, cost }, index): Turn & { weight: number } => {
      const luck = luckOf(decisions, index, endOf(review));
      const drawn = Math.max(0, ...(luck ?? []).map(Math.abs));
      return { number, cost, luck: drawn >= atLeast ? luck : undefined, weight: Math.max(cost, drawn) };
    })
    .filter(({ weight }) => weight >= atLeast)
    .toSorted((a, b) => b.weight - a.weight)
    .filter(isFirstOfRow)
    .slice(0, most)
    .toSorted((a, b) => a.number - b.number)
    .map(({ number, cost, luck }) => ({ number, cost: cost < WRITTEN ? 0 : cost, luck }));
}

/** Where the decisions began that this one's seat made in a row. */
function rowOf(decisions: Course['decisions'], index: number): number {
  const { seat } = decisions[index]!;
  let first = index;
  while (decisions[first - 1]?.seat === seat) first--;
  return first;
}

/** Whom a draw helped or hurt most. */
export function touchedBy(luck: readonly number[]): Seat {
  return luck.reduce((most, amount, seat) => (Math.abs(amount) > Math.abs(luck[most]!) ? seat : most), 0);
}
