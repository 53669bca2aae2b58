/** One decision of a game looked at again: what it gave away, and what chance had to do with it. */
import { carryOut, type Dice, diceFrom, type Match, newsOf, partsAsked, same, type Seat, type Trial, trialOf } from '@parlour/kernel';
import type { Budget, Candidate, Task } from '../bot.ts';
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

/** Quick takes seconds for a game and finds what matters; thorough is for whoever wants to know. `draws` looks at what chance brought alone, for games by the thousand; `luck` too, and finds the same as `quick`. */
export const efforts = {
  draws: { worlds: 300, search: 0, duel: 0 },
  luck: { worlds: 500, search: 0, duel: 0 },
  quick: { worlds: 500, search: 250, duel: 200 },
  thorough: { worlds: 2000, search: 1500, duel: 800 },
} as const satisfies Record<string, Effort>;

/** A decision compared with the best there was, with no more than whoever made it could know. Plain data, so that a thread can send it. */
export interface Weighed {
  readonly seat: Seat;
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
  /** The whole decision, all its parts, with the best in it. */
  readonly better: readonly unknown[];
}

/** What a decision gave away, and what chance had to do with it. */
export interface Appraisal extends Weighed {
  readonly number: number;
  /** Each seat's chance of winning before the decision, by all that was in hands and on the table. */
  readonly chances: readonly number[];
  /** The same after it, whatever was drawn then; nothing where nothing was. */
  readonly expected: readonly number[] | undefined;
}

/** So many times its standard error a difference must be, or it may be nothing. */
const SURE = 2;

/** Looks at the decision that a seat makes next in a match. The same match, the same findings. */
export function appraise(taught: Taught, match: Match, seat: Seat, moves: readonly unknown[], effort: Effort): Appraisal {
  const { game, head, state, steps } = match;
  const number = steps.length + 1;
  const dice = (what: string) => diceFrom(`review ${head.seed} ${number} ${what}`);
  const chances = valueOf(taught, state, effort.worlds, dice('before'));
  const weighed = weighDecision(taught, trialOf(match, seat), moves, effort, dice, chances[seat]!);
  const drawn = newsOf(carryOut(game, game.copy(state), seat, moves)) !== undefined;
  return {
    ...weighed,
    number,
    chances,
    expected: drawn ? valueAfter(taught, state, seat, moves, effort.worlds, dice('after')) : undefined,
  };
}

/** Weighs a whole decision. Where there was nothing to choose, `chance` is what it is said to be worth. */
export function weighDecision(
  taught: Taught,
  trial: Trial,
  moves: readonly unknown[],
  effort: Effort,
  dice: (what: string) => Dice,
  chance: number,
): Weighed {
  const { game, setting, seat } = trial;
  const state = game.copy(trial.state);
  const seen = [...trial.seen];
  const budget = { iterations: effort.search };
  const parts = moves.map((move, part) => {
    const asked = { seat, setting, view: game.view(state, seat), seen: [...seen], moves: game.moves(state, seat) };
    for (const event of carryOut(game, state, seat, [move]).events) seen.push(game.see(event, seat));
    return { part, ...weigh(taught, { game, ...asked, budget, dice: dice(`part ${part}`) }, move, chance, effort) };
  });
  const dearest = parts.reduce((one, other) => (costOf(other, seat) > costOf(one, seat) ? other : one));
  const better = () =>
    completed(
      taught,
      { ...trial, state: game.copy(trial.state) },
      [...moves.slice(0, dearest.part), dearest.best.move],
      budget,
      dice('rest'),
    );
  return {
    ...dearest,
    seat,
    swing: dearest.swing.map((_, each) => parts.reduce((sum, { swing }) => sum + swing[each]!, 0)),
    better: costOf(dearest, seat) === 0 ? moves : better(),
  };
}

/** A decision that is begun, as the reviewer would go on with it. */
function completed(taught: Taught, trial: Trial, begun: readonly unknown[], budget: Budget, dice: Dice): unknown[] {
  const parts = partsAsked(trial, begun);
  let asked = parts.next();
  while (!asked.done) {
    const { candidates } = search({ ...asked.value, game: trial.game, budget, dice }, taught.knowledge, defaultManner);
    asked = parts.next(candidates[0]!.move);
  }
  return asked.value;
}

/** What a decision gave away. */
export function costOf({ swing }: Pick<Weighed, 'swing'>, seat: Seat): number {
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
