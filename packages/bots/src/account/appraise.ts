/** One decision of a game looked at again: what it gave away, and what chance had to do with it. */
import { diceFrom, type Match, newsOf, playMove, playMoves, questionOf, same, type Seat } from '@parlour/kernel';
import type { Candidate, Task } from '../bot.ts';
import type { Taught } from '../knowledge.ts';
import { defaultManner, search } from '../search/search.ts';
import { duel } from './duel.ts';
import { valueAfter, valueOf } from './value.ts';

/** How thoroughly a game is looked at, in imagined games. */
export interface Effort {
  /** For what a position is worth. */
  readonly worlds: number;
  /** For finding what was best. */
  readonly search: number;
  /** For comparing that with what was played, for each of the two. */
  readonly duel: number;
}

/** Quick takes seconds for a game and finds what matters; thorough is for whoever wants to know. `draws` looks at what chance brought alone, for games by the thousand. */
export const efforts = {
  draws: { worlds: 300, search: 0, duel: 0 },
  quick: { worlds: 500, search: 250, duel: 200 },
  thorough: { worlds: 2000, search: 1500, duel: 800 },
} as const satisfies Record<string, Effort>;

/** Plain data, so that a thread can send it. */
export interface Appraisal {
  readonly number: number;
  readonly seat: Seat;
  /** Each seat's chance of winning before the decision, by all that was in hands and on the table. */
  readonly chances: readonly number[];
  /** The same after it, whatever was drawn then; nothing where nothing was. */
  readonly expected: readonly number[] | undefined;
  /** How many moves there were to choose from, of the part that stands for the decision. */
  readonly choices: number;
  /** Where a decision was made in parts, the dearest of them stands for it. */
  readonly part: number;
  readonly played: Candidate;
  /** What the reviewer would have played. */
  readonly best: Candidate;
  /** The next best; nothing where there was no choice. */
  readonly next: Candidate | undefined;
  /** What it changed in each seat's chance, compared with the best: below 0 for whoever decided, or all 0. */
  readonly swing: readonly number[];
}

/** So many times its standard error a difference must be, or it may be nothing. */
const SURE = 2;

/** Looks at the decision that a seat makes next in a match. The same match, the same findings. */
export function appraise(taught: Taught, match: Match, seat: Seat, moves: readonly unknown[], effort: Effort): Appraisal {
  const { game, head, state, steps } = match;
  const number = steps.length + 1;
  const dice = (what: string) => diceFrom(`review ${head.seed} ${number} ${what}`);
  const chances = valueOf(taught, state, effort.worlds, dice('before'));
  const trial: Match = { ...match, state: game.copy(state), steps: [...steps] };
  const parts = moves.map((move, part) => {
    const question: Task = { game, ...questionOf(trial, seat), budget: { iterations: effort.search }, dice: dice(`part ${part}`) };
    playMove(trial, seat, move);
    return { part, ...weigh(taught, question, move, chances[seat]!, effort) };
  });
  const dearest = parts.reduce((one, other) => (costOf(other, seat) > costOf(one, seat) ? other : one));
  const after: Match = { ...match, state: game.copy(state), steps: [] };
  playMoves(after, seat, moves);
  const drawn = newsOf(after.steps[0]!) !== undefined;
  return {
    ...dearest,
    number,
    seat,
    chances,
    expected: drawn ? valueAfter(taught, state, seat, moves, effort.worlds, dice('after')) : undefined,
    swing: dearest.swing.map((_, each) => parts.reduce((sum, { swing }) => sum + swing[each]!, 0)),
  };
}

/** What a decision gave away. */
export function costOf({ swing }: Pick<Appraisal, 'swing'>, seat: Seat): number {
  return Math.max(0, -swing[seat]!);
}

/** A move, and what would have been better by far enough to be sure. */
function weigh(taught: Taught, question: Task, move: unknown, chance: number, effort: Effort) {
  const { seat, moves, setting } = question;
  const nothing = Array.from({ length: setting.seats }, () => 0);
  if (effort.search === 0 || (moves.length === 1 && same(moves[0], move))) {
    const only = { move, visits: effort.worlds, chance };
    return { choices: moves.length, best: only, next: undefined, swing: nothing, played: only };
  }
  const { candidates } = search(question, taught.knowledge, defaultManner);
  const [best, next] = candidates as [Candidate, Candidate?];
  const found = { choices: moves.length, best, next, swing: nothing };
  if (same(best.move, move)) return { ...found, played: best };
  const { one, other, doubt } = duel(taught, question, best.move, move, effort.duel);
  const visits = effort.duel;
  const compared = { best: { move: best.move, visits, chance: one[seat]! }, played: { move, visits, chance: other[seat]! } };
  const sure = one[seat]! - other[seat]! > SURE * doubt;
  return { ...found, ...compared, swing: sure ? other.map((share, each) => share - one[each]!) : nothing };
}
