import { diceFrom, type GameRecord, type Match, playMove, playMoves, questionOf, replay, same, type Seat } from '@parlour/kernel';
import type { Candidate, Task, Thought, ThinkRequest } from '../bot.ts';
import { rewards, type Taught } from '../knowledge.ts';
import { REVIEWER } from '../minds.ts';

/** One decision of a game, looked at again. */
export interface Reviewed {
  readonly number: number;
  readonly seat: Seat;
  /** Each seat's chance of winning before the decision. */
  readonly chances: readonly number[];
  readonly played: Candidate;
  /** What the reviewer would have played. */
  readonly best: Candidate;
  /** The next best; nothing where there was no choice. */
  readonly next: Candidate | undefined;
  /** How much of the chance of winning the decision gave away. */
  readonly cost: number;
  readonly question: Task;
}

export interface Review extends Taught {
  readonly record: GameRecord;
  readonly iterations: number;
  readonly decisions: readonly Reviewed[];
  /** What each seat won in the end; nothing if the game is not over. */
  readonly won: readonly number[] | undefined;
}

/** A move that was looked into less than this share of the time is looked into by itself. */
const ENOUGH = 0.1;

/** So many decisions are thought about at once, by as many threads as `think` has. */
const AT_ONCE = 8;

/** Has a bot think, wherever that is. */
export type Think = (request: ThinkRequest) => Promise<Thought>;

/** So many iterations a decision take seconds for a game, and find what costs much. */
export const QUICK_REVIEW = 1000;

/**
 * Goes through a game again, decision by decision, with no more than each player could know; `found` hears of each in order.
 * Complains about a record that cannot be.
 */
export async function reviewGame(
  { game, knowledge }: Taught,
  record: GameRecord,
  iterations: number,
  think: Think,
  found: (reviewed: Reviewed) => void,
): Promise<Review> {
  replay(game, record);
  const match = replay(game, record, 0);
  const begun: Promise<Reviewed>[] = [];
  const decisions: Reviewed[] = [];
  for (const [seat, ...moves] of record.moves) {
    const reviewed = reviewNext(match, seat, moves, iterations, think);
    // Should it fail, that is noticed when its turn comes.
    reviewed.catch(() => undefined);
    begun.push(reviewed);
    if (begun.length >= AT_ONCE) await next();
    playMoves(match, seat, moves);
  }
  while (begun.length > 0) await next();
  const standings = game.standings(match.state);
  const won = standings && rewards(standings);
  return { game, knowledge, record, iterations, decisions, won };

  async function next(): Promise<void> {
    const reviewed = await begun.shift()!;
    decisions.push(reviewed);
    found(reviewed);
  }
}

/** Looks at the decision that a seat makes next in a match; the match stays as it is. */
export async function reviewNext(match: Match, seat: Seat, moves: readonly unknown[], iterations: number, think: Think): Promise<Reviewed> {
  const { game, state, steps } = match;
  // Of a decision in parts each is looked at with what the parts before have led to.
  const trial = { ...match, state: game.copy(state), steps: [...steps] };
  const parts = moves.map((move) => {
    const question: Task = { game, ...questionOf(trial, seat), budget: { iterations }, dice: diceFrom(`review ${steps.length}`) };
    playMove(trial, seat, move);
    return reviewDecision(question, iterations, move, steps.length + 1, think);
  });
  return together(await Promise.all(parts));
}

async function reviewDecision(question: Task, iterations: number, move: unknown, number: number, think: Think): Promise<Reviewed> {
  const { game, ...rest } = question;
  const request = { ...rest, game: game.id, rules: game.revision, bot: REVIEWER };
  const thought = await think(request);
  const { candidates, chances = [] } = thought;
  const [best, next] = candidates as [Candidate, Candidate?];
  const found = candidates.find((candidate) => same(candidate.move, move));
  const enough = found !== undefined && found.visits >= thought.iterations * ENOUGH;
  const alone = () => think({ ...request, moves: [move], budget: { iterations: Math.ceil(iterations / 2) } });
  const played = enough ? found : (await alone()).candidates[0]!;
  return { number, seat: question.seat, chances, played, best, next, cost: Math.max(0, best.chance - played.chance), question };
}

/** A decision in parts costs what they cost together; the dearest of them stands for it. */
function together(parts: readonly Reviewed[]): Reviewed {
  const [first] = parts as readonly [Reviewed, ...Reviewed[]];
  const dearest = parts.reduce((one, other) => (other.cost > one.cost ? other : one));
  return { ...dearest, chances: first.chances, cost: parts.reduce((sum, { cost }) => sum + cost, 0) };
}

/** The decisions that cost most, in the order they were made. */
export function costliest({ decisions }: Review, most = 8, atLeast = 0.04): Reviewed[] {
  return decisions
    .filter(({ cost, best, played }) => cost >= atLeast && !same(best.move, played.move))
    .toSorted((a, b) => b.cost - a.cost)
    .slice(0, most)
    .toSorted((a, b) => a.number - b.number);
}

/** How a seat decided, all in all. */
export interface Balance {
  readonly decisions: number;
  /** How often it decided as the reviewer would have. */
  readonly agreed: number;
  /** What its decisions gave away of its chance, together. */
  readonly lost: number;
}

export function balanceOf({ decisions }: Review, seat: Seat): Balance {
  const made = decisions.filter((decision) => decision.seat === seat);
  return {
    decisions: made.length,
    agreed: made.filter(({ cost }) => cost === 0).length,
    lost: made.reduce((sum, { cost }) => sum + cost, 0),
  };
}
