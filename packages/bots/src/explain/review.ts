import { type AnyGame, diceFrom, eventsSeen, type GameRecord, playMove, replay, same, type Seat } from '@parlour/kernel';
import type { Candidate, Question } from '../bot.ts';
import type { AnyKnowledge } from '../knowledge.ts';
import { defaultManner, search } from '../search/search.ts';

/** One decision of a game, looked at again. */
export interface Reviewed {
  readonly number: number;
  readonly seat: Seat;
  /** Each seat's chance of winning before the decision. */
  readonly chances: readonly number[];
  readonly played: Candidate;
  /** What the reviewer would have played. */
  readonly best: Candidate;
  /** How much of the chance of winning the decision gave away. */
  readonly cost: number;
  readonly question: Question;
}

export interface Review {
  readonly game: AnyGame;
  readonly knowledge: AnyKnowledge;
  readonly record: GameRecord;
  readonly iterations: number;
  readonly decisions: readonly Reviewed[];
  /** What each seat won in the end; nothing if the game is not over. */
  readonly won: readonly number[] | undefined;
}

/** A move that was looked into less than this share of the time is looked into by itself. */
const ENOUGH = 0.1;

/** Goes through a game again, decision by decision, with no more than each player could know. Complains about a record that cannot be. */
export function* reviewSteps(game: AnyGame, knowledge: AnyKnowledge, record: GameRecord, iterations: number): Generator<Reviewed, Review> {
  replay(game, record);
  const match = replay(game, record, 0);
  const decisions: Reviewed[] = [];
  for (const [index, [seat, move]] of record.moves.entries()) {
    const question: Question = {
      game,
      seat,
      view: game.view(match.state, seat),
      seen: eventsSeen(match, seat),
      moves: game.moves(match.state, seat),
      budget: { iterations },
      dice: diceFrom(`review ${index}`),
    };
    const reviewed = reviewDecision(question, knowledge, move, index + 1);
    decisions.push(reviewed);
    yield reviewed;
    playMove(match, seat, move);
  }
  const standings = game.standings(match.state);
  const won = standings && record.seats.map((_, seat) => (standings[0]?.includes(seat) ? 1 / standings[0].length : 0));
  return { game, knowledge, record, iterations, decisions, won };
}

function reviewDecision(question: Question, knowledge: AnyKnowledge, move: unknown, number: number): Reviewed {
  const { candidates, chances = [], iterations } = search(question, knowledge, defaultManner);
  const best = candidates[0] as Candidate;
  const found = candidates.find((candidate) => same(candidate.move, move));
  const enough = found !== undefined && found.visits >= iterations * ENOUGH;
  const alone = () => search({ ...question, moves: [move], budget: { iterations: Math.ceil(iterations / 2) } }, knowledge, defaultManner);
  const played = enough ? found : (alone().candidates[0] as Candidate);
  return { number, seat: question.seat, chances, played, best, cost: Math.max(0, best.chance - played.chance), question };
}

/** The decisions that cost most, in the order they were made. */
export function costliest({ decisions }: Review, most = 8, atLeast = 0.04): Reviewed[] {
  return decisions
    .filter(({ cost, best, played }) => cost >= atLeast && !same(best.move, played.move))
    .toSorted((a, b) => b.cost - a.cost)
    .slice(0, most)
    .toSorted((a, b) => a.number - b.number);
}
