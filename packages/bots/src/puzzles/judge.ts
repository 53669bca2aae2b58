import { type AnyGame, diceFrom, type Question, same, type Verdict } from '@parlour/kernel';
import type { Candidate, Task, Think, Thought } from '../bot.ts';
import { themeOf } from '../explain/explain.ts';
import type { Taught } from '../knowledge.ts';
import { DOUBTERS, REVIEWER } from '../minds.ts';
import { levels } from '../names.ts';

/** Fewer choices are no puzzle. */
const CHOICES = 3;
/** A first look: so many imagined games, and by how much something must beat the obvious. */
const GLANCE = 150;
const PROMISING = 0.05;
/**
 * Then ten searches, all with other dice. By the reviewer's the moves are weighed; those that doubt, with other ideas of how a game goes
 * on, must come to the same answer. The order is such that what fails does so early.
 */
const SEARCHES = [REVIEWER, DOUBTERS[1], REVIEWER, DOUBTERS[0], REVIEWER, REVIEWER, DOUBTERS[1], REVIEWER, DOUBTERS[0], REVIEWER];
const GAMES: Readonly<Record<string, number>> = { [REVIEWER]: 700, [DOUBTERS[0]]: 400, [DOUBTERS[1]]: 250 };
/** A move that was tried less than this in all of them is looked into by itself. */
const TRIED = 250;
/** Moves as good as the best within this are answers too, so many at most; every other must be worse by the margin. */
const AS_GOOD = 0.02;
const ANSWERS = 3;
const MARGIN = 0.08;
/** A level finds an answer if it does so in most of its tries. */
const TRIES = 5;
const FINDS = 4;
/** In a check the answer and the obvious move are each looked into with so many imagined games. */
const CHECKED = 100;

/** Asks bots about one decision, always with the same dice for the same purpose. */
interface Asking {
  readonly question: Task;
  /** Only these moves, where they are given. */
  readonly ask: (bot: string, purpose: string, iterations?: number, moves?: readonly unknown[]) => Promise<Thought>;
}

/** Whether a decision is a puzzle, and what there is to say of it. Bots are asked no more than the seat may know. */
export async function judge(taught: Taught, question: Question, think: Think): Promise<Verdict | undefined> {
  const { game, knowledge } = taught;
  if (question.moves.length < CHOICES || question.moves.some((move) => game.isPart?.(move))) return undefined;
  const asking = askAbout(game, question, think);
  const natural = await atFirstSight(asking);
  const glance = await asking.ask(REVIEWER, 'glance', GLANCE);
  if (isAmong(natural, glance.move) || leadOver(natural, glance.candidates) < PROMISING) return undefined;
  const weighed = await weighAll(asking, natural);
  if (weighed === undefined) return undefined;
  const answers = answersAmong(weighed);
  if (answers === undefined) return undefined;
  const [obvious] = natural;
  if (natural.some((move) => isAmong(answers.moves, move)) || !(await holds(asking, answers.best.move, obvious))) return undefined;
  return {
    answers: answers.moves,
    obvious,
    theme: themeOf(asking.question, knowledge, answers.best.move, obvious) ?? 'later',
    level: await levelThatFinds(asking, answers.moves),
    chance: answers.best.chance,
    obviousChance: weighed.find(({ move }) => same(move, obvious))?.chance ?? 0,
    margin: answers.margin,
  };
}

/** Whether a puzzle still is one as bots think today: cheap, for many puzzles. */
export async function checkPuzzle(
  game: AnyGame,
  question: Question,
  { answers: [answer], obvious }: Pick<Verdict, 'answers' | 'obvious'>,
  think: Think,
): Promise<boolean> {
  return holds(askAbout(game, question, think), answer, obvious);
}

function askAbout(game: AnyGame, question: Question, think: Think): Asking {
  const task = (purpose: string, iterations: number | undefined, moves: readonly unknown[]): Omit<Task, 'game'> => ({
    ...question,
    moves,
    budget: iterations === undefined ? {} : { iterations },
    dice: diceFrom(`puzzle ${purpose}`),
  });
  return {
    question: { game, ...task('reasons', undefined, question.moves) },
    ask: (bot, purpose, iterations, moves = question.moves) =>
      think({ ...task(purpose, iterations, moves), game: game.id, rules: game.revision, bot }),
  };
}

/** What somebody plays who does not look ahead; more than one where that depends on what lies hidden. */
async function atFirstSight({ ask }: Asking): Promise<unknown[]> {
  const seen = await Promise.all(['one', 'two', 'three'].map((time) => ask('greedy', time)));
  return distinct(seen.map(({ move }) => move));
}

/** By how much the best is ahead of all these. What was never tried is hopeless. */
function leadOver(moves: readonly unknown[], candidates: readonly Candidate[]): number {
  const chances = candidates.filter(({ move }) => isAmong(moves, move)).map(({ chance }) => chance);
  return (candidates[0]?.chance ?? 0) - Math.max(0, ...chances);
}

/** Every move with its chance, over all searches; nothing where they do not agree. */
async function weighAll({ question, ask }: Asking, natural: readonly unknown[]): Promise<Candidate[] | undefined> {
  const chosen: unknown[] = [];
  let pooled: Candidate[] = question.moves.map((move) => ({ move, visits: 0, chance: 0 }));
  for (const [index, bot] of SEARCHES.entries()) {
    const { move, candidates } = await ask(bot, `search ${index}`, GAMES[bot]);
    if (bot === REVIEWER) pooled = pooled.map((before) => pool(before, candidates));
    if (!isAmong(chosen, move)) chosen.push(move);
    if (chosen.length > ANSWERS || isAmong(natural, move) || isDoubtful(pooled)) return undefined;
  }
  const weighed: Candidate[] = [];
  for (const [place, candidate] of pooled.entries()) {
    const alone = candidate.visits < TRIED ? (await ask(REVIEWER, `alone ${place}`, TRIED, [candidate.move])).candidates[0] : undefined;
    weighed.push(alone ?? candidate);
  }
  return chosen.every((move) => weighed.filter(isClose(weighed)).some((close) => same(close.move, move))) ? weighed : undefined;
}

/** Whether it is plain already that there will be too many answers, or a move that is neither good enough nor bad enough. */
function isDoubtful(pooled: readonly Candidate[]): boolean {
  const highest = Math.max(...pooled.map(({ chance }) => chance));
  const behind = pooled.filter(({ visits }) => visits >= TRIED).map(({ chance }) => highest - chance);
  return (
    behind.filter((each) => each < AS_GOOD / 2).length > ANSWERS || behind.some((each) => each > 1.5 * AS_GOOD && each < 0.75 * MARGIN)
  );
}

function pool({ move, visits, chance }: Candidate, candidates: readonly Candidate[]): Candidate {
  const now = candidates.find((candidate) => same(candidate.move, move));
  if (now === undefined) return { move, visits, chance };
  const all = visits + now.visits;
  return { move, visits: all, chance: (visits * chance + now.visits * now.chance) / all };
}

/** The answers and what they are ahead by; nothing where others come near. */
function answersAmong(weighed: readonly Candidate[]) {
  const [best, ...others] = weighed.toSorted((a, b) => b.chance - a.chance) as [Candidate, ...Candidate[]];
  const close = isClose(weighed);
  const moves = [best, ...others.filter(close)].map(({ move }) => move);
  const margin = best.chance - Math.max(0, ...others.filter((other) => !close(other)).map(({ chance }) => chance));
  return moves.length <= ANSWERS && moves.length < weighed.length && margin >= MARGIN ? { best, moves, margin } : undefined;
}

/** Whether a move is as good as the best of all. */
function isClose(weighed: readonly Candidate[]): (candidate: Candidate) => boolean {
  const highest = Math.max(...weighed.map(({ chance }) => chance));
  return ({ chance }) => chance >= highest - AS_GOOD;
}

async function holds({ ask }: Asking, answer: unknown, obvious: unknown): Promise<boolean> {
  const [one, other] = await Promise.all([answer, obvious].map((move) => ask(REVIEWER, 'check', CHECKED, [move])));
  return one!.candidates[0]!.chance > other!.candidates[0]!.chance;
}

/** The weakest level that mostly finds an answer; the master thinks as long as it takes. */
async function levelThatFinds({ ask }: Asking, answers: readonly unknown[]): Promise<string> {
  const [master, ...weaker] = levels.toReversed();
  for (const level of weaker.toReversed()) {
    const tries = await Promise.all(Array.from({ length: TRIES }, (_, time) => ask(level, `${level} ${time}`)));
    if (tries.filter(({ move }) => isAmong(answers, move)).length >= FINDS) return level;
  }
  return master!;
}

function isAmong(moves: readonly unknown[], move: unknown): boolean {
  return moves.some((each) => same(each, move));
}

function distinct(moves: readonly unknown[]): unknown[] {
  return moves.filter((move, index) => moves.findIndex((each) => same(each, move)) === index);
}
