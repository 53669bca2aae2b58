import { alhambra } from '@parlour/alhambra';
import { botFor, type Thought } from '@parlour/bots';
import { teach } from '@parlour/games';
import { type AnyGame, diceFrom, type Match, playMove, questionOf, same, startMatch } from '@parlour/kernel';
import { lastWill } from '@parlour/last-will';
import type { Measurement, Row } from '../measure.ts';

/** About what a hint of 1.2 seconds comes to on one thread; STEADINESS_ITERATIONS and STEADINESS_POSITIONS give other sizes. */
const ITERATIONS = Number(process.env['STEADINESS_ITERATIONS'] ?? 10_000);
const POSITIONS = Number(process.env['STEADINESS_POSITIONS'] ?? 20);
const TIMES = 10;
const STEADY = 9;
/** Where the next best move is closer than this, either is a good hint. */
const CLEAR = 0.05;
/** A short look tells which positions are worth a long one. */
const GLANCE = 500;
/** From one game of two players, no more positions than this. */
const EACH = 3;

export const measurement: Measurement = {
  title: 'Steadiness of hints: the same position thought through with other dice',
  async measure() {
    const rows = [await steadiness('Alhambra, 2 players', alhambra), await steadiness('Last Will, 2 players', lastWill)];
    return {
      rows,
      ratios: rows.map(({ name, figures }) => ({
        name: `${name}: share of positions with a steady hint`,
        value: figures['steady']! / figures['positions']!,
      })),
      notes: [
        `Positions of games between clubs where master, with ${ITERATIONS} imagined games, finds the best move at least ${100 * CLEAR} points ahead of the next, which is thought through by itself; then it thinks ${TIMES} more times, each with other dice.`,
        `Steady: the same move ${STEADY} times or more. Alike: how many of the ${TIMES} thoughts agree, on average.`,
      ],
    };
  },
};

async function steadiness(name: string, game: AnyGame): Promise<Row> {
  const alike: number[] = [];
  for (let number = 0; alike.length < POSITIONS; number++) {
    let found = 0;
    for await (const match of moments(game, `steadiness/${number}`)) {
      if (!(await isClear(match, GLANCE)) || !(await isClear(match, ITERATIONS))) continue;
      alike.push(await agreeing(match));
      if (++found === EACH || alike.length === POSITIONS) break;
    }
  }
  const steady = alike.filter((times) => times >= STEADY).length;
  return { name, figures: { positions: alike.length, steady, alike: alike.reduce((sum, times) => sum + times, 0) / alike.length } };
}

/** A game of two clubs; one decision in seven, beginning somewhere else in every game. */
async function* moments(game: AnyGame, seed: string): AsyncGenerator<Match> {
  const club = botFor(await teach(game), 'club')!;
  const match = startMatch(game, {}, seed, [{ name: 'one' }, { name: 'two' }]);
  const dice = diceFrom(`${seed}/clubs`);
  for (let number = seed.length + Number(seed.split('/')[1]); ; number++) {
    const seat = game.toAct(match.state)[0];
    if (seat === undefined) return;
    if (number % 7 === 0) yield match;
    const question = { game, ...questionOf(match, seat), budget: {}, dice };
    playMove(match, seat, club.decide(question).move);
  }
}

/** What is next best is thought through by itself: beside a move that wins, others are hardly tried and look worse than they are. */
async function isClear(match: Match, iterations: number): Promise<boolean> {
  const { move, candidates } = await hint(match, iterations, 'choice');
  const others = match.game.moves(match.state, match.game.toAct(match.state)[0]!).filter((other) => !same(other, move));
  if (candidates[0] === undefined || others.length < 2) return false;
  const [next] = (await hint(match, iterations, 'others', others)).candidates;
  return next !== undefined && candidates[0].chance - next.chance >= CLEAR;
}

/** How many of the thoughts name the move that is named most. */
async function agreeing(match: Match): Promise<number> {
  const named: { move: unknown; times: number }[] = [];
  for (let time = 0; time < TIMES; time++) {
    const { move } = await hint(match, ITERATIONS, `time ${time}`);
    const known = named.find((other) => same(other.move, move));
    if (known === undefined) named.push({ move, times: 1 });
    else known.times++;
  }
  return Math.max(...named.map(({ times }) => times));
}

/** A master who has thought of nothing before. */
async function hint(match: Match, iterations: number, dice: string, only?: readonly unknown[]): Promise<Thought> {
  const { game } = match;
  const seat = game.toAct(match.state)[0]!;
  const master = botFor(await teach(game), 'master')!;
  const question = questionOf(match, seat);
  return master.decide({
    game,
    ...question,
    moves: only ?? question.moves,
    budget: { iterations },
    dice: diceFrom(`${match.steps.length} ${dice}`),
  });
}
